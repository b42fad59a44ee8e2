/** docs/product/calculator.md#link, docs/product/calculator.md#plan */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Loan } from "#domain/instalment.ts";
import { SimulationDetails } from "./SimulationDetails.tsx";

const usual: Loan = { price: 200_000, rate: 3.5, years: 30 };

function open({ loan = usual, position = 0 }: { loan?: Loan | null; position?: number } = {}) {
  const onLinked = vi.fn();
  const texts = { price: "200000", rate: "3,5", years: "30" };
  render(<SimulationDetails {...{ texts, loan, onLinked }} bridge={{ position, emit: vi.fn() }} />);
  return onLinked;
}
const down = () => screen.getByLabelText<HTMLInputElement>("Entrada");
const budget = () => screen.getByLabelText<HTMLInputElement>("Orçamento mensal");
const terms = () =>
  document.querySelector(".imo-plan__terms")?.textContent?.replaceAll("\u00A0", " ");

afterEach(() => history.replaceState(null, "", "/"));

test.each([
  ["preco=250000", { price: "250000" }],
  ["tan=3,1", { rate: "3,1" }],
  ["anos=25", { years: "25" }],
  ["preco=250000&tan=3,1&anos=25", { price: "250000", rate: "3,1", years: "25" }],
])("fills in %s from a link, and scrolls into view", (said, linked) => {
  const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
  history.replaceState(null, "", `/#simulacao?${said}`);
  expect(open().mock.calls).toStrictEqual([[linked]]);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test("leaves the calculator's fields alone for a link with only a down payment and a budget", () => {
  history.replaceState(null, "", "/#simulacao?entrada=20+%25&orcamento=800");
  expect(open()).not.toHaveBeenCalled();
  expect([down().value, budget().value]).toEqual(["20 %", "800"]);
});

test("reads a link only in the first calculator of the page", () => {
  history.replaceState(null, "", "/#simulacao?preco=250000&entrada=20+%25");
  expect(open({ position: 1 })).not.toHaveBeenCalled();
  expect(down().value).toBe("");
});

test("marks a down payment as too high for the price", () => {
  open();
  const tooHigh = () => screen.queryByText("A entrada tem de ser inferior ao preço.");
  expect(tooHigh()).toBeNull();
  fireEvent.change(down(), { target: { value: "200000" } });
  expect(tooHigh()).toBeTruthy();
});

test("marks no down payment until the calculator's fields are valid", () => {
  open({ loan: null });
  fireEvent.change(down(), { target: { value: "20 %" } });
  expect(down().getAttribute("aria-invalid")).toBeNull();
});

test("says that a plan has no down payment", () => {
  open();
  expect(terms()).toBe("200 000 € a 30 anos, TAN 3,5 %, sem entrada");
  fireEvent.change(down(), { target: { value: "1" } });
  expect(terms()).toBe("199 999 € a 30 anos, TAN 3,5 %, com entrada de 1,00 €");
});

test("asks whether a down payment of at most 100 is an amount or a share, and enters what is chosen", () => {
  open();
  const choices = () => screen.queryAllByRole("button", { name: /^20 / });
  fireEvent.change(down(), { target: { value: "20" } });
  expect(screen.getByText("A entrada é de 20 € ou de 20 % do preço?")).toBeTruthy();
  expect(choices().map((choice) => choice.getAttribute("aria-pressed"))).toEqual([
    "false",
    "false",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "20 %" }));
  expect([down().value, terms()]).toEqual([
    "20 %",
    "160 000 € a 30 anos, TAN 3,5 %, com entrada de 40 000,00 €",
  ]);
  expect(choices().map((choice) => choice.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  fireEvent.change(down(), { target: { value: "20 000" } });
  expect(choices()).toEqual([]);
});

test("restores down payment and budget after a reload", () => {
  open();
  fireEvent.change(down(), { target: { value: "20 %" } });
  fireEvent.change(budget(), { target: { value: "800" } });
  cleanup();
  open();
  expect([down().value, budget().value]).toEqual(["20 %", "800"]);
  cleanup();
  open({ position: 1 });
  expect(down().value).toBe("");
});
