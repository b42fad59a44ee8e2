/**
 * The form in which an editor chooses a widget and says what it shows: one `<dialog>` for all editors, because theirs know
 * no required field and no error beside one. It lives in a shadow root, so that no style of the page reaches it, and inside
 * the modal that it was opened from, whose focus trap would otherwise take the keyboard from it (docs/editors.md#the-form).
 */
import { foreignHost, foreignSentence } from "../core/call-target.ts";
import type { Catalogue } from "../core/catalogue.ts";
import { make, setAttribute } from "../core/element.ts";
import { describeFallback } from "../core/fallback.ts";
import { takesListName } from "../core/named-lists.ts";
import type { FormOptions } from "../core/open-form.ts";
import { findProblems } from "../core/page-data-problems.ts";
import { formatValues, parseTexts } from "../core/page-data-texts.ts";
import type { EditorSettings } from "../core/settings.ts";
import { newTag, type WidgetTag, withoutCallTarget, writeTag } from "../core/widget-tag.ts";
import css from "./dialog.css?inline";
import { keyControl } from "./key-control.ts";

type DialogOptions = FormOptions & { catalogue: Catalogue };

/**
 * Opens the form.
 * @param tag what stands in the text; `null` for a new one
 * @returns the tag as it is to stand in the text; `null` when the editor cancelled
 */
export function openWidgetDialog(tag: WidgetTag | null, options: DialogOptions): Promise<string | null> {
  const host = make("div", { class: "imo-editor-dialog" });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const dialog = make("dialog", { lang: "pt-PT", "aria-labelledby": "titulo" });
  root.append(dialog);
  // What is typed here is no business of the page's: its shortcuts, its traps, its own modal's Escape.
  for (const type of ["keydown", "keyup", "keypress", "focusin", "focusout"])
    host.addEventListener(type, (event) => event.stopPropagation());
  (options.near?.closest('dialog, [aria-modal="true"], [role="dialog"], .modal') ?? document.body).append(host);
  return new Promise((resolve) => {
    let result: string | null = null;
    // Not by the `close` event alone: that is a task of its own, and a key that came before it would be lost on its way
    // to the text.
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

/** The first step: which widget. */
function showChoice(dialog: HTMLDialogElement, steps: Steps): void {
  const { catalogue, settings } = steps;
  const list = make("ul", { class: "choices" });
  for (const [widget, { title, about }] of Object.entries(catalogue)) {
    const button = make("button", { type: "button" }, make("strong", { text: title }), make("span", { text: about }));
    button.addEventListener("click", () => {
      const tag = newTag(widget, settings.format, catalogue);
      if (tag) showForm(dialog, tag, steps);
      focusFirst(dialog);
    });
    list.append(make("li", {}, button));
  }
  const footer = make("footer", {}, make("span", { class: "space" }), cancelButton(dialog));
  dialog.replaceChildren(make("form", {}, header(dialog, "Inserir componente"), make("main", {}, list), footer));
}

/** The second step, and the only one for a widget that is there: what it shows. */
function showForm(dialog: HTMLDialogElement, tag: WidgetTag, steps: Steps): void {
  const isNew = tag.source === "";
  const form = widgetForm(tag, steps.settings);
  const back = make("button", { type: "button", text: "Escolher outro" });
  back.addEventListener("click", () => {
    showChoice(dialog, steps);
    focusFirst(dialog);
  });
  const submit = make("button", { type: "submit", class: "main", text: isNew ? "Inserir" : "Guardar" });
  const footer = make(
    "footer",
    {},
    isNew ? back : null,
    make("span", { class: "space" }),
    cancelButton(dialog),
    submit,
  );
  const element = make("form", { novalidate: true }, header(dialog, tag.entry.title), form.element, footer);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = form.read();
    if (text !== null) steps.finish(text);
  });
  dialog.replaceChildren(element);
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

/** What an editor has to know of the one thing that a shortcode can't say in full. */
const LIST_HELP = "Num shortcode, é uma lista do site.";

/** The fields of one widget. `read` gives the tag, or `null` after it has shown what is not right. */
function widgetForm(tag: WidgetTag, settings: EditorSettings) {
  const { fields } = tag.entry;
  const named = tag.format === "shortcode" ? settings.named : undefined;
  const texts: Record<string, string> = { ...formatValues(fields, tag.values) };
  let isJudged = false;
  let written = tag;
  const problem = make("p", { role: "alert", class: "problem", hidden: true });
  const main = make("main", { tabindex: "-1" }, problem, make("p", { class: "about", text: tag.entry.about }));
  const onOwn = () => {
    written = withoutCallTarget(tag);
    main.querySelector<HTMLElement>("input, textarea, select")?.focus();
  };
  main.append(...foreignNotice(tag, settings, onOwn));
  const marks = new Map<string, (sentence: string | undefined) => void>();
  for (const [key, field] of Object.entries(fields)) {
    if (field.form.isTechnical) continue;
    const onEdit = (text: string) => {
      texts[key] = text;
      describe();
      if (isJudged) judge();
    };
    const id = `campo-${key}`;
    const control = keyControl({
      field,
      id,
      text: texts[key] ?? "",
      list: listFor(settings.lists, key),
      named: named === undefined ? null : (named?.[key] ?? []),
      onEdit,
    });
    const help = named !== undefined && takesListName(field) ? `${field.form.help} ${LIST_HELP}` : field.form.help;
    const { element, mark } = labelled(control, { id, ...field.form, help, isRequired: field.required });
    marks.set(key, mark);
    main.append(element);
  }
  const words = make("input", { id: "texto-alternativo", autocomplete: "off" });
  words.value = tag.fallback.text;
  const label = { id: words.id, label: "Texto alternativo", help: fallbackHelp(tag), isRequired: false };
  if (tag.format === "html") main.append(labelled(words, label).element);
  describe();
  return { element: main, read };

  /** The usual words change with the telephone and the e-mail. */
  function describe(): void {
    words.placeholder = describeFallback(tag.entry.fallback, parseTexts(fields, texts));
  }

  function judge(): readonly string[] {
    const found = findProblems({ fields, values: parseTexts(fields, texts), named });
    for (const [key, mark] of marks) mark(found[key]);
    return [...marks.keys()].filter((key) => found[key] !== undefined);
  }

  function say(sentence: string): void {
    problem.textContent = sentence;
    problem.hidden = sentence === "";
  }

  function read(): string | null {
    isJudged = true;
    const wrong = judge();
    say(wrong.length > 1 ? `Há ${wrong.length} campos por corrigir.` : "");
    main.querySelector<HTMLElement>(`#campo-${wrong[0]}`)?.focus();
    if (wrong.length > 0) return null;
    const result = writeTag(written, texts, words.value);
    if ("text" in result) return result.text;
    say(result.problem);
    main.scrollTop = 0;
    main.focus();
    return null;
  }
}

/** Says that the tag sends visitors' messages to another site, and offers to take that out. */
function foreignNotice(tag: WidgetTag, settings: EditorSettings, onOwn: () => void): HTMLElement[] {
  const host = foreignHost(tag.calls, settings);
  if (host === null) return [];
  const said = make("p", { role: "status", text: foreignSentence(host) });
  const button = make("button", { type: "button", text: "Enviar para este site" });
  button.addEventListener("click", () => {
    said.textContent = "Ao guardar, o que os visitantes escreverem passa a vir para este site.";
    button.remove();
    onOwn();
  });
  return [make("div", { class: "problem" }, said, button)];
}

function fallbackHelp({ fallback }: WidgetTag): string {
  return fallback.kept === null
    ? "O que se lê, como ligação, enquanto o componente não aparece, ou se não puder aparecer."
    : "A etiqueta tem uma alternativa própria, que se mantém tal como está até mudar este texto.";
}

/** Ids of people come from the list of people, where there is none of their own. */
function listFor(lists: EditorSettings["lists"], key: string) {
  return lists[key] ?? (key === "comercial" ? lists.colaboradores : undefined) ?? [];
}

type Label = { id: string; label: string; help: string; unit?: string; isRequired: boolean };

/** A control with its name, its help and room for what is wrong with it. */
function labelled(control: HTMLElement, { id, label, help, unit, isRequired }: Label) {
  const isGroup = control.getAttribute("role") === "group";
  const target = control.id === id ? control : (control.querySelector<HTMLElement>(`#${id}`) ?? control);
  const name = make(isGroup ? "span" : "label", { id: `${id}-nome`, class: "name", for: isGroup ? undefined : id });
  name.append(unit ? `${label} (${unit})` : label);
  if (isRequired) name.append(make("span", { class: "required", text: " obrigatório" }));
  const hint = make("p", { id: `${id}-nota`, class: "hint", text: help });
  const error = make("p", { id: `${id}-erro`, class: "error", hidden: true });
  if (isGroup) target.setAttribute("aria-labelledby", name.id);
  else setAttribute(target, "aria-required", isRequired ? "true" : undefined);
  target.setAttribute("aria-describedby", hint.id);
  const mark = (sentence: string | undefined) => {
    error.textContent = sentence ?? "";
    error.hidden = sentence === undefined;
    if (!isGroup) setAttribute(target, "aria-invalid", sentence === undefined ? undefined : "true");
    target.setAttribute("aria-describedby", sentence === undefined ? hint.id : `${error.id} ${hint.id}`);
  };
  return { element: make("div", { class: "field" }, name, control, error, hint), mark };
}
