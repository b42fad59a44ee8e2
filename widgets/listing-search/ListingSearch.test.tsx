/**
 * docs/product/listing.md#listing: the whole widget against a server, without a browser's layout.
 */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { imoveisAnswer, toFound } from "#api/imoveis-answer.ts";
import { formatDay } from "#domain/format/format-day.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { keptSearches } from "#memory/kept-searches.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { answering, json, type Received } from "../../tests/support/http-server.ts";
import { exchangeShells } from "../../tests/support/select-controls.ts";
import { workDone } from "../../tests/support/turns.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { formatSharedList } from "./kept/shared-list.ts";
import { ListingSearch } from "./ListingSearch.tsx";
import { loadExtras } from "./load-extras.ts";
import { favourites, setFavourite } from "./marks/kept-listings.ts";
import { pageData } from "./page-data.ts";

/**
 * Allows for reading the code of the requests and the panels from the disk first, which takes
 * seconds on a busy machine.
 */
const PATIENCE = { timeout: 15_000 };

type Answer = { count?: number; page?: number; last?: number; total?: number | null };
const answer = ({ count = 2, page = 1, last = 1, total = count }: Answer = {}) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: page * 100 + index,
    titulo: `Casa ${page * 100 + index}`,
  })),
  current_page: page,
  last_page: last,
  ...(total !== null && { total }),
});
const given = (what: Answer) => toFound(v.parse(imoveisAnswer, answer(what)));

let received: Received[] = [];
const bodies = () => received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
let position = 0;
const emit = vi.fn();
const report = vi.fn();
const end = vi.fn();
const keepFallback = vi.fn(() => end);
const bridge = {
  emit,
  report,
  keepFallback,
  get position() {
    return position;
  },
} as HostBridge;
const listing = (change: Partial<Parameters<typeof ListingSearch>[0]> = {}) => (
  <ListingSearch {...widgetProps(pageData)} bridge={bridge} {...change} />
);
/** Opens a page with this query, whose server gives this answer. */
async function open(how: Parameters<typeof answering>[0], query = "", change = {}) {
  received = await answering(how);
  history.replaceState(null, "", `/lista${query}`);
  return render(listing(change));
}
const heading = () => document.querySelector(".imo-results__count, .imo-empty__title")?.textContent;
const said = () => screen.getAllByRole("status")[0]?.textContent;
const titles = () =>
  screen.queryAllByRole("heading", { level: 3 }).map((title) => title.textContent);
const shows = (text: string) => waitFor(() => expect(heading()).toBe(text), PATIENCE);

beforeEach(() => {
  position = 0;
  for (const spy of [emit, report, end, keepFallback]) spy.mockClear();
  clearEverythingKept();
  keptSearches.clear();
});
afterEach(() => document.body.replaceChildren());

test("draws six grey cards and keeps the page's fallback until the first answer, without announcing a number", async () => {
  let send = () => {};
  const view = await open((...request) => {
    send = () => json(answer({ count: 2 }))(...request);
  });
  expect(view.container.querySelectorAll(".imo-listing--skeleton")).toHaveLength(6);
  expect([heading(), said()]).toEqual(["A carregar imóveis…", ""]);
  expect([keepFallback.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  await waitFor(() => expect(received).toHaveLength(1), PATIENCE);
  act(() => send());
  await shows("2 imóveis");
  await waitFor(() => expect(said()).toBe("2 imóveis."));
  expect(end).toHaveBeenCalledOnce();
  expect(view.container.querySelector(".imo-listing--skeleton")).toBeNull();
});

test("shows the page's own results without a request, and announces their number and page", async () => {
  await open(json(answer()), "", { resultados: given({ count: 12, last: 3, total: 30 }) });
  expect([heading(), said()]).toEqual(["30 imóveis", ""]);
  // A region that is added together with its text isn't read out.
  await waitFor(() => expect(said()).toBe("30 imóveis, página 1 de 3."));
  expect(titles()).toHaveLength(12);
  expect(received).toHaveLength(0);
});

test("names the page if no total is known, and counts the listings of a single page", async () => {
  const view = await open(json(answer()), "", {
    resultados: given({ count: 12, last: 3, total: null }),
  });
  expect(heading()).toBe("Página 1 de 3");
  await waitFor(() => expect(said()).toBe("Página 1 de 3."));
  view.unmount();
  await open(json(answer()), "", { resultados: given({ count: 5, total: null }) });
  expect(heading()).toBe("5 imóveis");
  await waitFor(() => expect(said()).toBe("5 imóveis."));
});

test("requests another page with the filters, keeps the number until the answer arrives and focuses the heading", async () => {
  await open(json(answer({ count: 12, page: 2, last: 3, total: 30 })), "?objectivo=Comprar", {
    resultados: given({ count: 12, last: 3, total: 30 }),
  });
  fireEvent.click(within(screen.getByRole("navigation")).getByText("2"));
  expect(heading()).toBe("30 imóveis");
  await waitFor(() => expect(said()).toBe("30 imóveis, página 2 de 3."), PATIENCE);
  expect(bodies().at(-1)).toMatchObject({ page: 2, objetivo: ["Comprar"] });
  expect(titles()[0]).toBe("Casa 200");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("30 imóveis"), PATIENCE);
  expect(location.search).toContain("pagina=2");
});

test("keeps the cards unchanged for 0.3 s, and then shows that an answer is awaited", async () => {
  let send = () => {};
  await open(
    (...request) => {
      send = () => json(answer({ count: 3 }))(...request);
    },
    "",
    { resultados: given({ count: 1 }) },
  );
  const busy = () => document.querySelector(".imo-results")?.getAttribute("aria-busy");
  fireEvent.change(screen.getByRole("combobox", { name: "Ordenar" }), { target: { value: "asc" } });
  expect([busy(), document.querySelector(".imo-grid--waiting")]).toEqual(["true", null]);
  await waitFor(() => expect(document.querySelector(".imo-grid--waiting")).toBeTruthy(), PATIENCE);
  await waitFor(() => expect(received).toHaveLength(1), PATIENCE);
  act(() => send());
  await shows("3 imóveis");
  expect([busy(), document.querySelector(".imo-grid--waiting")]).toEqual(["false", null]);
});

test("searches again for another order, and keeps the number until the answer arrives", async () => {
  await open(json(answer({ count: 2, total: 30 })), "", {
    resultados: given({ count: 12, last: 3, total: 30 }),
  });
  fireEvent.change(screen.getByRole("combobox", { name: "Ordenar" }), { target: { value: "asc" } });
  expect(heading()).toBe("30 imóveis");
  await waitFor(() => expect(titles()).toHaveLength(2), PATIENCE);
  expect(bodies().at(-1)).toMatchObject({ page: 1, ordem: "asc" });
});

test("searches again after a filter was removed, and shows no number until the answer arrives", async () => {
  await open(json(answer({ count: 3 })), "?quartos=3", { resultados: given({ count: 1 }) });
  expect(heading()).toBe("1 imóvel");
  fireEvent.click(screen.getByRole("button", { name: /^Retirar filtro: / }));
  expect(heading()).toBe("A carregar imóveis…");
  await shows("3 imóveis");
  expect(bodies().at(-1)).toMatchObject({ quartos: [] });
  expect(screen.queryByRole("button", { name: /^Retirar filtro: / })).toBeNull();
});

test("offers to remove each filter or all, and near searches, if nothing is found", async () => {
  await open(
    (response, request, at) =>
      json(answer({ count: JSON.parse(request.body).quartos.length > 0 ? 0 : 4 }))(
        response,
        request,
        at,
      ),
    "?objectivo=Comprar&quartos=3",
  );
  await shows("Nenhum imóvel corresponde à sua pesquisa");
  await waitFor(() => expect(said()).toBe("Nenhum imóvel corresponde à sua pesquisa."));
  const near = await screen.findByRole("button", { name: /Qualquer número de quartos/ }, PATIENCE);
  expect(near.textContent).toContain("4 imóveis");
  fireEvent.click(screen.getByRole("button", { name: "Limpar todos os filtros" }));
  await shows("4 imóveis");
  expect(bodies().at(-1)).toMatchObject({ objetivo: [], quartos: [] });
});

test("clears, with all filters, a typed text that isn't a place and the line that says so", async () => {
  await open(json(answer({ count: 0 })), "?quartos=3");
  await shows("Nenhum imóvel corresponde à sua pesquisa");
  const place = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Localização" });
  fireEvent.input(place(), { target: { value: "furadouro" } });
  await exchangeShells();
  fireEvent.keyDown(place(), { key: "Enter" });
  expect(screen.getByText(/^Não encontrámos «furadouro»/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Limpar todos os filtros" }));
  expect(place().value).toBe("");
  expect(screen.queryByText(/^Não encontrámos/)).toBeNull();
});

test("leads from a page beyond the last to the first, without near searches or filters to remove", async () => {
  await open((response, request, at) => {
    const { page } = JSON.parse(request.body);
    json(
      page > 1
        ? answer({ count: 0, page, last: 3, total: 30 })
        : answer({ count: 12, last: 3, total: 30 }),
    )(response, request, at);
  }, "?quartos=3&pagina=9");
  await shows("Esta página já não tem imóveis");
  expect(screen.queryByRole("button", { name: /^Retirar filtro|^Limpar todos/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Voltar à primeira página" }));
  await shows("30 imóveis");
  expect(screen.queryByText("Pesquisas semelhantes com imóveis")).toBeNull();
});

test("shows only the filters after a failed first search, and reports it once", async () => {
  const view = await open(json({}, 500));
  await waitFor(() => expect(report).toHaveBeenCalled(), PATIENCE);
  expect(view.container.querySelector(".imo-results")).toBeNull();
  expect(screen.getByRole("button", { name: "Pesquisa Avançada" })).toBeTruthy();
  expect(report).toHaveBeenCalledOnce();
});

test("applies the panel's filters at once, counts them in the badge and keeps them when it closes", async () => {
  await open((response, request, at) => {
    json(answer({ count: JSON.parse(request.body).wcs.length > 0 ? 1 : 2 }))(response, request, at);
  });
  await shows("2 imóveis");
  fireEvent.click(screen.getByRole("button", { name: "Pesquisa Avançada" }));
  const group = await screen.findByRole(
    "group",
    { name: "Casas de banho", hidden: true },
    PATIENCE,
  );
  await waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true), PATIENCE);
  fireEvent.click(within(group).getByText("2"));
  await shows("1 imóvel");
  fireEvent.click(screen.getByRole("button", { name: "Ver 1 imóvel", hidden: true }));
  await waitFor(() => expect(document.querySelector("dialog")?.open).toBe(false), PATIENCE);
  expect(document.querySelector(".imo-badge")?.textContent).toBe("1 filtro ativo");
});

test("names the tab after the visitor's search, except in a second listing", async () => {
  const title = document.title;
  document.title = "Imóveis";
  onTestFinished(() => {
    document.title = title;
  });
  position = 1;
  const second = await open(json(answer()), "?objectivo=Comprar");
  await shows("2 imóveis");
  await act(workDone);
  expect(document.title).toBe("Imóveis");
  second.unmount();
  position = 0;
  await open(json(answer()), "?objectivo=Comprar");
  await waitFor(() => expect(document.title).toBe("Comprar – Imóveis"), PATIENCE);
});

test("keeps a listing with its heart, and counts it on the favourites' button", async () => {
  await open(json(answer()), "", { resultados: given({ count: 2 }) });
  const heart = screen.getByRole("button", { name: "Favorito: Casa 101" });
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute("aria-pressed")).toBe("true"), PATIENCE);
  await waitFor(
    () =>
      expect(emit).toHaveBeenCalledWith("imo:favorite", { id: 101, isFavorite: true, count: 1 }),
    PATIENCE,
  );
  expect(screen.getByRole("button", { name: /Favoritos/ }).textContent).toMatch(/1/);
});

test("has no hearts, no favourites and no search panel if everything is switched off", async () => {
  await open(json(answer()), "", { resultados: given({ count: 2 }), funcoes: [] });
  const names = screen
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(names).toEqual(["Pesquisa Avançada"]);
});

test("doesn't share a search that the page's URL doesn't contain", async () => {
  const names = () =>
    [...document.querySelectorAll(".imo-tool")].map(({ textContent }) => textContent);
  position = 1;
  const second = await open(json(answer()), "", { resultados: given({ count: 2 }) });
  expect(names()).toEqual(["Avise-me", "Favoritos"]);
  second.unmount();
  position = 0;
  await open(json(answer()), "", { resultados: given({ count: 2 }) });
  expect(names()).toEqual(["Avise-me", "Partilhar", "Favoritos"]);
});

test("opens the search's panel if the browser can neither share nor copy its link", async () => {
  vi.stubGlobal("navigator", {});
  onTestFinished(() => void vi.unstubAllGlobals());
  await open(json(answer()), "", { resultados: given({ count: 2 }) });
  fireEvent.click(screen.getByRole("button", { name: "Partilhar" }));
  await waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true), PATIENCE);
  expect(screen.getByRole("heading", { name: "Esta pesquisa" })).toBeTruthy();
});

test("clears all filters, presets too, and closes their panel with Limpar", async () => {
  await open(json(answer({ count: 3 })), "?quartos=3", {
    objectivo: "Comprar",
    resultados: given({ count: 1 }),
  });
  fireEvent.click(screen.getByRole("button", { name: /^Pesquisa Avançada/ }));
  await waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true), PATIENCE);
  fireEvent.click(screen.getByRole("button", { name: "Limpar" }));
  await waitFor(() => expect(document.querySelector("dialog")?.open).toBe(false), PATIENCE);
  await shows("3 imóveis");
  expect(bodies()).toMatchObject([{ objetivo: [], quartos: [] }]);
});

test("offers no filter to remove if there is none", async () => {
  await open(json(answer()), "", { resultados: given({ count: 0 }) });
  expect(heading()).toBe("Nenhum imóvel corresponde à sua pesquisa");
  expect(screen.queryByRole("button", { name: /^Retirar filtro|^Limpar todos/ })).toBeNull();
  expect(screen.queryByText("Retire um filtro para ver mais imóveis.")).toBeNull();
});

test.each([
  [["favoritos"], ["Favoritos"]],
  [["avisos"], ["Avise-me"]],
  [["partilhar"], ["Partilhar"]],
  [["pesquisas"], ["Últimas pesquisas"]],
  [[], []],
])("with %j switched on, offers %j if nothing is found", async (funcoes, names) => {
  await open(json(answer()), "", { resultados: given({ count: 0 }), funcoes });
  const ways = [...document.querySelectorAll(".imo-empty__ways > button")];
  expect(ways.map((way) => way.textContent)).toEqual(names);
});

test("shows the agency's licence under the listings if the page has it", async () => {
  const licence = () => document.querySelector(".imo-search__licence")?.textContent;
  const view = await open(json(answer()), "", { resultados: given({}), ami: "12345" });
  expect(licence()).toBe("Licença AMI n.º 12345");
  view.unmount();
  await open(json(answer()), "", { resultados: given({}) });
  expect(licence()).toBeUndefined();
});

test("opens a shared list in the first listing, if the page has favourites", async () => {
  // With its code loaded, the panel would appear at the next render.
  await loadExtras();
  const sent = () =>
    screen.queryByRole("heading", { name: "Imóveis que lhe enviaram", hidden: true });
  const hash = `#imo-favoritos=${formatSharedList(given({ count: 1 }).listings)}`;
  const without = await open(json(answer()), hash, { resultados: given({}), funcoes: ["avisos"] });
  await act(async () => {});
  expect(sent()).toBeNull();
  without.unmount();
  position = 1;
  const second = await open(json(answer()), hash, { resultados: given({}) });
  await act(async () => {});
  expect(sent()).toBeNull();
  second.unmount();
  position = 0;
  await open(json(answer()), hash, { resultados: given({}) });
  await act(async () => {});
  expect(sent()).toBeTruthy();
});

test("gives each card its page's full URL for print, until the listing leaves", async () => {
  const title = document.title;
  document.title = "Imóveis";
  onTestFinished(() => {
    document.title = title;
  });
  const view = await open(json(answer()), "", { resultados: given({ count: 2 }) });
  const urls = () =>
    [...document.querySelectorAll<HTMLElement>(".imo-listing__link")].map(
      ({ dataset }) => dataset.url,
    );
  dispatchEvent(new Event("beforeprint"));
  expect(urls()).toEqual(
    [100, 101].map((id) => expect.stringMatching(new RegExp(`^http.*_${id}$`))),
  );
  const head = document.querySelector<HTMLElement>(".imo-results__head");
  expect(head?.dataset.printed).toBe(`Imóveis · ${formatDay(new Date())}`);
  const [link] = document.querySelectorAll<HTMLElement>(".imo-listing__link");
  view.unmount();
  delete link?.dataset.url;
  dispatchEvent(new Event("beforeprint"));
  expect(link?.dataset.url).toBeUndefined();
});

test("renews the copies of favourites from the shown results, if the page has favourites", async () => {
  const [home] = given({ count: 1 }).listings;
  const priced = { ...answer({ count: 1 }), data: [{ ...home, preco: 265_000 }] };
  const price = () => favourites.getEntries()[0]?.listing.preco;
  act(() => void (home && setFavourite({ ...home, preco: 250_000 }, true)));
  const off = await open(json(priced), "", { funcoes: [] });
  await waitFor(() => expect(heading()).toBe("1 imóvel"), PATIENCE);
  expect(price()).toBe(250_000);
  off.unmount();
  await open(json(priced));
  await waitFor(() => expect(price()).toBe(265_000), PATIENCE);
  act(clearEverythingKept);
});

/** docs/product/listing.md#map */
const withMap = { mapa: "/m/{z}/{x}/{y}", mapaCredito: "Quem o fez" };
const mapButton = () => screen.queryByRole("button", { name: "Ver no mapa" });
const pontos = [
  { id: 100, titulo: "Casa 100", preco: 1, latitude: 40, longitude: -8 },
  { id: 101, titulo: "Casa 101", preco: 2, latitude: 41, longitude: -8 },
];

/** Opens a listing this wide, in px, and its map. */
async function openMap(width: number) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  const view = await open(json({ pontos, total: 2 }), "", {
    ...withMap,
    resultados: given({ count: 2 }),
  });
  fireEvent.click(mapButton() as HTMLElement);
  await screen.findByText("2 imóveis no mapa.", {}, PATIENCE);
  return view;
}

test("offers a map if the page data names its tiles", async () => {
  const resultados = given({ count: 2 });
  await open(json(answer()), "", { resultados });
  expect(mapButton()).toBeNull();
  await open(json(answer()), "", { ...withMap, resultados });
  expect(mapButton()?.getAttribute("aria-expanded")).toBe("false");
});

test("opens the map beside the cards, marks the point of a card, and closes the map with either button", async () => {
  await openMap(1200);
  expect(mapButton()?.getAttribute("aria-expanded")).toBe("true");
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  const marked = () => document.querySelector("[data-marked]")?.getAttribute("aria-label");
  const [, second] = document.querySelectorAll(".imo-listing");
  fireEvent.pointerOver(second?.querySelector("h3") as Element);
  expect(marked()).toMatch(/^Casa 101/);
  fireEvent.pointerOver(document.querySelector(".imo-results__head") as Element);
  expect(marked()).toBeUndefined();
  await act(async () => fireEvent.click(mapButton() as HTMLElement));
  expect(document.querySelector(".imo-map")).toBeNull();
  await act(async () => fireEvent.click(mapButton() as HTMLElement));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Fechar o mapa" })));
  expect(document.querySelector(".imo-map")).toBeNull();
  expect(document.activeElement).toBe(mapButton());
});

test("opens the map in a panel if there is no room beside the cards", async () => {
  await openMap(700);
  expect(document.querySelector("dialog .imo-map")).not.toBeNull();
});
