/** The page's state, style and events, folded away: an editor can do without them. */
import { EventLog } from "./EventLog.tsx";
import { Switches, type SwitchValues } from "./Switches.tsx";
import { stateLabels } from "./states.ts";
import type { useFrameMessages } from "./use-frame-messages.ts";

type Props = {
  /** The preview's settings. */
  switches: SwitchValues;
  /** Another way of looking was chosen. */
  onSwitches: (switches: SwitchValues) => void;
  /** Messages of the page in the frame. */
  messages: ReturnType<typeof useFrameMessages>;
};

/** A closed box; what it has changed of the preview is said beside its title. */
export function Experiments({ switches, onSwitches, messages }: Props) {
  return (
    <details className="gallery-box gallery-experiments">
      <summary>
        <h3>Experimentar</h3>
        {switches.state !== "normal" && <span>{`Estado: ${stateLabels[switches.state]}`}</span>}
      </summary>
      <Switches values={switches} onChange={onSwitches} />
      <EventLog entries={messages.log} onClear={messages.clear} />
    </details>
  );
}
