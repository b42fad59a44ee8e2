/** The page's state, style and events, folded away because editors can do without them. */
import { type HostStyle, hostLabels } from "./frame/frame-request.ts";
import { type State, stateLabels } from "./states.ts";
import type { useFrameMessages } from "./use-frame-messages.ts";

type Messages = ReturnType<typeof useFrameMessages>;
export type Surroundings = { state: State; host: HostStyle; isDark: boolean };
type Props = { values: Surroundings; onChange: (values: Surroundings) => void; messages: Messages };

/** A collapsed box; its title also names the preview's state. */
export function Experiments({ values, onChange, messages }: Props) {
  const set = (change: Partial<Surroundings>) => onChange({ ...values, ...change });
  return (
    <details className="gallery-box gallery-experiments">
      <summary>
        <h3>Experimentar</h3> {values.state !== "normal" && `Estado: ${stateLabels[values.state]}`}
      </summary>
      <p className="gallery-row">
        <Choice
          label="Estado"
          labels={stateLabels}
          value={values.state}
          onChoose={(state) => set({ state })}
        />
        <Choice
          label="Estilo da página"
          labels={hostLabels}
          value={values.host}
          onChoose={(host) => set({ host })}
        />
        <label>
          <input
            type="checkbox"
            checked={values.isDark}
            onChange={(event) => set({ isDark: event.target.checked })}
          />
          Página escura
        </label>
      </p>
      <EventLog log={messages.log} clear={messages.clear} />
    </details>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
};

/** A select element that shows the values by their labels. */
export function Choice<Value extends string>({
  label,
  labels,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {Object.entries<string>(labels).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The `imo:*` events of the page in the frame, newest first. */
function EventLog({ log, clear }: Pick<Messages, "log" | "clear">) {
  return (
    <>
      <h3 id="eventos">Eventos</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable without a mouse */}
      <div className="gallery-log" role="log" aria-labelledby="eventos" tabIndex={0}>
        {log.length === 0 && "Ainda nenhum."}
        {log.map(({ id, time, type, detail }) => (
          <p key={id}>
            <b>{type}</b> <time>{time}</time> <code>{JSON.stringify(detail)}</code>
          </p>
        ))}
      </div>
      <button type="button" onClick={clear}>
        Limpar
      </button>
    </>
  );
}
