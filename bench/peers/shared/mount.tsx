/** Mounts a peer's widget into its host, and marks the moment from which a visitor can use it. */
import { type ComponentType, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { type PageData, readPageData } from "./page-data.ts";

/** Mounts `Widget` into the page's `[data-peer]` and marks `bench:ready` once it is committed. */
export function mount(Widget: ComponentType<PageData>): void {
  const host = document.querySelector("[data-peer]");
  if (!host) throw new Error("Expected a host with data-peer on the page, found none.");
  const data = readPageData(host);
  const slot = document.createElement("div");
  host.append(slot);
  createRoot(slot).render(
    <Mounted>
      <Widget {...data} />
    </Mounted>,
  );
}

function Mounted({ children }: { children: React.ReactNode }) {
  useEffect(() => void performance.mark("bench:ready"), []);
  return children;
}
