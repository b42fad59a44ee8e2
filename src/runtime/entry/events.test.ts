import { expect, test, vi } from "vitest";
import { emit } from "./events.ts";

test("a page hears of a widget where it listens for all of them, and can't stop what it hears of", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const heard = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("imo:ready", heard, { once: true });
  emit(host, "imo:ready", { widget: "team-cards" });
  host.remove();
  const [event] = heard.mock.calls[0] ?? [];
  expect(event).toMatchObject({ detail: { widget: "team-cards" }, target: host, defaultPrevented: false });
});
