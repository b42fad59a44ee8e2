/** What the page hands to a peer's widget: the same JSON script in the host that the product reads. */
import { municipalityLines, parishLines } from "../../../src/domain/places/places-list.ts";

/** The keys that the peers read; all are optional, as they are for the product. */
export type PageData = {
  apiBase: string;
  localizacoes: readonly string[];
};

const places = `${municipalityLines}${parishLines}`
  .split("\n")
  .filter(Boolean)
  .map((line) => line.split(" | ")[0] as string);
const defaults: PageData = { apiBase: "", localizacoes: places };

/** @returns the host's JSON over the defaults */
export function readPageData(host: Element): PageData {
  const json = host.querySelector("script[type='application/json']")?.textContent ?? "{}";
  return { ...defaults, ...(JSON.parse(json) as Partial<PageData>) };
}
