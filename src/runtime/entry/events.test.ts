import { expect, test, vi } from "vitest";
import { emit } from "./events.ts";

test("bubbles to where a page listens for all widgets, and can't be cancelled", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const heard = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("imo:ready", heard, { once: true });
  emit(host, "imo:ready", { widget: "team-cards" });
  host.remove();
  const [event] = heard.mock.calls[0] ?? [];
  expect(event).toMatchObject({
    detail: { widget: "team-cards" },
    target: host,
    defaultPrevented: false,
  });
});
