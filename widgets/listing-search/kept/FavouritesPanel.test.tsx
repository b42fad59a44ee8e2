/** docs/product/memory.md#sharing-the-list, docs/product/memory.md#view-of-favourites */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { type Imovel, imovel } from "#api/imovel.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import * as kept from "../marks/kept-listings.ts";
import { FavouritesPanel } from "./FavouritesPanel.tsx";
import { formatSharedList } from "./shared-list.ts";

const home = (id: number | null, data: object = {}) =>
  v.parse(imovel, { id, titulo: `Casa ${id}`, ...data });
const settings = panelFormSettings();
const panel = (sent: readonly Imovel[] | null, { isOpen = true, canCompare = true } = {}) =>
  inListing(
    <FavouritesPanel shared={sent && formatSharedList(sent)} isOpen={isOpen} onClose={() => {}} />,
    {
      settings,
      licence: "Licença AMI n.º 12345",
      funcoes: canCompare ? undefined : [],
    },
  );
const keptTitles = () => kept.favourites.getEntries().map(({ listing }) => listing.titulo);
const button = (name: string | RegExp) => screen.getByRole("button", { name, hidden: true });

beforeEach(() => {
  // The panel requests the listings' pages.
  vi.stubGlobal("fetch", async () => new Response());
  act(() => kept.favourites.clear());
});

test("adds what is new in a sent list with Guardar todos, and leaves the visitor's own as it is", async () => {
  const own = home(100, {
    titulo: "Moradia",
    preco: 100_100,
    numQuartos: 3,
    fotos: { capa: "/capa.jpg" },
  });
  kept.setFavourite(own, true);
  render(
    panel([
      home(1),
      home(100, { titulo: "VENDIDO - ligue 900 000 000", preco: 1 }),
      home(2),
      home(null),
    ]),
  );
  await userEvent.click(button("Guardar todos"));
  expect(keptTitles()).toEqual(["Casa 1", "Casa 2", "Moradia"]);
  expect(kept.favourites.getEntries()[2]?.listing).toEqual({
    ...own,
    fotos: { capa: "/capa.jpg", fotos: [] },
  });
});

test("drops no favourite to make room for a sent list, and says how many didn't fit", async () => {
  for (let id = 1; id <= 58; id += 1) kept.setFavourite(home(id), true);
  render(panel([home(101), home(102), home(103), home(104)]));
  await userEvent.click(button("Guardar todos"));
  expect(keptTitles()).toHaveLength(60);
  expect(keptTitles()).toEqual(
    expect.arrayContaining(["Casa 1", "Casa 58", "Casa 101", "Casa 102"]),
  );
  expect(
    screen.getByText("Só há lugar para 60 imóveis: 2 dos que lhe enviaram ficaram por guardar."),
  ).toBeTruthy();
});

test("names a single listing that didn't fit in the singular, and says nothing if all fit", async () => {
  act(() => {
    for (let id = 1; id <= 58; id += 1) kept.setFavourite(home(id), true);
  });
  const { rerender } = render(panel([home(101)]));
  await userEvent.click(button("Guardar todos"));
  expect(screen.queryByText(/^Só há lugar/)).toBeNull();
  expect(screen.getAllByRole("status", { hidden: true })[0]?.className).toBe("imo-hidden");
  rerender(panel([home(102), home(103)]));
  await userEvent.click(button("Guardar todos"));
  const said = screen.getByText(
    "Só há lugar para 60 imóveis: 1 dos que lhe enviaram ficou por guardar.",
  );
  expect(said.className).toBe("imo-kept__note");
});

const LOST =
  "O seu navegador não permite guardar os favoritos: a lista perde-se quando sair desta página.";

test("warns beside the visitor's own favourites only if the browser can't keep them", () => {
  const warned = (view: ReactElement) => {
    const { unmount } = render(view);
    const isWarned = screen.queryByText(LOST) !== null;
    unmount();
    return isWarned;
  };
  const isSafe = vi.spyOn(kept.favourites, "isSafe").mockReturnValue(false);
  expect([warned(panel(null)), warned(panel([home(1)]))]).toEqual([false, false]);
  act(() => void kept.setFavourite(home(1), true));
  isSafe.mockReturnValue(false);
  expect([warned(panel(null)), warned(panel([home(2)]))]).toEqual([true, false]);
  isSafe.mockReturnValue(true);
  expect(warned(panel(null))).toBe(false);
});

test("shows and keeps a second sent list like the first", async () => {
  const { rerender } = render(panel([home(1)]));
  await userEvent.click(button("Guardar todos"));
  rerender(panel([home(2)]));
  expect(screen.getByText("Imóveis que lhe enviaram")).toBeTruthy();
  await userEvent.click(button("Guardar todos"));
  expect(keptTitles()).toEqual(["Casa 2", "Casa 1"]);
});

test("stays in the list on a double click on Guardar todos or a held key", async () => {
  render(panel([home(1)]));
  await userEvent.dblClick(button("Guardar todos"));
  expect(screen.getByText("Favoritos")).toBeTruthy();
  expect(fireEvent.keyDown(button("Enviar à agência"), { key: "Enter", repeat: true })).toBe(false);
  await userEvent.click(button("Enviar à agência"));
  expect(screen.getByText("Enviar à agência")).toBeTruthy();
});

const heart = (id: number) => button(`Favorito: Casa ${id}`);
const isPressed = (id: number) => heart(id).getAttribute("aria-pressed");
const rows = () =>
  [...document.querySelectorAll(".imo-kept__link")].map(({ textContent }) => textContent);

test("removes only one listing on a double click on its heart or a held key", async () => {
  for (const id of [1, 2, 3]) kept.setFavourite(home(id), true);
  render(panel(null));
  await userEvent.dblClick(heart(3));
  expect(fireEvent.keyDown(heart(3), { key: "Enter", repeat: true })).toBe(false);
  expect(keptTitles()).toEqual(["Casa 2", "Casa 1"]);
});

/** Opens the view of the visitor's own favourites, without boxes to compare. */
function openOwn(canCompare = false) {
  const view = render(panel(null, { canCompare }));
  act(() => document.querySelector("dialog")?.showModal());
  return view;
}

test("leaves a removed listing in its place until the panel closes, and takes it back with its heart", async () => {
  act(() => {
    for (const id of [1, 2, 3]) kept.setFavourite(home(id), true);
  });
  const { rerender } = openOwn();
  heart(2).focus();
  await userEvent.keyboard("{Enter}");
  expect([keptTitles(), rows()]).toEqual([
    ["Casa 3", "Casa 1"],
    ["Casa 3", "Casa 2", "Casa 1"],
  ]);
  expect([isPressed(2), document.activeElement === heart(2)]).toEqual(["false", true]);
  await userEvent.keyboard("{Enter}");
  expect([keptTitles().sort(), isPressed(2)]).toEqual([["Casa 1", "Casa 2", "Casa 3"], "true"]);
  expect(rows()).toEqual(["Casa 3", "Casa 2", "Casa 1"]);
  for (const id of [1, 2, 3]) await userEvent.click(heart(id));
  expect([keptTitles(), rows().length, screen.queryByText("Enviar à agência")]).toEqual([
    [],
    3,
    null,
  ]);
  rerender(panel(null, { canCompare: false, isOpen: false }));
  rerender(panel(null, { canCompare: false }));
  expect(rows()).toEqual([]);
  expect(screen.getByText(/^Ainda não guardou nenhum imóvel\./)).toBeTruthy();
});

test("follows changes from elsewhere at once, and empties when everything is cleared", async () => {
  act(() => {
    for (const id of [1, 2]) kept.setFavourite(home(id), true);
  });
  openOwn();
  heart(1).focus();
  act(() => void kept.setFavourite(home(2), false));
  expect([rows(), document.activeElement === heart(1)]).toEqual([["Casa 1"], true]);
  await userEvent.click(heart(1));
  act(() => void kept.setFavourite(home(3), true));
  expect(rows()).toEqual(["Casa 3", "Casa 1"]);
  await userEvent.click(screen.getByText("Apagar tudo o que está guardado"));
  await userEvent.click(button("Apagar"));
  expect(rows()).toEqual([]);
});

test("turns the foot's button into the compare button from two ticks on, without removed listings", async () => {
  act(() => {
    for (const id of [1, 2, 3]) kept.setFavourite(home(id), true);
  });
  openOwn(true);
  const tick = (id: number) =>
    userEvent.click(screen.getByRole("checkbox", { name: `Comparar: Casa ${id}` }));
  await tick(1);
  expect(button("Enviar à agência")).toBeTruthy();
  await tick(2);
  expect([button("Comparar 2 imóveis"), screen.queryByText("Enviar à agência")]).toEqual([
    expect.anything(),
    null,
  ]);
  await userEvent.click(heart(2));
  expect(button("Enviar à agência")).toBeTruthy();
});

test("says in the foot how many are compared, and that four is the limit", async () => {
  act(() => {
    for (const id of [1, 2, 3, 4, 5]) kept.setFavourite(home(id), true);
  });
  openOwn(true);
  const limit = () => screen.queryByText("No máximo quatro.");
  for (const id of [1, 2, 3])
    await userEvent.click(screen.getByRole("checkbox", { name: `Comparar: Casa ${id}` }));
  expect([button("Comparar 3 imóveis"), limit()]).toEqual([expect.anything(), null]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Comparar: Casa 4" }));
  expect([button("Comparar 4 imóveis"), limit()]).toEqual([expect.anything(), expect.anything()]);
});

test("offers to compare from two listings on, if the page has that switched on", () => {
  const canChoose = () => screen.queryAllByRole("checkbox", { hidden: true }).length;
  act(() => void kept.setFavourite(home(1), true));
  const { unmount } = openOwn(true);
  expect(canChoose()).toBe(0);
  act(() => void kept.setFavourite(home(2), true));
  expect(canChoose()).toBe(2);
  unmount();
  openOwn(false);
  expect(canChoose()).toBe(0);
});

test("marks a listing whose page is gone once the view is open, and requests no page before", async () => {
  const asked = vi.fn(
    async (path: string) => new Response(null, { status: path.includes("2") ? 404 : 200 }),
  );
  vi.stubGlobal("fetch", asked);
  act(() => {
    for (const id of [1, 2]) kept.setFavourite(home(id), true);
  });
  const { rerender } = render(panel(null, { isOpen: false }));
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
  rerender(panel(null));
  expect(await screen.findByText("Já não está disponível")).toBeTruthy();
  expect(screen.getAllByText("Já não está disponível")).toHaveLength(1);
});

test("shares the agency's licence with a list, and shows it under a sent one", async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { share });
  kept.setFavourite(home(1), true);
  const { rerender } = render(panel(null));
  expect(screen.queryByText("Licença AMI n.º 12345")).toBeNull();
  fireEvent.click(button("Partilhar"));
  const url = expect.stringContaining("#imo-favoritos=");
  expect(share).toHaveBeenCalledWith({
    title: "Imóveis favoritos",
    text: "Licença AMI n.º 12345",
    url,
  });
  rerender(panel([home(2)]));
  expect(screen.getByText("Licença AMI n.º 12345")).toBeTruthy();
  vi.unstubAllGlobals();
});

test("says how many listings a truncated list lacks", () => {
  const link = formatSharedList([home(1), home(2), home(3)]);
  const { rerender } = render(
    inListing(<FavouritesPanel shared={link.slice(0, -4)} isOpen onClose={() => {}} />, {
      settings,
    }),
  );
  expect(rows()).toEqual(["Casa 1", "Casa 2"]);
  expect(screen.getByText(/^A ligação chegou cortada/).textContent).toBe(
    "A ligação chegou cortada: falta 1 imóvel. Peça que lhe enviem a ligação outra vez.",
  );
  rerender(panel([home(1)]));
  expect(screen.queryByText(/^A ligação chegou cortada/)).toBeNull();
});

test("shows the day of an older copy, but not of today's", () => {
  act(() => {
    kept.setFavourite({ ...home(1), asOf: new Date(2026, 5, 12).getTime() }, true);
    kept.setFavourite(home(2), true);
  });
  render(panel(null));
  expect(screen.getAllByText(/^Informação de/).map(({ textContent }) => textContent)).toEqual([
    "Informação de 12/06/2026",
  ]);
});

test("tells the page about every favourite that the panel adds or removes, with how many are left", async () => {
  const emit = vi.mocked(settings.bridge.emit);
  const heard = () =>
    emit.mock.calls.flatMap(([name, detail]) =>
      name === "imo:favorite" ? [Object.values(detail).join(" ")] : [],
    );
  act(() => kept.setFavourite(home(1), true));
  emit.mockClear();
  const { rerender } = render(panel([home(1), home(2), home(3)]));
  await userEvent.click(button("Guardar todos"));
  expect(heard()).toEqual(["2 true 3", "3 true 3"]);
  rerender(panel(null));
  emit.mockClear();
  await userEvent.click(heart(2));
  await userEvent.click(heart(2));
  expect(heard()).toEqual(["2 false 2", "2 true 3"]);
  emit.mockClear();
  await userEvent.click(screen.getByText("Apagar tudo o que está guardado"));
  await userEvent.click(button("Apagar"));
  expect(heard().sort()).toEqual(["1 false 0", "2 false 0", "3 false 0"]);
});
