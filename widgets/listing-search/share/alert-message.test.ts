/** docs/product/memory.md#alerts */
import { expect, test } from "vitest";
import { toAlertMessage } from "./alert-message.ts";

test("names each filter of the search, and the page that shows it", () => {
  expect(toAlertMessage(["Comprar", "Quartos: 3, 4"], "https://casas.pt/lista?quartos=3,4")).toBe(
    `Olá, gostaria que me avisassem quando houver imóveis que correspondam a esta pesquisa:
- Comprar
- Quartos: 3, 4
https://casas.pt/lista?quartos=3,4
Com os melhores cumprimentos.`,
  );
});

test("asks for all new listings if there is no filter, and names no page if there is no URL", () => {
  expect(toAlertMessage([], null)).toBe(
    "Olá, gostaria que me avisassem quando houver novos imóveis.\nCom os melhores cumprimentos.",
  );
});

test("writes the link with readable letters, still leading to the same page", () => {
  const { href } = new URL(
    "https://casas.pt/lista?localizacao=Válega,Ovar, São João&idRef=a\u00a0–b&x=%E9",
  );
  const shown = toAlertMessage([], href).split("\n")[1] ?? "";
  expect(shown).toBe(
    "https://casas.pt/lista?localizacao=Válega,Ovar,%20São%20João&idRef=a%C2%A0%E2%80%93b&x=%E9",
  );
  expect(new URL(shown).href).toBe(href);
});
