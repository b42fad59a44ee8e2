/**
 * The form that all editors use, in a shadow root inside the modal that it was opened from
 * (docs/editors.md#the-form).
 */

import { make, makeButton } from "../core/element.ts";
import { embeddedCatalogue } from "../core/embedded-catalogue.ts";
import { formatValues } from "../core/page-data-texts.ts";
import type { EditorSettings } from "../core/settings.ts";
import { foreignHost, foreignSentence } from "../tag/call-target.ts";
import { newTag, readTag, type WidgetTag, withoutCallTarget, writeTag } from "../tag/widget-tag.ts";
import css from "./dialog.css?inline";
import fieldsCss from "./fields.css?inline";
import { pageDataForm } from "./page-data-form.ts";

type DialogOptions = { near: Element | null; settings: EditorSettings };

const UNKNOWN =
  "Este componente não é conhecido aqui e fica como está. Pode movê-lo, copiá-lo ou apagá-lo.";

/**
 * Opens the form. Returns the tag to write, or `null` if the user cancelled or the widget is
 * unknown.
 */
export async function openWidgetForm(
  source: string,
  options: DialogOptions,
): Promise<string | null> {
  const tag = readTag(source, embeddedCatalogue);
  if (tag || source === "") return openDialog(tag, options);
  // Offering a choice of widgets would replace the unknown one.
  alert(UNKNOWN);
  return null;
}

function openDialog(
  tag: WidgetTag | null,
  { near, settings }: DialogOptions,
): Promise<string | null> {
  const host = make("div", { className: "imo-editor-dialog" });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fieldsCss + css);
  root.adoptedStyleSheets = [sheet];
  const dialog = make("dialog", { lang: "pt-PT" });
  dialog.setAttribute("aria-labelledby", "titulo");
  root.append(dialog);
  // Keys pressed in the dialog must not reach the page's shortcuts, its focus traps, or the Escape
  // handler of its modal.
  for (const type of ["keydown", "keyup", "keypress", "focusin", "focusout"])
    host.addEventListener(type, (event) => event.stopPropagation());
  (near?.closest('dialog, [aria-modal="true"], [role="dialog"], .modal') ?? document.body).append(
    host,
  );
  return new Promise((resolve) => {
    const finish = (text: string | null) => {
      dialog.close();
      host.remove();
      resolve(text);
    };
    // The `close` event comes in a later task, and a key pressed in between would be lost.
    dialog.oncancel = dialog.onclose = () => finish(null);
    const steps = { dialog, settings, finish };
    dialog.showModal();
    if (tag) showForm(tag, steps);
    else showChoice(steps);
  });
}

/** `finish` closes the dialog; `null` leaves the document as it is. */
type Steps = {
  dialog: HTMLDialogElement;
  settings: EditorSettings;
  finish: (text: string | null) => void;
};

function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("main :is(button, input, textarea, select)")?.focus();
}

type Step = { title: string; main: HTMLElement; back?: HTMLElement | null; submit?: HTMLElement };

/** Replaces the previous step; both have the same buttons. */
function showStep(
  { dialog, finish }: Steps,
  { title, main, back = null, submit }: Step,
): HTMLFormElement {
  const close = makeButton("×", () => finish(null), { ariaLabel: "Fechar" });
  const header = make("header", {}, make("h2", { id: "titulo", textContent: title }), close);
  const cancel = makeButton("Cancelar", () => finish(null));
  const footer = make("footer", {}, back, cancel, submit ?? null);
  const form = make("form", { noValidate: true }, header, main, footer);
  dialog.replaceChildren(form);
  focusFirst(dialog);
  return form;
}

function showChoice(steps: Steps): void {
  const choices = Object.entries(embeddedCatalogue).map(([widget, { title, about }]) => {
    const choose = () => {
      const tag = newTag(widget, steps.settings.format, embeddedCatalogue);
      if (tag) showForm(tag, steps);
    };
    const button = makeButton("", choose);
    button.append(make("strong", { textContent: title }), make("span", { textContent: about }));
    return button;
  });
  const main = make("main", { className: "choices" }, ...choices);
  showStep(steps, { title: "Inserir componente", main });
}

/** Shows the second step, or the only one for an existing widget. */
function showForm(tag: WidgetTag, steps: Steps): void {
  const isNew = tag.source === "";
  const form = widgetForm(tag, steps);
  const back = isNew ? makeButton("Escolher outro", () => showChoice(steps)) : null;
  const submit = make("button", { className: "main", textContent: isNew ? "Inserir" : "Guardar" });
  showStep(steps, { title: tag.entry.title, main: form.main, back, submit }).onsubmit = (event) => {
    event.preventDefault();
    const text = form.write();
    if (text !== null) steps.finish(text);
  };
}

/** Creates one widget's fields. `write` shows any problems and then returns `null`. */
function widgetForm(tag: WidgetTag, { dialog, settings }: Steps) {
  const isShortcode = tag.format === "shortcode";
  const form = pageDataForm({
    entry: tag.entry,
    texts: formatValues(tag.entry.fields, tag.values),
    fallback: isShortcode ? null : tag.fallback,
    lists: settings.lists,
    named: isShortcode ? settings.named : undefined,
  });
  let written = tag;
  const onOwn = () => {
    written = withoutCallTarget(tag);
    focusFirst(dialog);
  };
  const problem = make("p", { role: "alert", className: "problem", hidden: true });
  const about = make("p", { className: "about", textContent: tag.entry.about });
  const main = make(
    "main",
    { tabIndex: -1 },
    problem,
    about,
    foreignNotice(tag, settings, onOwn),
    form.element,
  );
  return { main, write };

  function say(sentence: string): void {
    problem.textContent = sentence;
    problem.hidden = sentence === "";
  }

  function write(): string | null {
    const [first, ...others] = form.judge();
    say(others.length > 0 ? `Há ${others.length + 1} campos por corrigir.` : "");
    if (first !== undefined) {
      form.focus(first);
      return null;
    }
    const { texts, fallbackText } = form.read();
    const result = writeTag(written, texts, fallbackText);
    if ("text" in result) return result.text;
    say(result.problem);
    main.scrollTop = 0;
    main.focus();
    return null;
  }
}

/** Warns that the tag sends messages to another site, and offers to change that. */
function foreignNotice(
  tag: WidgetTag,
  settings: EditorSettings,
  onOwn: () => void,
): HTMLElement | null {
  const host = foreignHost(tag.host, settings);
  if (host === null) return null;
  const status = make("p", { role: "status", textContent: foreignSentence(host) });
  const button = makeButton("Enviar para este site", () => {
    status.textContent = "Ao guardar, o que os visitantes escreverem passa a vir para este site.";
    button.remove();
    onOwn();
  });
  return make("div", { className: "problem" }, status, button);
}
