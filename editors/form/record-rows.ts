import type { CatalogueKey } from "../core/catalogue.ts";
import { make, makeButton } from "../core/element.ts";
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

/** Creates a row of fields for each record of a list, such as people; keys without a field are kept. */
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
  readonly #said = make("p", { role: "status", className: "hidden" });
  #rows: Row[];

  constructor(options: ControlOptions) {
    this.#options = options;
    this.#parts = getKeyEditing(options.field).parts;
    this.#entry = options.field.form.entry ?? "linha";
    this.#rows = parseRecords(options.text) ?? [];
    this.element = make("div", { id: options.id, role: "group", tabIndex: -1 }, this.#shown, this.#said);
    this.#draw();
  }

  /** @param focus finds the element that takes the focus, in the row at that place */
  #write(next: Row[], at: number, focus: string): void {
    this.#rows = next;
    this.#options.onEdit(next.length === 0 ? "" : JSON.stringify(next));
    this.#draw();
    this.#shown.children[at]?.querySelector<HTMLElement>(focus)?.focus();
  }

  #edit(at: number, part: RecordPart, typed: string): void {
    const { [part.name]: _old, ...others } = this.#rows[at] ?? {};
    const next = typed === "" ? others : { ...this.#rows[at], [part.name]: parsePart(part, typed) };
    this.#rows = this.#rows.with(at, next);
    this.#options.onEdit(JSON.stringify(this.#rows));
  }

  #add(row: Row): void {
    this.#write([...this.#rows, row], this.#rows.length, "input");
  }

  #move(at: number, by: 1 | -1): void {
    const next = this.#rows.toSpliced(at, 1).toSpliced(at + by, 0, this.#rows[at] ?? {});
    this.#said.textContent = `${this.#nameOf(at) || `A linha ${at + 1}`} está agora na linha ${at + by + 1} de ${next.length}.`;
    const isAtEnd = at + by === (by === 1 ? next.length - 1 : 0);
    // At an end of the list the pressed button is disabled, and the other one takes the focus.
    this.#write(next, at + by, `button:nth-child(${(by === 1) === isAtEnd ? 1 : 2})`);
  }

  #remove(at: number): void {
    this.#said.textContent = `${this.#nameOf(at) || `A linha ${at + 1}`} saiu da lista.`;
    const next = this.#rows.toSpliced(at, 1);
    this.#write(next, Math.min(at, Math.max(0, next.length - 1)), next.length > 0 ? "input" : "button");
  }

  #nameOf(at: number): string {
    return nameOfRecord(this.#rows[at], this.#parts);
  }

  #draw(): void {
    const add = makeButton(`Adicionar ${this.#entry}`, () => this.#add({}));
    const below = make("div", { className: "row-buttons" }, add, this.#siteList());
    this.#shown.replaceChildren(...this.#rows.map((row, at) => this.#row(row, at)), below);
  }

  #row(row: Row, at: number): HTMLElement {
    const title = `${this.#entry.charAt(0).toUpperCase()}${this.#entry.slice(1)} ${at + 1}`;
    const up = makeButton("↑", () => this.#move(at, -1), { disabled: at === 0 });
    const down = makeButton("↓", () => this.#move(at, 1), { disabled: at === this.#rows.length - 1 });
    const remove = makeButton("×", () => this.#remove(at));
    const nameButtons = () => {
      const name = this.#nameOf(at) || `${this.#entry} ${at + 1}`;
      up.ariaLabel = `Subir ${name}`;
      down.ariaLabel = `Descer ${name}`;
      remove.ariaLabel = `Retirar ${name}`;
    };
    const inputs = this.#parts.map((part) => {
      const input = make("input", { autocomplete: "off", value: formatPart(row[part.name]) });
      input.oninput = () => {
        this.#edit(at, part, input.value);
        nameButtons();
      };
      return make("label", {}, make("span", { textContent: `${part.label}${part.isRequired ? " *" : ""}` }), input);
    });
    nameButtons();
    const buttons = make("div", { className: "row-buttons" }, up, down, remove);
    return make("fieldset", {}, make("legend", { textContent: title }), ...inputs, buttons);
  }

  #siteList(): HTMLElement | null {
    const { list } = this.#options;
    if (list.length === 0) return null;
    const options = list.map((one) => new Option(formatPart(one.name ?? one.id)));
    const ariaLabel = `Juntar ${this.#entry} da lista do site`;
    const select = make("select", { ariaLabel }, new Option("Juntar da lista do site…"), ...options);
    select.onchange = () => {
      const one = list[select.selectedIndex - 1];
      if (!one) return;
      const picked = this.#parts.flatMap(({ name }) => (one[name] === undefined ? [] : [[name, one[name]]]));
      this.#add(Object.fromEntries(picked));
    };
    return select;
  }
}
