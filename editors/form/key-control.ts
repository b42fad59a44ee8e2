import { make } from "../core/element.ts";
import { getKeyEditing, NONE, wordLabel } from "../core/key-editing.ts";
import type { NamedList } from "../core/named-lists.ts";
import { holdsRecords, linesOf } from "../core/page-data-texts.ts";
import { type ControlOptions, recordRows } from "./record-rows.ts";

/** Creates a key's control or group of controls. */
export function keyControl(options: ControlOptions): HTMLElement {
  const { field, text, list, named } = options;
  const { control, parts, choices } = getKeyEditing(field);
  if (named && parts.length > 0) return listName(options, named);
  if (control === "records" || (parts.length > 0 && holdsRecords(text))) return recordRows(options);
  if (control === "list" && parts.length > 0) return typed(options);
  const listed = list.flatMap(({ id, name }) =>
    id === undefined ? [] : [[String(id), String(name ?? id)] as const],
  );
  const words = choices.map((word) => [word, wordLabel(field, word)] as const);
  if (control === "ticks") return ticks(options, words);
  if (control === "choice") return choice(options, words);
  if (listed.length > 0)
    return control === "list" ? ticks(options, listed) : choice(options, listed);
  return typed(options);
}

function typed({
  field,
  id,
  text,
  onEdit,
}: ControlOptions): HTMLInputElement | HTMLTextAreaElement {
  const { control } = getKeyEditing(field);
  const inputMode = control === "number" ? "decimal" : "";
  const element =
    control === "list" || control === "json" || field.form.isLong
      ? make("textarea", { id, value: text, rows: Math.max(3, text.split("\n").length) })
      : make("input", { id, value: text, autocomplete: "off", inputMode });
  element.oninput = () => onEdit(element.value);
  return element;
}

type Words = readonly (readonly [word: string, label: string])[];

function choice({ field, id, text, onEdit }: ControlOptions, words: Words): HTMLSelectElement {
  const isUnknown = text !== "" && !words.some(([word]) => word === text);
  const none = ["", field.required ? "(escolha)" : "(por omissão)"] as const;
  const shown = isUnknown ? [none, [text, text] as const, ...words] : [none, ...words];
  const select = make("select", { id }, ...shown.map(([value, label]) => new Option(label, value)));
  select.value = text;
  select.onchange = () => onEdit(select.value);
  return select;
}

/** Creates a choice of lists; if the key takes names too, adds a field for one name per line. */
function listName(options: ControlOptions, named: readonly NamedList[]): HTMLElement {
  const { field, id, text } = options;
  const words = named.map(({ name, label }) => [name, label] as const);
  const takesNames = getKeyEditing(field).control === "list";
  if (words.length === 0) return typed(options);
  if (!takesNames) return choice(options, words);
  const listed = words.some(([name]) => name === text) ? text : "";
  const area = typed({ ...options, text: listed ? "" : text });
  area.hidden = listed !== "";
  const onEdit = (name: string) => {
    area.hidden = name !== "";
    options.onEdit(name || area.value);
  };
  const select = choice({ ...options, id: `${id}-lista`, text: listed, onEdit }, words);
  select.ariaLabel = `${field.form.label}: lista do site`;
  select.options[0]?.replaceChildren("Escrever os nomes");
  return make("div", {}, select, area);
}

/** Keeps an unknown word ticked until the user unticks it. */
function ticks({ field, id, text, onEdit }: ControlOptions, words: Words): HTMLElement {
  const { isAllByDefault } = getKeyEditing(field);
  const written = linesOf(text);
  const names = words.map(([word]) => word);
  const chosen =
    isAllByDefault && written.length === 0 ? names : written.filter((word) => word !== NONE);
  const unknown = chosen
    .filter((word) => !names.includes(word))
    .map((word) => [word, word] as const);
  const boxes = [...words, ...unknown].map(([value, label]) => {
    const box = make("input", { type: "checkbox", value, checked: chosen.includes(value) });
    return make("label", {}, box, make("span", { textContent: label }));
  });
  const group = make("div", { id, role: "group", tabIndex: -1, className: "ticks" }, ...boxes);
  group.onchange = () => {
    const next = [...group.querySelectorAll<HTMLInputElement>(":checked")].map((box) => box.value);
    if (isAllByDefault && next.length === 0) return onEdit(NONE);
    onEdit(isAllByDefault && next.length === words.length ? "" : next.join("\n"));
  };
  return group;
}
