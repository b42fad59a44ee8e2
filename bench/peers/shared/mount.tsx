/** Mounts a peer's widget into its host, with the page's data, and marks the moment from which a visitor can use it. */
import { type ComponentType, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { municipalityLines, parishLines } from "../../../src/domain/places/places-list.ts";

/** The keys of the host's JSON script that the peers read; all are optional there, as they are for the product. */
export type PageData = { apiBase: string; localizacoes: readonly string[] };

const places = `${municipalityLines}${parishLines}`
  .split("\n")
  .filter(Boolean)
  .map((line) => line.split(" | ")[0] as string);

/** Mounts `Widget` into the page's `[data-peer]` and marks `bench:ready` once it is committed. */
export function mount(Widget: ComponentType<PageData>): void {
  const host = document.querySelector("[data-peer]");
  if (!host) throw new Error("Expected a host with data-peer on the page, found none.");
  const json = host.querySelector("script[type='application/json']")?.textContent ?? "{}";
  const data: PageData = { apiBase: "", localizacoes: places, ...JSON.parse(json) };
  const slot = document.createElement("div");
  host.append(slot);
  createRoot(slot).render(
    <Mounted>
      <Widget {...data} />
    </Mounted>,
  );
}

function Mounted({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark("bench:ready"), []);
  return children;
}
