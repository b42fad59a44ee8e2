import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useEffectEvent, useState } from "react";
import { loadOnce } from "#loading/load-once.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { useLater } from "#ui/use-later.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { keepSimulation, readSimulation } from "./kept-simulation.ts";
import { LINK_MARK, type Simulation, type Texts } from "./simulation.ts";

type Props = {
  texts: Texts;
  outcome: Simulation;
  onLinked: (texts: Partial<Texts>) => void;
  bridge: HostBridge;
};

const loadDetails = loadOnce("SimulationDetails", () => import("./SimulationDetails.tsx"));

/**
 * The rest of the simulation, folded away until a click or a link opens it
 * (docs/product/calculator.md#plan).
 */
export function MoreAbout({ texts, outcome, onLinked, bridge }: Props) {
  const id = useWidgetId("plan");
  const [isOpen, setOpen] = useState(false);
  const { code, want, wantAtPress } = useLater(loadDetails);

  function setAndKeep(isNowOpen: boolean) {
    setOpen(isNowOpen);
    keepSimulation(bridge, "plan", isNowOpen ? "sim" : "");
  }
  async function unfold() {
    setAndKeep(true);
    bridge.emit("imo:simulate", { action: "open" });
    if (!(await wantAtPress())) setAndKeep(false);
  }
  const openLinked = useEffectEvent(() => {
    if (location.hash.startsWith(LINK_MARK) && bridge.position === 0) unfold();
    else if (readSimulation(bridge).plan) want().then(setOpen);
  });
  useEffect(() => openLinked(), []);

  return (
    <div className="imo-calculator__more">
      <button
        type="button"
        className="imo-button imo-button--quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? setAndKeep(false) : unfold())}
      >
        Ver a simulação completa
        <ChevronDown className="imo-icon" />
      </button>
      <div id={id} hidden={!isOpen}>
        {code && (
          <code.SimulationDetails
            texts={texts}
            loan={outcome.kind === "instalment" ? outcome.loan : null}
            onLinked={onLinked}
            bridge={bridge}
          />
        )}
      </div>
    </div>
  );
}
