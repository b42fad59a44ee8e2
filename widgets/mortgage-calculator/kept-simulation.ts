/**
 * Keeps what is typed into a page's calculator, for a reload or a return
 * (docs/product/calculator.md#kept-terms).
 */
import { tabTexts } from "#memory/text-stores.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { LONGEST_TEXT } from "./simulation.ts";

/**
 * `plan` is non-empty while the plan is unfolded. The rate and the years are kept for all pages
 * (loan-terms.ts).
 */
type Simulation = {
  readonly price?: string;
  readonly down?: string;
  readonly budget?: string;
  readonly plan?: string;
};
type Calculator = Pick<HostBridge, "position" | "number">;

const names = ["price", "down", "budget", "plan"] as const satisfies readonly (keyof Simulation)[];

/** Returns what is kept of this page's calculator; empty fields are absent. */
export function readSimulation(calculator: Calculator): Simulation {
  const kept = tabTexts.read(keyOf(calculator));
  const texts = names.map((name) => [name, kept[name]] as const);
  return Object.fromEntries(
    texts.filter(
      ([, text]) => typeof text === "string" && text.trim() !== "" && text.length <= LONGEST_TEXT,
    ),
  );
}

/** Keeps one field of this page's calculator; an empty string removes the kept text. */
export function keepSimulation(calculator: Calculator, name: keyof Simulation, text: string): void {
  tabTexts.keep(keyOf(calculator), JSON.stringify({ ...readSimulation(calculator), [name]: text }));
}

function keyOf({ position, number = position }: Calculator): string {
  return ["imo", location.pathname, "mortgage-calculator", number].join(":");
}
