/**
 * The whole gallery: ten widgets to choose from, one of which is shown, filled in, copied and tried
 * out.
 */
import { useRef, useState } from "react";
import { findProblems } from "../../editors/core/page-data-problems.ts";
import { parseTexts } from "../../editors/core/page-data-texts.ts";
import type { PageDataForm as Form } from "../../editors/form/page-data-form.ts";
import { formatFallback } from "../../editors/tag/fallback.ts";
import icon from "../site/icone.svg?no-inline";
import { Experiments, type Surroundings } from "./Experiments.tsx";
import { buildFrameUrl } from "./frame/frame-request.ts";
import { ImportBox } from "./ImportBox.tsx";
import { PageDataForm } from "./PageDataForm.tsx";
import { Preview } from "./Preview.tsx";
import { SnippetBox } from "./SnippetBox.tsx";
import type { SnippetForm, Tag } from "./snippet/snippet.ts";
import { ThemePanel } from "./ThemePanel.tsx";
import { type Theme, themeProperties } from "./theme.ts";
import { useFrameMessages } from "./use-frame-messages.ts";
import { useSelection } from "./use-selection.ts";
import { widgetEntries } from "./widget-entries.ts";

/** The gallery's page. The URL's hash has the widget and the example. */
export function Gallery() {
  const { entry, example, texts, fallback, others, serial, edit, restore } = useSelection();
  const [form, setForm] = useState<SnippetForm>("atributos");
  const [surroundings, setSurroundings] = useState<Surroundings>({
    state: "normal",
    host: "nenhum",
    isDark: false,
  });
  const [theme, setTheme] = useState<Theme>({});
  const fieldsOfKeys = useRef<Form>(null);
  const messages = useFrameMessages(entry.widget);

  const { widget, fields, title } = entry;
  const { state, host, isDark } = surroundings;
  const values = parseTexts(fields, texts);
  const problems = Object.keys(findProblems({ fields, values }));
  const html = fallback.kept ?? formatFallback(entry.fallback, values, fallback.text);
  const tag: Tag = {
    widget,
    fields,
    values,
    fallback: html,
    hasUsualFallback: fallback.text === "",
    others,
  };
  const request = {
    widget,
    values,
    fallbackText: fallback.text,
    form: state === "dados-estragados" ? ("estragada" as const) : form,
    calls: "apiBase" in values ? null : state,
    host,
    theme: themeProperties(theme, isDark),
    isDark,
  };

  return (
    <>
      <a className="site-skip" href="#componente">
        Saltar para o componente
      </a>
      <Head />
      <div className="gallery">
        <nav aria-label="Componentes">
          {widgetEntries.map((one) => (
            <a
              key={one.widget}
              href={`#${one.widget}`}
              aria-current={one === entry ? "page" : undefined}
            >
              {one.title}
            </a>
          ))}
        </nav>
        <main id="componente" tabIndex={-1}>
          <h2 className="site-h1">
            {title} <code className="gallery-note">{widget}</code>
          </h2>
          <p>{entry.about}</p>
          <nav aria-label="Exemplos" className="site-choice">
            <ul>
              {entry.examples.map(({ name, slug }) => (
                <li key={slug}>
                  <a
                    href={`#${widget}/${slug}`}
                    aria-current={slug === example ? "true" : undefined}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="gallery-columns">
            <Preview title={title} url={buildFrameUrl(request, state)} messages={messages} />
            <SnippetBox
              tag={tag}
              form={form}
              problems={problems.map((key) => ({ key, label: fields[key]?.form.label ?? key }))}
              onForm={setForm}
              onShow={(key) => fieldsOfKeys.current?.focus(key)}
            />
            <PageDataForm
              key={serial}
              entry={entry}
              texts={texts}
              fallback={fallback}
              form={fieldsOfKeys}
              onEdit={edit}
            />
            <ImportBox onRead={restore} />
            <ThemePanel theme={theme} isDark={isDark} onChange={setTheme} />
            <Experiments values={surroundings} onChange={setSurroundings} messages={messages} />
          </div>
        </main>
      </div>
    </>
  );
}

function Head() {
  return (
    <header className="site-head">
      <div className="site-wrap gallery-head">
        <a className="site-logo" href="../">
          <img src={icon} alt="" width={34} height={34} />
          Cal e Maré
        </a>
        <h1>Galeria dos componentes</h1>
        <nav className="gallery-row" aria-label="Guias">
          <a href="docs/editores.html">Guia para quem edita</a>
          <a href="README.html">Para quem programa</a>
          <a href="laravel/README.html">Laravel</a>
        </nav>
      </div>
    </header>
  );
}
