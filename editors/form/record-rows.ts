import type { CatalogueKey } from "../../contract/page-data/catalogue.ts";
import { make, makeButton } from "../core/element.ts";
import { getKeyEditing } from "../core/key-editing.ts";
import type { NamedList } from "../core/named-lists.ts";
import { formatPart, parsePart, parseRecords } from "../core/page-data-texts.ts";
import type { ListEntry } from "../core/settings.ts";

/** A key, its current value, and how to change it. */
export type ControlOptions = {
  field: CatalogueKey;
  id: string;
  /** The initial text; an empty one leaves the key out. */
  text: string;
  list: readonly ListEntry[];
  /** The lists that a shortcode can name for this key; `null` in a tag. */
  named: readonly NamedList[] | null;
  onEdit: (text: string) => void;
};

type Row = Record<string, unknown>;

/**
 * Creates a row of fields for each record of a list, such as people. Keys without a field are kept.
 */
export function recordRows(options: ControlOptions): HTMLElement {
  const { field, id, text, onEdit } = options;
  const { parts } = getKeyEditing(field);
  const { entry = "linha" } = field.form;
  const records = new Map<Element, Row>();
  const rows = make("div");
  const status = make("p", { role: "status", className: "hint" });
  const addButton = makeButton(`Adicionar ${entry}`, () => add({}));
  rows.append(...(parseRecords(text) ?? []).map(newRow));
  number(rows, entry);
  const below = make(
    "div",
    { className: "row-buttons" },
    addButton,
    options.list.length > 0 ? siteList(options, add) : null,
  );
  return make("div", { id, role: "group", tabIndex: -1 }, rows, below, status);

  function newRow(record: Row): HTMLElement {
    const inputs = parts.map((part) => {
      const input = make("input", { autocomplete: "off", value: formatPart(record[part.name]) });
      input.oninput = () => {
        const typed = { ...records.get(row), [part.name]: parsePart(part, input.value) };
        if (input.value === "") delete typed[part.name];
        records.set(row, typed);
        changed();
      };
      return make(
        "label",
        {},
        make("span", { textContent: `${part.label}${part.isRequired ? " *" : ""}` }),
        input,
      );
    });
    const up = makeButton("↑", () => move(row, [up, down]), { ariaLabel: "Subir" });
    const down = makeButton("↓", () => move(row, [down, up]), { ariaLabel: "Descer" });
    const remove = makeButton("×", () => removeRow(row), { ariaLabel: "Retirar" });
    const buttons = make("div", { className: "row-buttons" }, up, down, remove);
    const row = make("fieldset", {}, make("legend"), ...inputs, buttons);
    records.set(row, record);
    return row;
  }

  function changed(): void {
    number(rows, entry);
    status.textContent = "";
    const left = [...rows.children].map((row) => records.get(row));
    onEdit(left.length === 0 ? "" : JSON.stringify(left));
  }

  function add(record: Row): void {
    const row = newRow(record);
    rows.append(row);
    changed();
    row.querySelector("input")?.focus();
  }

  function move(row: Element, [pressed, other]: [HTMLButtonElement, HTMLButtonElement]): void {
    if (pressed.ariaLabel === "Subir") row.previousElementSibling?.before(row);
    else row.nextElementSibling?.after(row);
    changed();
    status.textContent = `Está agora na linha ${[...rows.children].indexOf(row) + 1} de ${rows.children.length}.`;
    // The pressed button is disabled once the row is at an end of the list.
    (pressed.disabled ? other : pressed).focus();
  }

  function removeRow(row: Element): void {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    changed();
    (next?.querySelector("input") ?? addButton).focus();
  }
}

function number(rows: Element, entry: string): void {
  for (const [at, row] of [...rows.children].entries()) {
    row
      .querySelector("legend")
      ?.replaceChildren(`${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${at + 1}`);
    const [up, down] = row.querySelectorAll("button");
    up?.toggleAttribute("disabled", at === 0);
    down?.toggleAttribute("disabled", at === rows.children.length - 1);
  }
}

function siteList({ field, list }: ControlOptions, onPick: (record: Row) => void): HTMLElement {
  const options = list.map((entry) => new Option(formatPart(entry.name ?? entry.id)));
  const ariaLabel = `Juntar ${field.form.entry ?? "linha"} da lista do site`;
  const select = make("select", { ariaLabel }, new Option("Juntar da lista do site…"), ...options);
  select.onchange = () => {
    const entry = list[select.selectedIndex - 1];
    if (!entry) return;
    const picked = getKeyEditing(field).parts.flatMap(({ name }) =>
      entry[name] !== undefined ? [[name, entry[name]]] : [],
    );
    select.selectedIndex = 0;
    onPick(Object.fromEntries(picked));
  };
  return select;
}
