/** The preview's settings: its width, its host, its state. */
import { type HostStyle, hostStyles } from "./frame/frame-request.ts";
import { type State, stateLabels, states } from "./states.ts";

export type SwitchValues = {
  /** In px; `null` is as wide as there is room. */
  width: number | null;
  state: State;
  host: HostStyle;
  isDark: boolean;
};

/** The preview as the gallery opens: full width, all calls answered, a bare page. */
export const startValues: SwitchValues = {
  width: null,
  state: "normal",
  host: "nenhum",
  isDark: false,
};

const WIDTHS = [320, 360, 768, 1280];
const [NARROWEST, WIDEST] = [288, 1920];

const hostLabels: Record<HostStyle, string> = {
  nenhum: "Nenhum",
  bootstrap: "Bootstrap 5",
  tailwind: "Tailwind (preflight)",
  antigo: "Um tema antigo",
};

type Props = { values: SwitchValues; onChange: (values: SwitchValues) => void };

/** Sets the preview's width; `onWidth` gets it in px, `null` for all the room. */
export function Widths({ width: shown, onWidth }: { width: number | null; onWidth: (width: number | null) => void }) {
  return (
    <fieldset className="gallery-widths">
      <legend>Largura</legend>
      <WidthButton label="Toda" isChosen={shown === null} onChoose={() => onWidth(null)} />
      {WIDTHS.map((width) => (
        <WidthButton key={width} label={`${width}`} isChosen={shown === width} onChoose={() => onWidth(width)} />
      ))}
      <input
        type="range"
        aria-label="Largura da pré-visualização, em px"
        min={NARROWEST}
        max={WIDEST}
        step={2}
        value={shown ?? WIDEST}
        onChange={(event) => onWidth(Number(event.target.value))}
      />
    </fieldset>
  );
}

/** The controls of the page around the widget: state, host style, dark page. */
export function Switches({ values, onChange }: Props) {
  const set = (change: Partial<SwitchValues>) => onChange({ ...values, ...change });
  return (
    <div className="gallery-switches">
      <label>
        Estado
        <select value={values.state} onChange={(event) => set({ state: event.target.value as State })}>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateLabels[state]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Estilo da página
        <select value={values.host} onChange={(event) => set({ host: event.target.value as HostStyle })}>
          {hostStyles.map((host) => (
            <option key={host} value={host}>
              {hostLabels[host]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={values.isDark} onChange={(event) => set({ isDark: event.target.checked })} />
        Página escura
      </label>
    </div>
  );
}

function WidthButton({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {label}
      {label !== "Toda" && <span className="site-hidden"> px</span>}
    </button>
  );
}
