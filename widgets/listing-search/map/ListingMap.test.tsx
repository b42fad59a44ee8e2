/** docs/product/listing.md#map */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { CallFailure } from "#api/client.ts";
import { searchImoveis } from "#api/imoveis.ts";
import { imoveisAnswer, toFound } from "#api/imoveis-answer.ts";
import { type FoundPoints, type Point, searchPoints } from "#api/mapa.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing, type ListingChange } from "../../../tests/support/listing.tsx";
import { ListingCards } from "../card/ListingCards.tsx";
import { useListing } from "../search/listing-context.tsx";
import { ListingMap } from "./ListingMap.tsx";

vi.mock("#api/mapa.ts", async (original) => ({
  ...(await original<object>()),
  searchPoints: vi.fn(),
}));
vi.mock("#api/imoveis.ts", async (original) => ({
  ...(await original<object>()),
  searchImoveis: vi.fn(),
}));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.mocked(searchImoveis).mockReset();
  vi.mocked(searchPoints).mockReset();
});

const point = (id: number, latitude = 40, longitude = -8): Point => ({
  id,
  titulo: `Casa ${id}`,
  preco: id * 1000,
  tipoNegocio: "Venda",
  link: "",
  latitude,
  longitude,
});
const answer = (points: Point[], total = points.length): FoundPoints => ({ points, total });
const found = (...data: object[]) =>
  toFound(v.parse(imoveisAnswer, { data, current_page: 1, last_page: 1, total: data.length }));

const TILES = "/m/{z}/{x}/{y}";
type Data = { setOpen: (isOpen: boolean) => void; url: string; credit: string };
function InListing(data: Data) {
  const listing = useListing();
  return (
    <div className="imo-search">
      <h2 ref={listing.heading}>Imóveis</h2>
      <ListingMap isOpen listing={listing} Cards={ListingCards} {...data} />
    </div>
  );
}

/** The listing's width in px, and what the map calls to be closed. */
type Around = ListingChange & Partial<Pick<Data, "setOpen" | "url">> & { width?: number };
function map({ width = 1200, setOpen = () => {}, url = TILES, ...change }: Around = {}) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  const data = { url, credit: "© Quem o fez" };
  return inListing(<InListing {...{ setOpen, ...data }} />, {
    settings: panelFormSettings(),
    ...change,
  });
}
/** Shows the map, and waits for its points. */
async function show(around: Around = {}) {
  const view = render(map(around));
  await act(async () => {});
  return view;
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
/** The titles of the cards on the map. */
const titles = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const said = () => document.querySelector("[role=status]")?.textContent;

test("requests the points of the search, and shows their number and the map's credit", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)], 2));
  await show();
  expect(said()).toBe("1 imóvel no mapa. 1 imóvel não tem localização no mapa.");
  expect(screen.getByText("© Quem o fez")).toBeDefined();
  expect(vi.mocked(searchPoints).mock.lastCall?.[0]).toBe(emptyCriteria);
});

test("requests the points again for other filters, but not for another order", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
  const { rerender } = await show();
  const again = (criteria: Partial<Criteria>) =>
    act(async () => rerender(map({ criteria: { ...emptyCriteria, ...criteria } })));
  await again({ ordem: "asc" });
  expect(searchPoints).toHaveBeenCalledOnce();
  await again({ tipologia: ["Moradia"] });
  expect(searchPoints).toHaveBeenCalledTimes(2);
  expect(vi.mocked(searchPoints).mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test("reports points that fail to load, and requests them again at a press", async () => {
  const settings = panelFormSettings();
  vi.mocked(searchPoints).mockRejectedValueOnce(new CallFailure("POST /api/imoveis/mapa failed"));
  await show({ settings });
  expect(screen.getByRole("alert").textContent).toContain("Não foi possível carregar");
  expect(said()).toBe("");
  expect(settings.bridge.report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      code: "network",
      message: "listing-search: the map lacks listings, POST /api/imoveis/mapa failed.",
    }),
  );
  vi.mocked(searchPoints).mockResolvedValue(answer([]));
  await press("Tentar novamente");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(said()).toBe("Nenhum imóvel corresponde à sua pesquisa.");
});

test("searches in the visible part of the map, then everywhere again", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
  const choose = vi.fn();
  await show({ store: { choose } });
  expect(screen.queryByRole("button", { name: "Em qualquer zona" })).toBeNull();
  await press("Procurar nesta zona");
  const [{ zona }] = choose.mock.lastCall as [Pick<Criteria, "zona">];
  const [south = 0, west = 0, north = 0, east = 0] = zona ?? [];
  expect([south < 40, north > 40, west < -8, east > -8]).toEqual([true, true, true, true]);
  await show({ store: { choose }, criteria: { ...emptyCriteria, zona } });
  await press("Em qualquer zona");
  expect(choose.mock.lastCall).toEqual([{ zona: null }]);
});

test("keeps the searched zone if its button is pressed before the map has a view", async () => {
  vi.mocked(searchPoints).mockRejectedValue(new CallFailure("failed", { code: "network" }));
  const choose = vi.fn();
  const zona = [39, -9, 41, -7] as const;
  await show({ store: { choose }, criteria: { ...emptyCriteria, zona } });
  await press("Procurar nesta zona");
  expect(choose.mock.lastCall).toEqual([{ zona }]);
});

test("shows the card of a pressed point, from the results if it is there", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1), point(2, 41)]));
  const search = { criteria: emptyCriteria, page: 1, trigger: "filter" as const };
  const shown = { found: found({ id: "2", titulo: "Casa dos resultados" }), search };
  await show({ results: { shown, sent: null, isLoading: false, failure: null } });
  await press(/^Casa 2/);
  expect(titles()).toEqual(["Casa dos resultados"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Imóvel escolhido");
  expect(searchImoveis).not.toHaveBeenCalled();
  vi.mocked(searchImoveis).mockResolvedValue(
    found({ id: 7, titulo: "Vizinha" }, { id: 1, titulo: "Casa do servidor" }),
  );
  await press(/^Casa 1/);
  expect(titles()).toEqual(["Casa do servidor"]);
  const zona = [39.99999, -8.00001, 40.00001, -7.99999];
  expect(vi.mocked(searchImoveis).mock.lastCall?.[0]).toMatchObject({ page: 1, zona });
});

test("shows the first page of the listings at one spot, and searches there", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1), point(2)]));
  vi.mocked(searchImoveis).mockResolvedValue(found({ id: 1, titulo: "A" }, { id: 2, titulo: "B" }));
  const choose = vi.fn();
  await show({ store: { choose } });
  await press("2 imóveis neste local");
  expect(titles()).toEqual(["A", "B"]);
  await press("Procurar neste local");
  expect(choose.mock.lastCall?.[0].zona).toEqual([39.99999, -8.00001, 40.00001, -7.99999]);
});

test("says that a pressed point's listing is no longer available", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
  vi.mocked(searchImoveis).mockResolvedValue(found());
  await show();
  await press(/^Casa 1/);
  expect(screen.getByText("Este imóvel já não está disponível.")).toBeDefined();
});

test("closes the card on the first Escape, with the focus on its point, and the map on the second", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
  vi.mocked(searchImoveis).mockResolvedValue(found({ id: 1, titulo: "A" }));
  const setOpen = vi.fn();
  await show({ setOpen });
  await press(/^Casa 1/);
  const pressEscape = () =>
    act(async () => fireEvent.keyDown(document.activeElement as Element, { key: "Escape" }));
  await pressEscape();
  expect(titles()).toEqual([]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Casa 1, 1\u00a0000\u00a0€");
  expect(setOpen).not.toHaveBeenCalled();
  await pressEscape();
  expect(setOpen).toHaveBeenCalledExactlyOnceWith(false);
});

test("says that tiles are missing, and still shows the points", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
  await show();
  act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));
  expect(screen.getByText(/^O fundo do mapa não está disponível/)).toBeDefined();
  expect(screen.getByRole("button", { name: /^Casa 1/ })).toBeDefined();
});

test.each(["/m/{z}/{x}.png", "/m/{z}/{x}/{y}/{estilo}.png"])(
  "reports %s, which isn't a tile's URL, and shows the points without tiles",
  async (url) => {
    const settings = panelFormSettings();
    vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
    await show({ settings, url });
    expect(screen.getByText(/^O fundo do mapa não está disponível/)).toBeDefined();
    expect(screen.getByRole("button", { name: /^Casa 1/ })).toBeDefined();
    expect(document.querySelector("img")).toBeNull();
    expect(settings.bridge.report).toHaveBeenCalledExactlyOnceWith({
      code: "page-data",
      message: `listing-search: data-mapa expected the URL of a tile with {z}, {x} and {y}, got ${url}; it is left out.`,
    });
  },
);

test("shows its points again if the page changes the tiles", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
  const { rerender } = await show();
  rerender(map({ url: "/outros/{z}/{x}/{y}" }));
  expect(document.querySelector("img")?.getAttribute("src")).toMatch(/^\/outros\//);
  expect(screen.getByRole("button", { name: /^Casa 1/ })).toBeDefined();
  expect(searchPoints).toHaveBeenCalledOnce();
});

test("opens as a panel with a way back when there is no room beside the cards", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([point(1)]));
  const setOpen = vi.fn();
  await show({ width: 700, setOpen });
  expect(document.querySelector("dialog")?.textContent).toContain("Imóveis no mapa");
  fireEvent.click(screen.getByRole("button", { name: "Voltar à lista", hidden: true }));
  expect(setOpen.mock.lastCall).toEqual([false]);
});

test("lets one finger scroll the page beside the cards, but move the map in a panel", async () => {
  vi.mocked(searchPoints).mockResolvedValue(answer([]));
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (media) => ({ media, matches: media.includes("coarse") }) as MediaQueryList,
  );
  const isDraggable = () => document.querySelector(".leaflet-grab") !== null;
  const { unmount } = await show();
  expect([isDraggable(), screen.queryByText("Mova o mapa com dois dedos.") !== null]).toEqual([
    false,
    true,
  ]);
  unmount();
  await show({ width: 700 });
  expect(isDraggable()).toBe(true);
});
