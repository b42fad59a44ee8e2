/**
 * docs/contract.md#failed-chunks: the panels' code, which loads when a visitor approaches a panel's
 * button.
 */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { provideLoadChunk } from "#loading/load-once.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { ListingSearch } from "./ListingSearch.tsx";
import { pageData } from "./page-data.ts";

test("reports code that fails to load once, however often the visitor approaches", async () => {
  let fail = () => {};
  provideLoadChunk((name, load) =>
    name === "extras"
      ? new Promise((_resolve, reject) => (fail = () => reject(new Error("gone"))))
      : load(),
  );
  const report = vi.fn();
  const resultados = { data: [], current_page: 1, last_page: 1, total: 0 };
  render(
    <LoadFailure value={{ report, showBusy: () => () => {}, showFailure: () => {} }}>
      <ListingSearch {...widgetProps(pageData, { resultados, funcoes: [] })} />
    </LoadFailure>,
  );
  const opener = screen.getByRole("button", { name: /Pesquisa Avançada/ });
  for (let times = 0; times < 3; times += 1) fireEvent.pointerEnter(opener);
  fireEvent.focus(opener);
  await act(async () => fail());
  expect(report).toHaveBeenCalledTimes(1);
});

// These tests come last, because code that has been requested once isn't requested again.
test.each([
  { funcoes: ["favoritos"], fetched: [] },
  { funcoes: ["alternativas"], fetched: ["extras"] },
])(
  "fetches $fetched for near searches if $funcoes are switched on",
  async ({ funcoes, fetched }) => {
    const names: string[] = [];
    provideLoadChunk((name) => {
      names.push(name);
      return new Promise(() => {});
    });
    const resultados = { data: [], current_page: 1, last_page: 1, total: 0 };
    const { unmount } = render(
      <ListingSearch {...widgetProps(pageData, { resultados, funcoes, objectivo: ["Comprar"] })} />,
    );
    expect(names.filter((name) => name === "extras")).toEqual(fetched);
    unmount();
  },
);
