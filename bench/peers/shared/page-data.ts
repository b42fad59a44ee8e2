/** What the page hands to a peer's widget: the same JSON script in the host that the product reads. */
import places from "./places.json";

/** The keys that the peers read; all are optional, as they are for the product. */
export type PageData = {
  /** Put before `/api/imoveis`. */
  apiBase: string;
  /** Names of places to suggest. */
  localizacoes: readonly string[];
  /** What the calculator starts with: €, % a year, years. */
  precoImovel: number;
  tan: number;
  anos: number;
};

const defaults: PageData = { apiBase: "", localizacoes: places, precoImovel: 250_000, tan: 3.5, anos: 30 };

/** @returns the host's JSON over the defaults */
export function readPageData(host: Element): PageData {
  const json = host.querySelector("script[type='application/json']")?.textContent ?? "{}";
  return { ...defaults, ...(JSON.parse(json) as Partial<PageData>) };
}
