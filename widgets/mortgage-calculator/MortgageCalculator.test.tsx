import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Profiler } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { MortgageCalculator } from "./MortgageCalculator.tsx";
import { pageData } from "./page-data.ts";

const bridge = { position: 0, emit: vi.fn(), report: vi.fn(), keepFallback: vi.fn() };
const usual = { precoImovel: 200_000, tan: 3.5, anos: 30 };

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function calculator(presets: object) {
  return <MortgageCalculator {...widgetProps(pageData, presets)} bridge={bridge} />;
}

function open(presets: object = {}) {
  const { rerender } = render(calculator(presets));
  return {
    visitor: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    change: (next: object) => rerender(calculator(next)),
  };
}

const field = (name: "Preço do imóvel (€)" | "TAN (%)" | "Prazo (anos)") =>
  screen.getByRole<HTMLInputElement>("textbox", { name });
const price = () => field("Preço do imóvel (€)");
const rate = () => field("TAN (%)");
const years = () => field("Prazo (anos)");
const texts = () => [price().value, rate().value, years().value];
const shown = (className: string) =>
  document.querySelector(`.imo-calculator__${className}`)?.textContent;
const spaced = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ");
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("shows the instalment of the page's presets at once", () => {
  open(usual);
  expect(screen.getByRole("heading", { name: "Calculadora de prestações" })).toBeTruthy();
  expect(texts()).toEqual(["200000", "3,5", "30"]);
  expect(shown("value")).toBe("898,00\u00A0€");
  expect(spaced(shown("echo"))).toBe("200 000 € a 30 anos, TAN 3,5 %");
});

test("renders once, and sets no timer", () => {
  sessionStorage.clear();
  const onRender = vi.fn();
  render(
    <Profiler id="calculator" onRender={onRender}>
      {calculator(usual)}
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("says what to fill in when it is empty, without marking a field", () => {
  open();
  expect([shown("value"), shown("echo")]).toEqual([
    "Dados inválidos",
    "Preencha o preço, a TAN e o prazo.",
  ]);
  expect(document.querySelector("[data-outcome]")?.getAttribute("data-outcome")).toBe("missing");
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

test("computes the result at every key, and leaves the typed text alone", async () => {
  const { visitor } = open({ tan: 3.5, anos: 30 });
  await visitor.type(price(), "2");
  expect(spaced(shown("echo"))).toBe("2 € a 30 anos, TAN 3,5 %");
  await visitor.type(price(), "00.000 €");
  expect(price().value).toBe("200.000 €");
  expect(shown("value")).toBe("898,00\u00A0€");
  await visitor.clear(rate());
  await visitor.type(rate(), "0");
  expect(spaced(shown("value"))).toBe("555,00 €");
});

test("marks the wrong field with its reason until it is corrected", async () => {
  const { visitor } = open(usual);
  await visitor.clear(years());
  await visitor.type(years(), "0");
  expect([shown("value"), shown("echo")]).toEqual([
    "Dados inválidos",
    "O prazo tem de ser superior a 0.",
  ]);
  expect(years().getAttribute("aria-invalid")).toBe("true");
  const reason = document.getElementById(years().getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe("O prazo tem de ser superior a 0.");
  expect(price().getAttribute("aria-invalid")).toBeNull();
  await visitor.type(years(), ",5");
  expect(years().getAttribute("aria-invalid")).toBeNull();
  expect(years().getAttribute("aria-describedby")).toBeNull();
});

test("follows a changed preset except where the visitor has typed", async () => {
  const { visitor, change } = open(usual);
  await visitor.clear(rate());
  await visitor.type(rate(), "4");
  change({ precoImovel: 300_000, tan: 2, anos: 25 });
  expect(texts()).toEqual(["300000", "4", "25"]);
  await visitor.clear(years());
  change({ ...usual, anos: 10 });
  expect(texts()).toEqual(["200000", "4", ""]);
});

test("announces the result once the visitor pauses, not at every key or when the page opens", async () => {
  const { visitor, change } = open({ tan: 3.5, anos: 30 });
  const heard = () => spaced(screen.getByRole("status").textContent);
  await wait(2000);
  change(usual);
  await wait(2000);
  expect(heard()).toBe("");
  await visitor.clear(price());
  for (const digit of "100000") {
    await visitor.type(price(), digit);
    await wait(400);
    expect(heard()).toBe("");
  }
  await wait(1000);
  expect(heard()).toBe("449,00 €. 100 000 € a 30 anos, TAN 3,5 %");
  await visitor.type(price(), "x");
  await wait(1000);
  expect(heard()).toBe("Dados inválidos. Escreva o preço em algarismos, por exemplo 250 000");
});

test("announces only from the hidden region", () => {
  open(usual);
  const live = document.querySelectorAll("output, [aria-live], [role=status], [role=alert]");
  expect([...live].map((region) => region.className)).toEqual(["imo-hidden"]);
});

test("says that this isn't a credit offer, what it leaves out, and who the intermediary is", () => {
  const notice = () =>
    [...document.querySelectorAll(".imo-calculator__notice > p")].map((line) => line.textContent);
  const always = [
    "Simulação meramente indicativa. Não constitui uma proposta de crédito.",
    "Não inclui comissões, seguros nem Imposto do Selo. A taxa anual de encargos efetiva global (TAEG) consta da ficha de informação normalizada europeia (FINE) que o banco lhe entrega.",
  ];
  open();
  expect(notice()).toEqual(always);
  cleanup();
  open({ creditoNome: "Ria Crédito, Lda.", creditoRegisto: "0001234" });
  expect(notice()).toEqual([
    ...always,
    "Intermediário de crédito: Ria Crédito, Lda., registo no Banco de Portugal n.º 0001234",
  ]);
  cleanup();
  open({ creditoRegisto: "0001234" });
  expect(notice()).toEqual(always);
});

test("asks phones for the keyboard with digits and a comma", () => {
  open();
  for (const input of [price(), rate(), years()]) expect(input.inputMode).toBe("decimal");
});

test.each([
  "1e5",
  "0x10",
  "-1",
  "1,2,3",
  "9".repeat(10_000),
  "😀",
  "<script>alert(1)</script>",
  "\u202E12",
])("survives %.20j pasted into each field", async (text) => {
  const { visitor } = open(usual);
  for (const input of [price(), rate(), years()]) {
    await visitor.clear(input);
    await visitor.click(input);
    await visitor.paste(text);
    expect(input.value).toBe(text);
  }
  expect(shown("value")).toMatch(/^Dados inválidos$|€$/);
});

test("keeps the typed rate and years for the next listing, with that listing's price", async () => {
  const { visitor } = open(usual);
  await visitor.clear(rate());
  await visitor.type(rate(), "3,1 %");
  await visitor.clear(years());
  await visitor.type(years(), "35");
  await visitor.type(price(), "0");
  cleanup();
  history.replaceState(null, "", "/outro-imovel");
  open({ ...usual, precoImovel: 180_000 });
  expect(texts()).toEqual(["180000", "3,1 %", "35"]);
  // The terms are kept only in this tab.
  expect(localStorage.length).toBe(0);
  await visitor.clear(years());
  cleanup();
  open(usual);
  expect(texts()).toEqual(["200000", "3,1 %", "30"]);
  history.replaceState(null, "", "/");
});

test("simulates a loan with a down payment, and leaves the first result alone", async () => {
  const { visitor } = open(usual);
  const more = screen.getByRole("button", { name: "Ver a simulação completa" });
  const isFolded = () => document.getElementById(more.getAttribute("aria-controls") ?? "")?.hidden;
  expect([isFolded(), more.getAttribute("aria-expanded")]).toEqual([true, "false"]);
  await visitor.click(more);
  const down = await screen.findByLabelText("Entrada");
  expect([isFolded(), more.getAttribute("aria-expanded")]).toEqual([false, "true"]);
  expect(
    screen.getByText("Indique quanto pode pagar por mês e mostramos até que preço pode ir."),
  ).toBeTruthy();
  const sum = (term: string) => spaced(screen.getByText(term).nextElementSibling?.textContent);
  expect([sum("Montante financiado"), sum("Prestação mensal sem entrada, ao cêntimo")]).toEqual([
    "200 000,00 €",
    "898,09 €",
  ]);
  await visitor.type(down, "20 %");
  expect([sum("Montante financiado"), sum("Prestação mensal com esta entrada")]).toEqual([
    "160 000,00 €",
    "718,47 €",
  ]);
  expect(sum("Total a pagar (capital e juros)")).toMatch(/^258 6\d\d,\d\d €$/);
  expect(shown("value")).toBe("898,00\u00A0€");
  expect(shown("label")).toBe("Prestação mensal sem entrada");
  expect(spaced(document.querySelector(".imo-plan__terms")?.textContent)).toBe(
    "160 000 € a 30 anos, TAN 3,5 %, com entrada de 40 000,00 €",
  );
  await visitor.type(screen.getByLabelText("Orçamento mensal"), "718,48");
  expect(sum("Preço máximo com este orçamento")).toMatch(/^200 00\d,00 €$/);
  const cells = [...document.querySelectorAll("tfoot td")].map((cell) => spaced(cell.textContent));
  expect(cells).toEqual([sum("Montante financiado"), sum("Total de juros"), "0,00 €"]);
  await visitor.clear(down);
  await visitor.type(down, "200 000");
  expect(screen.getByText("A entrada tem de ser inferior ao preço.")).toBeTruthy();
  expect(screen.getByText("Corrija a entrada para ver a simulação.")).toBeTruthy();
  expect(bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:simulate", { action: "open" });
  await visitor.click(more);
  expect([isFolded(), more.getAttribute("aria-expanded")]).toEqual([true, "false"]);
});

test("compares the usual terms with the visitor's own", async () => {
  const { visitor } = open({ ...usual, anos: 20 });
  await visitor.click(screen.getByRole("button", { name: "Ver a simulação completa" }));
  const table = await screen.findByRole("table", { name: "Se o prazo mudar" });
  const rows = [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => spaced(cell.textContent)).join(" | "),
  );
  expect(rows).toEqual([
    "20 anos | 1 159,92 € | —",
    "25 anos | 1 001,25 € | −158,67 €",
    "30 anos | 898,09 € | −261,83 €",
    "35 anos | 826,58 € | −333,34 €",
    "40 anos | 774,78 € | −385,14 €",
  ]);
  expect(table.querySelector("[data-own] th")?.textContent).toBe("20\u00A0anos");
});

test("quotes Banco de Portugal's limits and their date if they are exceeded, and simulates anyway", async () => {
  const { visitor } = open({ ...usual, anos: 50 });
  await visitor.click(screen.getByRole("button", { name: "Ver a simulação completa" }));
  const line = () => spaced(screen.queryByText(/^O Banco de Portugal recomenda/)?.textContent);
  await screen.findByText(/^O Banco de Portugal recomenda/);
  expect(line()).toBe(
    "O Banco de Portugal recomenda aos bancos que o prazo não ultrapasse 40 anos para quem tem 30 anos ou menos, 37 anos para quem tem de 31 a 35 e 35 anos a partir dessa idade e que o financiamento não ultrapasse 90 % do valor da habitação própria e permanente (consultado em novembro de 2026).",
  );
  await visitor.type(screen.getByLabelText("Entrada"), "10 %");
  expect(line()).not.toContain("90 %");
  await visitor.clear(years());
  await visitor.type(years(), "36");
  expect(line()).toContain("que o prazo não ultrapasse 40 anos");
  await visitor.clear(years());
  await visitor.type(years(), "35");
  expect(line()).toBeUndefined();
  expect(
    spaced(screen.getByText("Prestação mensal com esta entrada").nextElementSibling?.textContent),
  ).toMatch(/€$/);
});

test.each([
  [{}, "Preencha os valores acima para ver a simulação."],
  [{ ...usual, anos: 120 }, /^A simulação completa vai até .* com prazos de 1 mês a 100 anos\.$/],
  [
    { ...usual, precoImovel: 1000, tan: 100, anos: 100 },
    "Com estes valores, a dívida nunca ficaria paga. Reduza o prazo ou a TAN.",
  ],
])("says why there is no simulation for %o", async (data, reason) => {
  const { visitor } = open(data);
  await visitor.click(screen.getByRole("button", { name: "Ver a simulação completa" }));
  expect(await screen.findByText(reason)).toBeTruthy();
});

test("offers no simulation if it is switched off, even for a link that asks for it", () => {
  onTestFinished(() => history.replaceState(null, "", "/"));
  history.replaceState(null, "", "/#simulacao?entrada=20");
  open({ ...usual, funcoes: [] });
  expect(shown("value")).toBe("898,00\u00A0€");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByLabelText("Entrada")).toBeNull();
});

test("restores the typed price and the unfolded plan after a reload, only on this page", async () => {
  const { visitor } = open(usual);
  await visitor.clear(price());
  await visitor.type(price(), "250000");
  await visitor.click(screen.getByRole("button", { name: "Ver a simulação completa" }));
  await screen.findByRole("heading", { name: "Simulação completa" });
  cleanup();
  bridge.emit.mockClear();
  open(usual);
  expect(price().value).toBe("250000");
  await screen.findByRole("heading", { name: "Simulação completa" });
  expect(bridge.emit).not.toHaveBeenCalled();
  cleanup();
  history.replaceState(null, "", "/outra");
  open(usual);
  expect(price().value).toBe("200000");
  history.replaceState(null, "", "/");
});
