/**
 * A list of people, or of whatever else has a few fields each: a row for each, in the order of the page, to fill in, to
 * move and to take away. What stands in a row beside these fields stays.
 */

import { make } from "../core/element.ts";
import { getKeyEditing, type RecordPart } from "../core/key-editing.ts";
import { formatPart, nameOfRecord, parsePart, parseRecords } from "../core/page-data-texts.ts";
import type { ControlOptions } from "./key-control.ts";

type Row = Record<string, unknown>;

/** The rows as a group. */
export function recordRows({ field, id, text, list, onEdit }: ControlOptions): HTMLElement {
  const { parts } = getKeyEditing(field);
  const entry = field.form.entry ?? "linha";
  let rows: Row[] = parseRecords(text) ?? [];
  const said = make("p", { role: "status", class: "hidden" });
  const place = make("div");
  const group = make("div", { id, role: "group", tabindex: "-1", class: "records" }, place, said);

  function write(next: Row[], focus = ""): void {
    rows = next;
    onEdit(rows.length === 0 ? "" : JSON.stringify(rows));
    draw();
    if (focus !== "") place.querySelector<HTMLElement>(focus)?.focus();
  }

  function edit(at: number, part: RecordPart, typed: string): void {
    const { [part.name]: _old, ...others } = rows[at] ?? {};
    const next = typed === "" ? others : { ...rows[at], [part.name]: parsePart(part, typed) };
    rows = rows.map((row, place) => (place === at ? next : row));
    onEdit(JSON.stringify(rows));
  }

  function move(at: number, by: 1 | -1): void {
    const next = [...rows];
    next.splice(at + by, 0, ...next.splice(at, 1));
    const isAtEnd = at + by === (by === 1 ? rows.length - 1 : 0);
    said.textContent = `${nameOfRecord(rows[at], parts) || entry} está agora na linha ${at + by + 1} de ${rows.length}.`;
    write(next, `[data-row="${at + by}"] [data-step="${isAtEnd ? -by : by}"]`);
  }

  function remove(at: number): void {
    said.textContent = `${nameOfRecord(rows[at], parts) || entry} saiu da lista.`;
    const last = rows.length - 2;
    write(rows.toSpliced(at, 1), last < 0 ? "[data-add]" : `[data-row="${Math.min(at, last)}"] input`);
  }

  function rowOf(row: Row, at: number): HTMLElement {
    const name = nameOfRecord(row, parts) || `${entry} ${at + 1}`;
    const title = `${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${at + 1}`;
    const inputs = parts.map((part) => {
      const input = make("input", { autocomplete: "off" });
      input.value = formatPart(row[part.name]);
      input.addEventListener("input", () => edit(at, part, input.value));
      return make("label", {}, make("span", { text: `${part.label}${part.isRequired ? " *" : ""}` }), input);
    });
    const buttons = [
      stepButton(-1, `Subir ${name}`, at === 0, () => move(at, -1)),
      stepButton(1, `Descer ${name}`, at === rows.length - 1, () => move(at, 1)),
      make("button", { type: "button", "aria-label": `Retirar ${name}`, text: "×" }),
    ];
    buttons[2]?.addEventListener("click", () => remove(at));
    return make(
      "fieldset",
      { "data-row": String(at) },
      make("legend", { text: title }),
      ...inputs,
      make("div", { class: "row-buttons" }, ...buttons),
    );
  }

  /** The site's own people, to take over with a choice. */
  function fromList(): HTMLElement | null {
    if (list.length === 0) return null;
    const select = make("select", { "aria-label": `Juntar ${entry} da lista do site` });
    select.append(make("option", { value: "", text: "Juntar da lista do site…" }));
    for (const [at, one] of list.entries())
      select.append(make("option", { value: String(at), text: formatPart(one.name ?? one.id) }));
    select.addEventListener("change", () => {
      const one = list[Number(select.value)];
      if (select.value === "" || !one) return;
      const picked = parts.flatMap(({ name }) => (one[name] === undefined ? [] : [[name, one[name]]]));
      write([...rows, Object.fromEntries(picked)], `[data-row="${rows.length}"] input`);
    });
    return select;
  }

  function draw(): void {
    const add = make("button", { type: "button", "data-add": true, text: `Adicionar ${entry}` });
    add.addEventListener("click", () => write([...rows, {}], `[data-row="${rows.length}"] input`));
    const below = make("div", { class: "row-buttons" }, add, fromList());
    place.replaceChildren(...rows.map(rowOf), below);
  }

  draw();
  return group;
}

function stepButton(by: 1 | -1, label: string, isDisabled: boolean, onClick: () => void): HTMLElement {
  const button = make("button", {
    type: "button",
    "data-step": String(by),
    "aria-label": label,
    disabled: isDisabled,
    text: by === 1 ? "↓" : "↑",
  });
  button.addEventListener("click", onClick);
  return button;
}
