/** The whole gallery: the ten widgets to choose from, and one of them to see, to fill in, to copy, to try. */
import { useRef, useState } from "react";
import type { CatalogueKeys } from "../../editors/core/catalogue.ts";
import { findProblems } from "../../editors/core/page-data-problems.ts";
import { parseTexts } from "../../editors/core/page-data-texts.ts";
import type { PageDataForm as Form } from "../../editors/form/page-data-form.ts";
import { formatFallback } from "../../editors/tag/fallback.ts";
import icon from "../site/icone.svg?no-inline";
import { Experiments } from "./Experiments.tsx";
import { buildFrameUrl } from "./frame/frame-request.ts";
import { ImportBox } from "./ImportBox.tsx";
import { PageDataForm } from "./PageDataForm.tsx";
import { Preview } from "./Preview.tsx";
import { SnippetBox } from "./SnippetBox.tsx";
import { type SwitchValues, startValues, Widths } from "./Switches.tsx";
import type { SnippetForm, Tag } from "./snippet/snippet.ts";
import { callStateOf } from "./states.ts";
import { ThemePanel } from "./ThemePanel.tsx";
import { type Theme, themeProperties } from "./theme.ts";
import { useFrameMessages } from "./use-frame-messages.ts";
import { useSelection } from "./use-selection.ts";
import { type Entry, widgetEntries } from "./widget-entries.ts";

/** The gallery's page; the widget and the example are in the URL's hash. */
export function Gallery() {
  const { entry, example, texts, fallback, others, serial, edit, restore } = useSelection();
  const [way, setWay] = useState<SnippetForm>("atributos");
  const form = useRef<Form>(null);
  const [switches, setSwitches] = useState<SwitchValues>(startValues);
  const [theme, setTheme] = useState<Theme>({});
  const messages = useFrameMessages(entry.widget);

  const { widget, fields } = entry;
  const values = parseTexts(fields, texts);
  const problems = findProblems({ fields, values });
  const html = fallback.kept ?? formatFallback(entry.fallback, values, fallback.text);
  const tag: Tag = { widget, fields, values, fallback: html, hasUsualFallback: fallback.text === "", others };
  const { state, host, isDark, width } = switches;
  const request = {
    widget,
    values,
    fallbackText: fallback.text,
    form: state === "dados-estragados" ? ("estragada" as const) : way,
    calls: "apiBase" in values ? null : callStateOf(state),
    host,
    theme: themeProperties(theme, isDark),
    isDark,
  };
  const setWidth = (width: number | null) => setSwitches({ ...switches, width });

  return (
    <>
      <a className="site-skip" href="#componente">
        Saltar para o componente
      </a>
      <Head />
      <div className="gallery-wrap site-wrap gallery">
        <Menu widget={widget} />
        <main className="gallery__main" id="componente" tabIndex={-1}>
          <Title entry={entry} example={example} />
          <div className="gallery__columns">
            <div className="gallery__preview">
              <Widths width={width} onWidth={setWidth} />
              <Preview
                title={entry.title}
                url={buildFrameUrl(request, state)}
                shownHash={messages.shownHash}
                width={width}
                height={messages.height}
                frame={messages.frame}
              />
            </div>
            <div className="gallery__tag">
              <SnippetBox
                tag={tag}
                form={way}
                problems={namedProblems(fields, problems)}
                onForm={setWay}
                onShow={(key) => form.current?.focus(key)}
              />
            </div>
            <div className="gallery__rest">
              <PageDataForm key={serial} entry={entry} texts={texts} fallback={fallback} form={form} onEdit={edit} />
              <ImportBox onRead={restore} />
              <ThemePanel theme={theme} isDark={isDark} onChange={setTheme} />
              <Experiments switches={switches} onSwitches={setSwitches} messages={messages} />
            </div>
          </div>
        </main>
      </div>
    </>
  );
}

function namedProblems(fields: CatalogueKeys, problems: Readonly<Record<string, string>>) {
  return Object.keys(problems).map((key) => ({ key, label: fields[key]?.form.label ?? key }));
}

function Menu({ widget: shown }: { widget: string }) {
  return (
    <nav className="gallery__menu" aria-label="Componentes">
      <ul>
        {widgetEntries.map(({ widget, title }) => (
          <li key={widget}>
            <a href={`#${widget}`} aria-current={widget === shown ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Title({ entry, example }: { entry: Entry; example: string | null }) {
  return (
    <>
      <h2 className="gallery__title">
        {entry.title} <code>{entry.widget}</code>
      </h2>
      <p className="gallery__about">{entry.about}</p>
      <nav aria-label="Exemplos" className="gallery__examples">
        {entry.examples.map(({ name, slug }) => (
          <a key={slug} href={`#${entry.widget}/${slug}`} aria-current={slug === example ? "true" : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}

function Head() {
  return (
    <header className="site-head">
      <div className="site-wrap gallery-wrap">
        <a className="site-logo" href="../">
          <img src={icon} alt="" width={34} height={34} />
          Cal e Maré
        </a>
        <h1 className="gallery__name">Galeria dos componentes</h1>
        <nav className="gallery__guides" aria-label="Guias">
          <a href="docs/editores.html">Guia para quem edita</a>
          <a href="README.html">Para quem programa</a>
          <a href="laravel/README.html">Laravel</a>
        </nav>
      </div>
    </header>
  );
}
