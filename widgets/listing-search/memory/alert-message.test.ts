/** docs/product/memory.md#alerts */
import { expect, test } from "vitest";
import { toAlertMessage } from "./alert-message.ts";

test("who asks for an alert says each filter of the search, and where it is shown", () => {
  expect(toAlertMessage(["Comprar", "Quartos: 3, 4"], "https://casas.pt/lista?quartos=3,4")).toBe(
    `Olá, gostaria que me avisassem quando houver imóveis que correspondam a esta pesquisa:
- Comprar
- Quartos: 3, 4
https://casas.pt/lista?quartos=3,4
Com os melhores cumprimentos.`,
  );
});

test("a search without filters asks for all new homes, and one without a page names none", () => {
  expect(toAlertMessage([], null)).toBe(
    "Olá, gostaria que me avisassem quando houver novos imóveis.\nCom os melhores cumprimentos.",
  );
});
