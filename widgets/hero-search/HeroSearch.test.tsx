import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { getPlaces } from "#domain/places/places.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { parseQuery } from "#domain/search/query-string.ts";
import { takeLeftOutPlace } from "#memory/left-out-place.ts";
import { exchangeShells } from "../../tests/support/select-controls.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { HeroSearch } from "./HeroSearch.tsx";
import { pageData } from "./page-data.ts";

function hero(data: object = {}) {
  const props = widgetProps(pageData, data);
  const { emit } = props.bridge;
  const { container } = render(<HeroSearch {...props} />);
  const form = container.querySelector("form") as HTMLFormElement;
  const query = () =>
    new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    ).toString();
  return { emit, form, query };
}

test("sends all three parameters in order if nothing is chosen", () => {
  expect(hero().query()).toBe("objectivo=Comprar&localizacao=&tipologia=");
});

test("writes its title as the page's h1 if the page asks for it", () => {
  hero();
  expect(screen.getByRole("heading", { level: 2, name: "Que Imóvel Procura?" })).toBeTruthy();
  hero({ nivelTitulo: "1" });
  expect(screen.getByRole("heading", { level: 1, name: "Que Imóvel Procura?" })).toBeTruthy();
});

test("sends what the visitor chose, as the listing reads it", async () => {
  const { query, emit, form } = hero();
  await exchangeShells();
  const user = userEvent.setup();
  await user.click(screen.getByRole("tab", { name: "Arrendar" }));
  await user.type(screen.getByRole("combobox", { name: "Localização" }), "espinho{Enter}");
  await user.type(screen.getByRole("combobox", { name: "Localização" }), "pereira jus{Enter}");
  await user.click(screen.getByRole("combobox", { name: "Procuro por..." }));
  await user.click(screen.getByRole("option", { name: "Loja" }));
  const places = ["Espinho", "Ovar, São João, Arada e São Vicente de Pereira Jusã"];
  const sent = new URLSearchParams({
    objectivo: "Arrendar",
    localizacao: places.join(","),
    tipologia: "Loja",
  });
  expect(query()).toBe(sent.toString());
  expect(parseQuery(`?${query()}`, emptyCriteria, getPlaces()).criteria).toMatchObject({
    objetivo: ["Arrendar"],
    localizacao: places,
  });
  // Prevented once the widget has handled it, because a test DOM can't navigate.
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole("button", { name: "Procurar" }));
  expect(form.method).toBe("get");
  // Uses the names and shapes of the listing's call.
  const criteria = { objetivo: ["Arrendar"], localizacao: places, tipologia: ["Loja"] };
  expect(emit).toHaveBeenCalledWith("imo:search", { criteria });
});

test("passes an unknown place to the listing outside the query", async () => {
  const { query } = hero();
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(screen.getByRole("combobox", { name: "Localização" }), " furadouro ");
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole("button", { name: "Procurar" }));
  expect(query()).toBe("objectivo=Comprar&localizacao=&tipologia=");
  expect([takeLeftOutPlace(), takeLeftOutPlace()]).toEqual(["furadouro", null]);
});

test("names a place that was typed but not picked in its search event", async () => {
  const { emit, query } = hero();
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(screen.getByRole("combobox", { name: "Localização" }), "maia{Escape}");
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole("button", { name: "Procurar" }));
  const criteria = { objetivo: ["Comprar"], localizacao: ["Maia"], tipologia: [] };
  expect(emit).toHaveBeenCalledExactlyOnceWith("imo:search", { criteria });
  expect(query()).toBe("objectivo=Comprar&localizacao=Maia&tipologia=");
});

test("keeps the query of the host's list page as fields, because a GET form drops it", () => {
  const { form, query } = hero({ listaUrl: "/imoveis?lang=pt" });
  expect(form.getAttribute("action")).toBe("/imoveis");
  expect(query()).toBe("objectivo=Comprar&localizacao=&tipologia=&lang=pt");
});

test("moves between tabs with arrow keys, with only the chosen one in the tab order", async () => {
  hero();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("Arrendar");
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Comprar" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tab", { name: "Arrendar" }).tabIndex).toBe(-1);
});

test("moves between tabs with both arrow keys, Home and End, but with no other key", async () => {
  hero();
  const user = userEvent.setup();
  await user.tab();
  const after = async (key: string) => {
    await user.keyboard(key);
    return document.activeElement?.textContent;
  };
  expect(await after("{ArrowLeft}")).toBe("Arrendar");
  expect(await after("{ArrowLeft}")).toBe("Comprar");
  expect(await after("{End}")).toBe("Arrendar");
  expect(await after("{End}")).toBe("Arrendar");
  expect(await after("{Home}")).toBe("Comprar");
  expect(await after("{Home}")).toBe("Comprar");
  expect(await after("{ArrowUp}")).toBe("Comprar");
});

test("shows a social link only with a URL, and says that it opens a new tab", () => {
  hero({ instagram: "https://instagram.com/x" });
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Instagram (abre num novo separador)",
  ]);
});
