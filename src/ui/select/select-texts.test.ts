/** docs/product/everywhere.md#language */
import { expect, test } from "vitest";
import { liveMessages, messagesFor, optionsFound } from "./select-texts.ts";

const ovar = { value: "Ovar", label: "Ovar" };
const maia = { value: "Maia", label: "Maia" };
const { guidance, onChange, onFocus, onFilter } = liveMessages;

test("tells a screen reader how to use the field, once, and how to use its list and chips", () => {
  const guide = (change: object) =>
    guidance?.({
      "aria-label": "",
      context: "input",
      isInitialFocus: true,
      isSearchable: true,
      ...change,
    } as never);
  expect(guide({})).toBe("Escreva para ver sugestões.");
  expect(guide({ isSearchable: false })).toBe("Carregue na seta para baixo para abrir a lista.");
  expect(guide({ isInitialFocus: false })).toBe("");
  expect(guide({ context: "menu" })).toMatch(/^Use as setas para percorrer as opções e Enter/);
  expect(guide({ context: "value" })).toMatch(/Retrocesso para retirar\.$/);
});

test("tells a screen reader what was chosen and what was removed", () => {
  const change = (action: string, labels: string[] = []) =>
    onChange?.({ action, label: "Ovar", labels, value: ovar, removedValue: ovar } as never);
  expect(change("select-option")).toBe("Escolheu Ovar.");
  for (const action of ["deselect-option", "pop-value", "remove-value"])
    expect(change(action)).toBe("Retirou Ovar.");
  expect(change("initial-input-focus", ["Ovar", "Maia"])).toBe("A sua escolha: Ovar, Maia.");
  expect(change("initial-input-focus")).toBe("");
  expect(change("clear", ["Ovar"])).toBe("");
});

test("says of a chosen place that it is already chosen, in the list and among the chips", () => {
  const focus = (context: string, focused = ovar) =>
    onFocus?.({ context, focused, selectValue: [{ ...ovar }], options: [], label: "" } as never);
  expect([focus("menu"), focus("menu", maia), focus("value", maia)]).toEqual([
    "Já escolheu Ovar.",
    "Maia",
    "Já escolheu Maia.",
  ]);
  const again = messagesFor("").onChange?.({
    action: "deselect-option",
    label: "Ovar",
    labels: [],
  } as never);
  expect(again).toBe("Já escolheu Ovar.");
});

test("announces the number of matches with the matched text, which may lag behind the typing", () => {
  expect(onFilter?.({ inputValue: "", resultsMessage: "7 opções" })).toBe("7 opções.");
  expect(onFilter?.({ inputValue: "ov", resultsMessage: "1 opção" })).toBe("1 opção para «ov».");
  expect(messagesFor("o").onFilter?.({ inputValue: "ov", resultsMessage: "2 opções" })).toBe(
    "2 opções para «o».",
  );
  expect([optionsFound(0), optionsFound(1), optionsFound(7)]).toEqual([
    "0 opções",
    "1 opção",
    "7 opções",
  ]);
});
