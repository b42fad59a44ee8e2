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

test("a search without filters asks for all new listings, and one without a page names none", () => {
  expect(toAlertMessage([], null)).toBe(
    "Olá, gostaria que me avisassem quando houver novos imóveis.\nCom os melhores cumprimentos.",
  );
});

test("the link has its letters as people write them, and leads to the same page", () => {
  const { href } = new URL("https://casas.pt/lista?localizacao=Válega,Ovar, São João&idRef=a\u00a0–b&x=%E9");
  const shown = toAlertMessage([], href).split("\n")[1] ?? "";
  expect(shown).toBe("https://casas.pt/lista?localizacao=Válega,Ovar,%20São%20João&idRef=a%C2%A0%E2%80%93b&x=%E9");
  expect(new URL(shown).href).toBe(href);
});
