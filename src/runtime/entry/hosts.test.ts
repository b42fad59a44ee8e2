import { afterEach, expect, test } from "vitest";
import { insertSlot, newSlot } from "#runtime/entry/slot.ts";
import { MARKER, watchHosts } from "./hosts.ts";

type Log = { host: HTMLElement; widget: string; refreshed: number; unmounted: number };

/** Islands that only count what happens to them; each has a slot, as real ones do. */
function watched(html: string): Log[] {
  document.body.innerHTML = html;
  const logs: Log[] = [];
  watchHosts(document, (host, widget) => {
    const log: Log = { host, widget, refreshed: 0, unmounted: 0 };
    logs.push(log);
    insertSlot(host, newSlot(host));
    return {
      widget,
      refresh: () => {
        log.refreshed += 1;
      },
      unmount: () => {
        log.unmounted += 1;
      },
    };
  });
  return logs;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const tag = (name: string) => `<div ${MARKER}="${name}"></div>`;

afterEach(() => {
  document.body.innerHTML = "";
});

test("a host taken out and put back within one batch keeps its island", async () => {
  const logs = watched(`<p id="a">${tag("x")}</p><p id="b"></p>`);
  const host = document.querySelector(`[${MARKER}]`) as HTMLElement;
  host.remove();
  document.getElementById("b")?.append(host);
  await settled();
  expect(logs.map((log) => log.unmounted)).toEqual([0]);
});

test("a host that is gone when the batch ends is said goodbye to, and mounts anew when it comes back later", async () => {
  const logs = watched(tag("x"));
  const host = document.querySelector(`[${MARKER}]`) as HTMLElement;
  host.remove();
  await settled();
  document.body.append(host);
  await settled();
  expect(logs.map((log) => log.unmounted)).toEqual([1, 0]);
});

test("what React does below a slot's own children never counts, what happens to them or beside them does", async () => {
  const [log] = watched(tag("x"));
  await settled();
  const before = log?.refreshed ?? 0;
  const slot = log?.host.firstElementChild as HTMLElement;
  slot.innerHTML = "<section><p>um</p></section>";
  await settled();
  const afterSwap = log?.refreshed ?? 0;
  // The slot's own children are looked at: a page cache may have put a picture in their place.
  expect(afterSwap).toBe(before + 1);
  slot.querySelector("section")?.append("dois");
  (slot.querySelector("p")?.firstChild as Text).data = "três";
  await settled();
  expect(log?.refreshed).toBe(afterSwap);
  log?.host.setAttribute("data-tan", "3");
  await settled();
  expect(log?.refreshed).toBeGreaterThan(afterSwap);
});

test("what comes into a slot is looked at by its own host, and by no other on the page", async () => {
  const logs = watched(tag("x") + tag("y") + tag("z"));
  await settled();
  const before = logs.map((log) => log.refreshed);
  const [first, second] = logs.map((log) => log.host.firstElementChild as HTMLElement);
  first?.append("um");
  second?.append("dois");
  first?.append("três");
  await settled();
  expect(logs.map((log, place) => log.refreshed - (before[place] ?? 0))).toEqual([1, 1, 0]);
});

test("a marker that is taken away, changed or added is followed", async () => {
  const logs = watched(`${tag("x")}<div id="late"></div>`);
  const host = document.querySelector(`[${MARKER}]`) as HTMLElement;
  host.setAttribute(MARKER, "y");
  document.getElementById("late")?.setAttribute(MARKER, "z");
  await settled();
  expect(logs.map(({ widget, unmounted }) => [widget, unmounted])).toEqual([
    ["x", 1],
    ["y", 0],
    ["z", 0],
  ]);
  host.removeAttribute(MARKER);
  await settled();
  expect(logs[1]?.unmounted).toBe(1);
});

test("pictures of slots out of a page cache are thrown away, the live slot stays", () => {
  const host = document.createElement("div");
  host.innerHTML = "<div data-imo-root><p>velho</p></div><p>Alternativa</p><div data-imo-root>velho</div>";
  const slot = newSlot(host);
  insertSlot(host, slot);
  insertSlot(host, slot);
  expect([...host.querySelectorAll("[data-imo-root]")]).toEqual([slot]);
  expect(host.textContent).toBe("Alternativa");
});
