import { afterEach, expect, test } from "vitest";
import { insertSlot, newSlot } from "#runtime/entry/slot.ts";
import { MARKER, watchHosts } from "./hosts.ts";

type Log = { host: HTMLElement; widget: string; refreshed: number; unmounted: number };

/** Shows `html` and logs what happens to its islands. Each island has a slot, like a real one. */
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

test("keeps the island of a host taken out and put back within one batch", async () => {
  const logs = watched(`<p id="a">${tag("x")}</p><p id="b"></p>`);
  const host = document.querySelector(`[${MARKER}]`) as HTMLElement;
  host.remove();
  document.getElementById("b")?.append(host);
  await settled();
  expect(logs.map((log) => log.unmounted)).toEqual([0]);
});

test("unmounts a host removed within the batch, remounts it later", async () => {
  const logs = watched(tag("x"));
  const host = document.querySelector(`[${MARKER}]`) as HTMLElement;
  host.remove();
  await settled();
  document.body.append(host);
  await settled();
  expect(logs.map((log) => log.unmounted)).toEqual([1, 0]);
});

test("ignores changes below a slot's own children, and follows those to or beside them", async () => {
  const [log] = watched(tag("x"));
  await settled();
  const before = log?.refreshed ?? 0;
  const slot = log?.host.firstElementChild as HTMLElement;
  slot.innerHTML = "<section><p>um</p></section>";
  await settled();
  const afterSwap = log?.refreshed ?? 0;
  // The slot's own children are checked, because a page cache may have put a snapshot in their
  // place.
  expect(afterSwap).toBe(before + 1);
  slot.querySelector("section")?.append("dois");
  (slot.querySelector("p")?.firstChild as Text).data = "três";
  await settled();
  expect(log?.refreshed).toBe(afterSwap);
  log?.host.setAttribute("data-tan", "3");
  await settled();
  expect(log?.refreshed).toBeGreaterThan(afterSwap);
});

test("refreshes only the host whose slot has changed", async () => {
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

test("follows a marker that is removed, changed or added", async () => {
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

test("drops copies of slots from a page cache, and keeps the live one", () => {
  const host = document.createElement("div");
  host.innerHTML =
    "<div data-imo-root><p>velho</p></div><p>Alternativa</p><div data-imo-root>velho</div>";
  const slot = newSlot(host);
  insertSlot(host, slot);
  insertSlot(host, slot);
  expect([...host.querySelectorAll("[data-imo-root]")]).toEqual([slot]);
  expect(host.textContent).toBe("Alternativa");
});
