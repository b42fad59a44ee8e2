/** docs/product/places.md#typed-places */
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { keepLeftOutPlace } from "#memory/left-out-place.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { LeftOutPlace } from "./LeftOutPlace.tsx";

beforeEach(() => sessionStorage.clear());

function note(localizacao: string[], isFirst = true) {
  const settings = panelFormSettings();
  const bridge = { ...settings.bridge, position: isFirst ? 0 : 1 };
  return inListing(<LeftOutPlace />, {
    criteria: { ...emptyCriteria, localizacao },
    settings: { ...settings, bridge },
  });
}
const said = () => screen.queryByRole("status")?.textContent;

test("until other places are searched for, names the place that the home page couldn't find", () => {
  keepLeftOutPlace("furadouro");
  const { rerender, unmount } = render(note([]));
  expect(said()).toBe("Não encontrámos «furadouro»: mostramos imóveis de todas as localizações.");
  rerender(note(["Ovar"]));
  expect(said()).toBeUndefined();
  unmount();
  render(note([]));
  expect(said()).toBeUndefined();
});

test("mentions the places that were found along with it", () => {
  keepLeftOutPlace("furadouro");
  render(note(["Ovar"]));
  expect(said()).toBe(
    "Não encontrámos «furadouro»: mostramos imóveis das localizações que escolheu.",
  );
});

test("is shown only by the listing that the search leads to, within a minute", () => {
  keepLeftOutPlace("furadouro");
  const { unmount } = render(note([], false));
  expect(said()).toBeUndefined();
  unmount();
  vi.setSystemTime(Date.now() + 61_000);
  render(note([]));
  vi.useRealTimers();
  expect(said()).toBeUndefined();
});

test("ignores what another script left under the key", () => {
  for (const text of [
    "{",
    "null",
    "7",
    JSON.stringify({ text: " ", at: Date.now() }),
    JSON.stringify({ text: "a" }),
  ]) {
    sessionStorage.setItem("imo:localizacao", text);
    const { unmount } = render(note([]));
    expect(said()).toBeUndefined();
    unmount();
  }
});
