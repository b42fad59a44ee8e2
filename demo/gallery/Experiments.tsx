/** The page's state, style and events, folded away: an editor can do without them. */
import { Switches, type SwitchValues } from "./Switches.tsx";
import { stateLabels } from "./states.ts";
import type { useFrameMessages } from "./use-frame-messages.ts";

type Messages = ReturnType<typeof useFrameMessages>;
type Props = { switches: SwitchValues; onSwitches: (switches: SwitchValues) => void; messages: Messages };

/** A closed box; what it has changed of the preview is said beside its title. */
export function Experiments({ switches, onSwitches, messages }: Props) {
  return (
    <details className="gallery-box gallery-experiments">
      <summary>
        <h3>Experimentar</h3>
        {switches.state !== "normal" && <span>{`Estado: ${stateLabels[switches.state]}`}</span>}
      </summary>
      <Switches values={switches} onChange={onSwitches} />
      <EventLog log={messages.log} clear={messages.clear} />
    </details>
  );
}

/** The `imo:*` events of the page in the frame, the newest first. */
function EventLog({ log, clear }: Pick<Messages, "log" | "clear">) {
  return (
    <section className="gallery-box" aria-labelledby="eventos">
      <h3 id="eventos">Eventos</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <div className="gallery-log" role="log" aria-labelledby="eventos" tabIndex={0}>
        {log.length === 0 && <p>Ainda nenhum.</p>}
        <ul>
          {log.map(({ id, time, type, detail }) => (
            <li key={id}>
              <b>{type}</b> <time>{time}</time>
              <code>{JSON.stringify(detail)}</code>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="gallery-button" onClick={clear}>
        Limpar
      </button>
    </section>
  );
}
