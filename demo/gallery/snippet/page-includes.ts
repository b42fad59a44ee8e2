/** The lines that a page needs once in addition to the tag, by format. */
import type { SnippetForm } from "./snippet.ts";

type Includes = { about: string; label: string; text: string };

const FILES: Includes = {
  about: "No layout, uma só vez, antes de </head>:",
  label: "Copiar as duas linhas",
  text: `<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">
<script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>`,
};
const COMPOSER: Includes = {
  about: "No servidor, uma só vez:",
  label: "Copiar os comandos",
  text: "composer require imo-widgets/laravel\nphp artisan imo-widgets:install",
};
const DIRECTIVE: Includes = {
  about: "No layout Blade, uma só vez, dentro de <head>:",
  label: "Copiar a diretiva",
  text: "@imoWidgets",
};
const SHORTCODES: Includes = {
  about: "Na página que mostra o texto:",
  label: "Copiar a diretiva do texto",
  text: "@imoShortcodes($pagina->corpo)",
};

export const includes: Record<SnippetForm, readonly Includes[]> = {
  atributos: [FILES],
  json: [FILES],
  shortcode: [COMPOSER, DIRECTIVE, SHORTCODES],
  componente: [COMPOSER, DIRECTIVE],
  blade: [
    COMPOSER,
    DIRECTIVE,
    { ...FILES, about: "Sem o pacote, em vez disso, as duas linhas no layout:" },
  ],
};
