/**
 * A list of people, or of whatever else has a few fields each: a row for each, in the order of the page, to fill in, to
 * move and to take away; as JSON in a second tab.
 */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { RecordPart } from "../../editors/core/key-editing.ts";
import { formatPart, nameOfRecord, parsePart, parseRecords } from "../../editors/core/page-data-texts.ts";

type Row = Record<string, unknown>;

type Props = {
  /** Of the group, to lead there from a list of problems; the JSON's field has it with `-json` behind. */
  id: string;
  /** The element that names the list. */
  labelledBy: string;
  /** The elements that say more. */
  describedBy: string;
  /** Whether a row is not right. */
  isInvalid: boolean;
  /** What one row is called, such as `pessoa`. */
  entry: string;
  /** The fields of a row. */
  parts: readonly RecordPart[];
  /** The list as JSON; empty leaves the key out. */
  text: string;
  /** A row or the JSON was changed; the new text. */
  onEdit: (text: string) => void;
};

/** The rows, or the JSON of them. */
export function RecordsField(props: Props) {
  const { id, labelledBy, describedBy, isInvalid, text, onEdit } = props;
  const [isJson, setIsJson] = useState(false);
  const rows = parseRecords(text);
  const isShownAsJson = isJson || rows === null;
  const names = ["linhas", "json"] as const;

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    setIsJson(!isShownAsJson);
    document.getElementById(`${id}-aba-${isShownAsJson ? "linhas" : "json"}`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: its name stands in the line that all fields have
    <div
      id={id}
      className="gallery-records"
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <div className="gallery-tabs" role="tablist" aria-labelledby={labelledBy} onKeyDown={press}>
        {names.map((name) => {
          const isShown = (name === "json") === isShownAsJson;
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-aba-${name}`}
              aria-selected={isShown}
              aria-controls={`${id}-conteudo`}
              tabIndex={isShown ? 0 : -1}
              disabled={name === "linhas" && rows === null}
              onClick={() => setIsJson(name === "json")}
            >
              {name === "json" ? "JSON" : "Linhas"}
            </button>
          );
        })}
      </div>
      <div id={`${id}-conteudo`} role="tabpanel" aria-labelledby={`${id}-aba-${isShownAsJson ? "json" : "linhas"}`}>
        {isShownAsJson ? (
          <textarea
            id={`${id}-json`}
            rows={8}
            spellCheck={false}
            value={text}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => onEdit(event.target.value)}
          />
        ) : (
          <Rows {...props} rows={rows} />
        )}
      </div>
    </div>
  );
}

function Rows({ id, entry, parts, rows, onEdit }: Props & { rows: readonly Row[] }) {
  const place = useRef<HTMLDivElement>(null);
  const nextFocus = useRef("");
  const [said, setSaid] = useState("");

  // The row that has the focus moves under it, or goes. An effect that waits for a paint could be left over from a render
  // before the click, and would look for the new row too early.
  useLayoutEffect(() => {
    if (nextFocus.current !== "") place.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = "";
  });

  function write(next: readonly Row[], focus: string) {
    nextFocus.current = focus;
    onEdit(next.length === 0 ? "" : JSON.stringify(next, null, 2));
  }

  function change(at: number, part: RecordPart, text: string) {
    const { name } = part;
    const { [name]: _, ...others } = rows[at] ?? {};
    const value = parsePart(part, text);
    const next = rows.map((row, one) => (one === at ? (text === "" ? others : { ...row, [name]: value }) : row));
    write(next, "");
  }

  function move(at: number, by: 1 | -1) {
    const next = [...rows];
    next.splice(at + by, 0, ...next.splice(at, 1));
    const isAtEnd = at + by === (by === 1 ? rows.length - 1 : 0);
    setSaid(`${nameOfRecord(rows[at], parts) || entry} está agora na linha ${at + by + 1} de ${rows.length}.`);
    write(next, `[data-linha="${at + by}"] [data-passo="${isAtEnd ? -by : by}"]`);
  }

  function remove(at: number) {
    setSaid(`${nameOfRecord(rows[at], parts) || entry} saiu da lista.`);
    const last = rows.length - 2;
    write(rows.toSpliced(at, 1), last < 0 ? "[data-adicionar]" : `[data-linha="${Math.min(at, last)}"] input`);
  }

  return (
    <div ref={place}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and their fields are controlled
        <fieldset key={at} className="gallery-row" data-linha={at}>
          <legend>{`${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${at + 1}`}</legend>
          {parts.map((part) => (
            <label key={part.name}>
              <span>{`${part.label}${part.isRequired ? "*" : ""}`}</span>
              <input
                id={`${id}-${at}-${part.name}`}
                value={formatPart(row[part.name])}
                autoComplete="off"
                onChange={(event) => change(at, part, event.target.value)}
              />
            </label>
          ))}
          <RowButtons
            name={nameOfRecord(row, parts) || `${entry} ${at + 1}`}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        </fieldset>
      ))}
      <button type="button" data-adicionar onClick={() => write([...rows, {}], `[data-linha="${rows.length}"] input`)}>
        {`Adicionar ${entry}`}
      </button>
      <p role="status" className="site-hidden">
        {said}
      </p>
    </div>
  );
}

type RowButtonsProps = {
  /** Who the row is about, for the buttons' names. */
  name: string;
  /** Nothing stands before it. */
  isFirst: boolean;
  /** Nothing stands behind it. */
  isLast: boolean;
  /** One row up or down. */
  onMove: (by: 1 | -1) => void;
  /** The row goes. */
  onRemove: () => void;
};

function RowButtons({ name, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  return (
    <div className="gallery-row__buttons">
      <button type="button" data-passo={-1} disabled={isFirst} aria-label={`Subir ${name}`} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" data-passo={1} disabled={isLast} aria-label={`Descer ${name}`} onClick={() => onMove(1)}>
        ↓
      </button>
      <button type="button" aria-label={`Retirar ${name}`} onClick={onRemove}>
        ×
      </button>
    </div>
  );
}
