/** The form of all editors, in a shadow root inside the modal that it was opened from (docs/editors.md#the-form). */

import { make } from "../core/element.ts";
import { embeddedCatalogue } from "../core/embedded-catalogue.ts";
import { formatValues } from "../core/page-data-texts.ts";
import type { EditorSettings } from "../core/settings.ts";
import { foreignHost, foreignSentence } from "../tag/call-target.ts";
import { newTag, readTag, type WidgetTag, withoutCallTarget, writeTag } from "../tag/widget-tag.ts";
import css from "./dialog.css?inline";
import fieldsCss from "./fields.css?inline";
import { pageDataForm } from "./page-data-form.ts";

type DialogOptions = {
  near: Element | null;
  settings: EditorSettings;
};

const UNKNOWN = "Este componente não é conhecido aqui e fica como está. Pode movê-lo, copiá-lo ou apagá-lo.";

/** Opens the form; returns the tag to write, or `null` if the editor cancelled or the widget is unknown. */
export async function openWidgetForm(source: string, options: DialogOptions): Promise<string | null> {
  const tag = readTag(source, embeddedCatalogue);
  if (tag || source === "") return openDialog(tag, options);
  // A choice of widgets would replace it.
  alert(UNKNOWN);
  return null;
}

function openDialog(tag: WidgetTag | null, options: DialogOptions): Promise<string | null> {
  const host = make("div", { class: "imo-editor-dialog" });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fieldsCss + css);
  root.adoptedStyleSheets = [sheet];
  const dialog = make("dialog", { lang: "pt-PT", "aria-labelledby": "titulo" });
  root.append(dialog);
  // Keys in the dialog must not reach the page's shortcuts, focus traps or its own modal's Escape.
  for (const type of ["keydown", "keyup", "keypress", "focusin", "focusout"])
    host.addEventListener(type, (event) => event.stopPropagation());
  (options.near?.closest('dialog, [aria-modal="true"], [role="dialog"], .modal') ?? document.body).append(host);
  return new Promise((resolve) => {
    let result: string | null = null;
    // The `close` event comes in a later task, and a key pressed in between would be lost.
    const end = () => {
      dialog.close();
      host.remove();
      resolve(result);
    };
    dialog.addEventListener("close", end);
    dialog.addEventListener("cancel", end);
    const finish = (text: string) => {
      result = text;
      end();
    };
    if (tag) showForm(dialog, tag, { ...options, finish });
    else showChoice(dialog, { ...options, finish });
    dialog.showModal();
    focusFirst(dialog);
  });
}

type Steps = DialogOptions & { finish: (text: string) => void };

function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("main :is(button, input, textarea, select)")?.focus();
}

function showChoice(dialog: HTMLDialogElement, steps: Steps): void {
  const { settings } = steps;
  const list = make("ul", { class: "choices" });
  for (const [widget, { title, about }] of Object.entries(embeddedCatalogue)) {
    const button = make("button", { type: "button" }, make("strong", { text: title }), make("span", { text: about }));
    button.addEventListener("click", () => {
      const tag = newTag(widget, settings.format, embeddedCatalogue);
      if (tag) showForm(dialog, tag, steps);
      focusFirst(dialog);
    });
    list.append(make("li", {}, button));
  }
  const footer = make("footer", {}, make("span", { class: "space" }), cancelButton(dialog));
  dialog.replaceChildren(make("form", {}, header(dialog, "Inserir componente"), make("main", {}, list), footer));
}

/** Shows the second step, or the only one of an existing widget. */
function showForm(dialog: HTMLDialogElement, tag: WidgetTag, steps: Steps): void {
  const isNew = tag.source === "";
  const form = widgetForm(dialog, tag, steps.settings);
  const back = make("button", { type: "button", text: "Escolher outro" });
  back.addEventListener("click", () => {
    showChoice(dialog, steps);
    focusFirst(dialog);
  });
  const submit = make("button", { type: "submit", class: "main", text: isNew ? "Inserir" : "Guardar" });
  const space = make("span", { class: "space" });
  const footer = make("footer", {}, isNew ? back : null, space, cancelButton(dialog), submit);
  const element = make("form", { novalidate: true }, header(dialog, tag.entry.title), form.main, footer);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = form.write();
    if (text !== null) steps.finish(text);
  });
  dialog.replaceChildren(element);
}

/** Creates the fields of one widget; `write` returns `null` after showing the problems. */
function widgetForm(dialog: HTMLDialogElement, tag: WidgetTag, settings: EditorSettings) {
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
  const problem = make("p", { role: "alert", class: "problem", hidden: true });
  const about = make("p", { class: "about", text: tag.entry.about });
  const main = make("main", { tabindex: "-1" }, problem, about, foreignNotice(tag, settings, onOwn), form.element);
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

function header(dialog: HTMLDialogElement, title: string): HTMLElement {
  const close = make("button", { type: "button", class: "close", "aria-label": "Fechar", text: "×" });
  close.addEventListener("click", () => dialog.close());
  return make("header", {}, make("h2", { id: "titulo", text: title }), close);
}

function cancelButton(dialog: HTMLDialogElement): HTMLElement {
  const button = make("button", { type: "button", text: "Cancelar" });
  button.addEventListener("click", () => dialog.close());
  return button;
}

/** Warns that the tag sends messages to another site, and offers to stop it. */
function foreignNotice(tag: WidgetTag, settings: EditorSettings, onOwn: () => void): HTMLElement | null {
  const host = foreignHost(tag.calls, settings);
  if (host === null) return null;
  const said = make("p", { role: "status", text: foreignSentence(host) });
  const button = make("button", { type: "button", text: "Enviar para este site" });
  button.addEventListener("click", () => {
    said.textContent = "Ao guardar, o que os visitantes escreverem passa a vir para este site.";
    button.remove();
    onOwn();
  });
  return make("div", { class: "problem" }, said, button);
}
