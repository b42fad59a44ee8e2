/** The whole gallery: the ten widgets to choose from, and one of them to see, to try, to copy. */
import { useState } from "react";
import icon from "../site/icone.svg?no-inline";
import { EventLog } from "./EventLog.tsx";
import { ImportBox } from "./ImportBox.tsx";
import { LoadedFiles } from "./LoadedFiles.tsx";
import { PageDataForm } from "./PageDataForm.tsx";
import { Preview } from "./Preview.tsx";
import { parseTexts } from "./page-data-texts.ts";
import { buildPreviewUrl } from "./preview-url.ts";
import { SnippetBox } from "./SnippetBox.tsx";
import { Switches, type SwitchValues, startValues } from "./Switches.tsx";
import type { SnippetForm } from "./snippet.ts";
import { ThemePanel } from "./ThemePanel.tsx";
import type { Theme } from "./theme.ts";
import { useFrameMessages } from "./use-frame-messages.ts";
import { useSelection } from "./use-selection.ts";
import { WidgetMenu } from "./WidgetMenu.tsx";

/** The gallery's page; the widget and the example are in the URL's hash. */
export function Gallery() {
  const { entry, example, texts, edit, restore } = useSelection();
  const [form, setForm] = useState<SnippetForm>("atributos");
  const [switches, setSwitches] = useState<SwitchValues>(startValues);
  const [theme, setTheme] = useState<Theme>({});
  const messages = useFrameMessages(entry.widget);

  const { widget, fields, fallback } = entry;
  const tag = { widget, fields, values: parseTexts(fields, texts), fallback };

  return (
    <>
      <a className="site-skip" href="#componente">
        Saltar para o componente
      </a>
      <Head />
      <div className="gallery-wrap site-wrap gallery">
        <WidgetMenu widget={widget} />
        <main className="gallery__main" id="componente" tabIndex={-1}>
          <h2 className="gallery__title">
            {entry.title} <code>{widget}</code>
          </h2>
          <p className="gallery__about">{entry.about}</p>
          <nav aria-label="Exemplos" className="gallery__examples">
            {entry.examples.map(({ name, slug }) => (
              <a key={slug} href={`#${widget}/${slug}`} aria-current={slug === example ? "true" : undefined}>
                {name}
              </a>
            ))}
          </nav>
          <Switches values={switches} onChange={setSwitches} />
          <Preview
            title={entry.title}
            url={buildPreviewUrl({ tag, form, switches, theme })}
            shownHash={messages.shownHash}
            width={switches.width}
            isZoomed={switches.isZoomed}
            onWidth={(width) => setSwitches({ ...switches, width })}
            frame={messages.frame}
          />
          <div className="gallery__columns">
            <div className="gallery__column">
              <PageDataForm entry={entry} texts={texts} form={form} onEdit={edit} />
              <ThemePanel theme={theme} isDark={switches.isDark} onChange={setTheme} />
            </div>
            <div className="gallery__column">
              <SnippetBox tag={tag} form={form} onForm={setForm} />
              <ImportBox onRead={restore} />
              <EventLog entries={messages.log} onClear={messages.clear} />
              <LoadedFiles files={messages.files} />
            </div>
          </div>
        </main>
      </div>
    </>
  );
}

function Head() {
  return (
    <header className="site-head">
      <div className="site-wrap gallery-wrap">
        <Logo />
        <h1 className="gallery__name">Galeria dos componentes</h1>
      </div>
    </header>
  );
}

/** A link to the demo agency's home page, where its server serves the gallery. */
function Logo() {
  const isServed = document.documentElement.hasAttribute("data-servidor");
  const logo = (
    <>
      <img src={icon} alt="" width={34} height={34} />
      Cal e Maré
    </>
  );
  return isServed ? (
    <a className="site-logo" href="/">
      {logo}
    </a>
  ) : (
    <span className="site-logo">{logo}</span>
  );
}
