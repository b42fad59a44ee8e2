/**
 * A widget's page data as a form. It is the editors' own form (editors/form), which isn't a React
 * component and lives in a shadow root.
 */
import { type RefObject, useEffect, useRef } from "react";
import type { Texts } from "../../editors/core/page-data-texts.ts";
import fieldsCss from "../../editors/form/fields.css?inline";
import {
  type PageDataForm as Form,
  type FormTexts,
  pageDataForm,
} from "../../editors/form/page-data-form.ts";
import type { ReadFallback } from "../../editors/tag/fallback.ts";
import type { Entry } from "./widget-entries.ts";

type Props = {
  entry: Entry;
  texts: Texts;
  fallback: ReadFallback;
  /** Receives the form, so that others can focus one of its fields. */
  form: RefObject<Form | null>;
  onEdit: (typed: FormTexts) => void;
};

/**
 * Shows one field per key of the widget's page data. Remount (`key`) for another example or widget:
 * the form keeps its own state.
 */
export function PageDataForm({ entry, texts, fallback, form, onEdit }: Props) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is created once, and reports changes through onEdit
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fieldsCss);
    root.adoptedStyleSheets = [sheet];
    form.current = pageDataForm({ entry, texts, fallback, lists: {}, onEdit });
    form.current.judge();
    root.replaceChildren(form.current.element);
  }, []);

  return (
    <section className="gallery-box" aria-labelledby="dados">
      <h3 id="dados">Dados da página</h3>
      <div ref={place} />
    </section>
  );
}
