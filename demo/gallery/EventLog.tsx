/** The `imo:*` events of the page in the frame, the newest first. */
import type { LogEntry } from "./use-frame-messages.ts";

/** The `imo:*` events of the frame, newest first, as a live log; `onClear` empties it. */
export function EventLog({ entries, onClear }: { entries: readonly LogEntry[]; onClear: () => void }) {
  return (
    <section className="gallery-box" aria-labelledby="eventos">
      <h3 id="eventos">Eventos</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <div className="gallery-log" role="log" aria-labelledby="eventos" tabIndex={0}>
        {entries.length === 0 && <p>Ainda nenhum.</p>}
        <ul>
          {entries.map(({ id, time, type, detail }) => (
            <li key={id}>
              <b>{type}</b> <time>{time}</time>
              <code>{JSON.stringify(detail)}</code>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="gallery-button" onClick={onClear}>
        Limpar
      </button>
    </section>
  );
}
