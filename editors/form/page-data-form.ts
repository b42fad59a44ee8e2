import type { CatalogueKey, CatalogueWidget } from "../../contract/page-data/catalogue.ts";
import { make } from "../core/element.ts";
import { type NamedLists, takesListName } from "../core/named-lists.ts";
import { findProblems } from "../core/page-data-problems.ts";
import { parseTexts, type Texts } from "../core/page-data-texts.ts";
import type { EditorSettings } from "../core/settings.ts";
import { describeFallback, type ReadFallback } from "../tag/fallback.ts";
import { keyControl } from "./key-control.ts";

/** What the fields contain, by key; `fallbackText` is `""` for the usual words. */
export type FormTexts = { texts: Texts; fallbackText: string };

type PageDataFormOptions = {
  entry: CatalogueWidget;
  texts: Texts;
  /** `null` for a shortcode, which doesn't have one. */
  fallback: ReadFallback | null;
  lists: EditorSettings["lists"];
  named?: NamedLists | undefined;
  onEdit?: (typed: FormTexts) => void;
};

export type PageDataForm = ReturnType<typeof pageDataForm>;

/**
 * Creates the fields for a widget's page data and its fallback, for the dialog and the gallery
 * (docs/editors.md#the-form).
 */
export function pageDataForm({ entry, fallback, lists, named, ...options }: PageDataFormOptions) {
  const texts: Record<string, string> = { ...options.texts };
  let isJudged = false;
  const words = make("input", {
    id: "texto-alternativo",
    autocomplete: "off",
    value: fallback?.text ?? "",
  });
  words.oninput = changed;
  const element = make("div");
  const folded = make("details", {}, make("summary", { textContent: "Para quem programa" }));
  const fields = Object.entries(entry.fields).map(([key, field]) => {
    const id = idOf(key);
    const onEdit = (text: string) => {
      texts[key] = text;
      changed();
    };
    const list = named === undefined ? null : (named?.[key] ?? []);
    // Ids of people can be chosen from the list of people.
    const known = lists[key] ?? (key === "comercial" ? lists.colaboradores : undefined) ?? [];
    const control = keyControl({
      field,
      id,
      text: texts[key] ?? "",
      list: known,
      named: list,
      onEdit,
    });
    const label = {
      id,
      ...field.form,
      help: helpOf(field, named !== undefined),
      isRequired: field.required,
    };
    const { element: shown, showProblem } = labelled(control, label);
    (field.form.isTechnical ? folded : element).append(shown);
    return { key, showProblem };
  });
  if (fallback) element.append(labelled(words, fallbackLabel(fallback)).element);
  if (folded.childElementCount > 1) element.append(folded);
  showUsualWords();
  return { element, read, judge, focus };

  function changed(): void {
    showUsualWords();
    if (isJudged) judge();
    options.onEdit?.(read());
  }

  /** The fallback's usual words contain the phone number and the e-mail address. */
  function showUsualWords(): void {
    words.placeholder = describeFallback(entry.fallback, parseTexts(entry.fields, texts));
  }

  function read(): FormTexts {
    return { texts: { ...texts }, fallbackText: words.value };
  }

  /** Shows each field's problem now and after every change. Returns the keys with problems. */
  function judge(): readonly string[] {
    isJudged = true;
    const problems = findProblems({
      fields: entry.fields,
      values: parseTexts(entry.fields, texts),
      named,
    });
    for (const { key, showProblem } of fields) showProblem(problems[key]);
    return fields.flatMap(({ key }) => (problems[key] ? key : []));
  }

  function focus(key: string): void {
    const control = element.querySelector<HTMLElement>(`#${idOf(key)}`);
    unfold(control);
    control?.focus();
  }
}

function unfold(control: Element | null): void {
  control?.closest("details")?.setAttribute("open", "");
}

function idOf(key: string): string {
  return `campo-${key}`;
}

function helpOf(field: CatalogueKey, isShortcode: boolean): string {
  const { form, fallback: usual } = field;
  const sentences = [form.help];
  // A shortcode can't hold a list in full, which the person editing needs to know.
  if (isShortcode && takesListName(field)) sentences.push("Num shortcode, é uma lista do site.");
  if (usual !== undefined && usual !== "") sentences.push(`Por omissão: ${String(usual)}.`);
  return sentences.join(" ");
}

function fallbackLabel({ kept }: ReadFallback): Label {
  const help =
    kept === null
      ? "O que se lê, como ligação, enquanto o componente não aparece, ou se não puder aparecer."
      : "A etiqueta tem uma alternativa própria, que se mantém tal como está até mudar este texto.";
  return { id: "texto-alternativo", label: "Texto alternativo", help, isRequired: false };
}

type Label = { id: string; label: string; help: string; unit?: string; isRequired: boolean };

/** Adds a label, a hint and an error to a control. */
function labelled(control: HTMLElement, { id, label, help, unit, isRequired }: Label) {
  const isGroup = control.role === "group";
  const target =
    control.id === id ? control : (control.querySelector<HTMLElement>(`#${id}`) ?? control);
  const textContent = unit ? `${label} (${unit})` : label;
  const name = isGroup
    ? make("span", { id: `${id}-nome`, textContent })
    : make("label", { htmlFor: id, textContent });
  // Outside the label, because the control already announces it.
  const required = isRequired ? make("small", { textContent: " obrigatório" }) : null;
  const hint = make("p", { id: `${id}-nota`, className: "hint", textContent: help });
  const error = make("p", { id: `${id}-erro`, className: "error", hidden: true });
  if (isGroup) target.setAttribute("aria-labelledby", name.id);
  else if (isRequired) target.ariaRequired = "true";
  const showProblem = (sentence = "") => {
    error.textContent = sentence;
    error.hidden = sentence === "";
    target.setAttribute("aria-describedby", error.hidden ? hint.id : `${error.id} ${hint.id}`);
    if (!isGroup) target.ariaInvalid = error.hidden ? null : "true";
    if (!error.hidden) unfold(target);
  };
  showProblem();
  const head = make("div", { className: "name" }, name, required);
  return {
    element: make("div", { className: "field" }, head, control, error, hint),
    showProblem,
  };
}
