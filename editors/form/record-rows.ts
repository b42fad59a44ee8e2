import type { CatalogueKey } from "../core/catalogue.ts";
import { make } from "../core/element.ts";
import { getKeyEditing, type RecordPart } from "../core/key-editing.ts";
import type { NamedList } from "../core/named-lists.ts";
import { formatPart, nameOfRecord, parsePart, parseRecords } from "../core/page-data-texts.ts";
import type { ListEntry } from "../core/settings.ts";

/** The key and the value of a control. */
export type ControlOptions = {
  field: CatalogueKey;
  id: string;
  /** The text to start with; empty leaves the key out. */
  text: string;
  list: readonly ListEntry[];
  /** The lists that a shortcode's key may name; `null` in a tag. */
  named: readonly NamedList[] | null;
  onEdit: (text: string) => void;
};

type Row = Record<string, unknown>;

/** A row of fields for each record of a list, such as people; keys without a field are kept. */
export function recordRows(options: ControlOptions): HTMLElement {
  return new RecordRows(options).element;
}

class RecordRows {
  readonly element: HTMLElement;
  readonly #options: ControlOptions;
  readonly #parts: readonly RecordPart[];
  /** The name of a row, such as `pessoa`. */
  readonly #entry: string;
  readonly #shown = make("div");
  readonly #said = make("p", { role: "status", class: "hidden" });
  #rows: Row[];

  constructor(options: ControlOptions) {
    this.#options = options;
    this.#parts = getKeyEditing(options.field).parts;
    this.#entry = options.field.form.entry ?? "linha";
    this.#rows = parseRecords(options.text) ?? [];
    this.element = make("div", { id: options.id, role: "group", tabindex: "-1" }, this.#shown, this.#said);
    this.#draw();
  }

  #write(next: Row[], focus: string): void {
    this.#rows = next;
    this.#options.onEdit(next.length === 0 ? "" : JSON.stringify(next));
    this.#draw();
    this.#shown.querySelector<HTMLElement>(focus)?.focus();
  }

  #edit(at: number, part: RecordPart, typed: string): void {
    const { [part.name]: _old, ...others } = this.#rows[at] ?? {};
    const next = typed === "" ? others : { ...this.#rows[at], [part.name]: parsePart(part, typed) };
    this.#rows = this.#rows.with(at, next);
    this.#options.onEdit(JSON.stringify(this.#rows));
  }

  #add(row: Row): void {
    this.#write([...this.#rows, row], `[data-row="${this.#rows.length}"] input`);
  }

  #move(at: number, by: 1 | -1): void {
    const next = [...this.#rows];
    next.splice(at + by, 0, ...next.splice(at, 1));
    const isAtEnd = at + by === (by === 1 ? next.length - 1 : 0);
    this.#said.textContent = `${this.#rowName(at)} está agora na linha ${at + by + 1} de ${next.length}.`;
    this.#write(next, `[data-row="${at + by}"] [data-step="${isAtEnd ? -by : by}"]`);
  }

  #remove(at: number): void {
    this.#said.textContent = `${this.#rowName(at)} saiu da lista.`;
    const last = this.#rows.length - 2;
    this.#write(this.#rows.toSpliced(at, 1), last < 0 ? "[data-add]" : `[data-row="${Math.min(at, last)}"] input`);
  }

  #rowName(at: number): string {
    return this.#nameOf(at) || `A linha ${at + 1}`;
  }

  #nameOf(at: number): string {
    return nameOfRecord(this.#rows[at], this.#parts);
  }

  #draw(): void {
    const add = button(`Adicionar ${this.#entry}`, () => this.#add({}));
    add.dataset.add = "";
    const below = make("div", { class: "row-buttons" }, add, this.#siteList());
    this.#shown.replaceChildren(...this.#rows.map((row, at) => this.#row(row, at)), below);
  }

  #row(row: Row, at: number): HTMLElement {
    const title = `${this.#entry.charAt(0).toUpperCase()}${this.#entry.slice(1)} ${at + 1}`;
    const [up, down] = [this.#stepButton(at, -1), this.#stepButton(at, 1)];
    const remove = button("×", () => this.#remove(at));
    const nameButtons = () => {
      const name = this.#nameOf(at) || `${this.#entry} ${at + 1}`;
      up.ariaLabel = `Subir ${name}`;
      down.ariaLabel = `Descer ${name}`;
      remove.ariaLabel = `Retirar ${name}`;
    };
    const inputs = this.#parts.map((part) => {
      const input = make("input", { autocomplete: "off" });
      input.value = formatPart(row[part.name]);
      input.addEventListener("input", () => {
        this.#edit(at, part, input.value);
        nameButtons();
      });
      return make("label", {}, make("span", { text: `${part.label}${part.isRequired ? " *" : ""}` }), input);
    });
    nameButtons();
    const buttons = make("div", { class: "row-buttons" }, up, down, remove);
    return make("fieldset", { "data-row": String(at) }, make("legend", { text: title }), ...inputs, buttons);
  }

  #stepButton(at: number, by: 1 | -1): HTMLButtonElement {
    const step = button(by === 1 ? "↓" : "↑", () => this.#move(at, by));
    step.dataset.step = String(by);
    step.disabled = at === (by === 1 ? this.#rows.length - 1 : 0);
    return step;
  }

  #siteList(): HTMLElement | null {
    const { list } = this.#options;
    if (list.length === 0) return null;
    const select = make("select", { "aria-label": `Juntar ${this.#entry} da lista do site` });
    select.append(make("option", { value: "", text: "Juntar da lista do site…" }));
    for (const [at, one] of list.entries())
      select.append(make("option", { value: String(at), text: formatPart(one.name ?? one.id) }));
    select.addEventListener("change", () => {
      const one = list[Number(select.value)];
      if (select.value === "" || !one) return;
      const picked = this.#parts.flatMap(({ name }) => (one[name] === undefined ? [] : [[name, one[name]]]));
      this.#add(Object.fromEntries(picked));
    });
    return select;
  }
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = make("button", { type: "button", text });
  made.addEventListener("click", onClick);
  return made;
}
