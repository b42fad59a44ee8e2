import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing, type ListingChange } from "../../../tests/support/listing.tsx";
import { markAsOpened, setFavourite } from "../marks/kept-listings.ts";
import { ListingCards } from "./ListingCards.tsx";

const cards = (listings: Record<string, unknown>[], change: ListingChange = {}) =>
  inListing(<ListingCards listings={listings.map((data) => v.parse(imovel, data))} />, change);
const card = (data: Record<string, unknown>, siteBase = "") => render(cards([data], { siteBase }));
const photos = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((img) => img.getAttribute("src"));

test("links the photo to the listing's link and the title to its slug, both inside the site", () => {
  card({ id: 7, titulo: "T2 - Ovar", link: "//imovel/7", fotos: { capa: "/a.jpg" } }, "/sub");
  const [photo, title] = screen.getAllByRole("link");
  expect(photo?.getAttribute("href")).toBe("/sub/imovel/7");
  expect(title?.getAttribute("href")).toBe("/sub/t2---ovar_7");
});

test("writes the price first, in Portuguese, or Sob Consulta without one", () => {
  const { container } = card({ id: 1, titulo: "A", preco: "1234" });
  expect(container.querySelector(".imo-listing__price")?.textContent).toBe("1\u00A0234\u00A0€");
  card({ id: 2, titulo: "B", preco: 0 });
  expect(screen.getByText("Sob Consulta")).toBeTruthy();
});

test("cuts an address after 30 characters, but not for screen readers", () => {
  const whole = "Ovar, Ovar, São João, Arada e São Vicente de Pereira Jusã";
  card({ id: 1, titulo: "A", conselho: "Ovar", freguesia: whole.slice("Ovar, ".length) });
  expect(screen.getByTitle(whole).textContent).toBe(`Ovar, Ovar, São João, Arada e ...${whole}`);
  expect(screen.getByText("Ovar, Ovar, São João, Arada e ...").getAttribute("aria-hidden")).toBe(
    "true",
  );
  expect(screen.getByText(whole).className).toBe("imo-hidden");
});

test("writes an address only once if it isn't shortened", () => {
  card({ id: 1, titulo: "A", conselho: "Ovar", freguesia: "Esmoriz" });
  const address = screen.getByText("Ovar, Esmoriz");
  expect([address.title, address.childElementCount]).toEqual(["Ovar, Esmoriz", 0]);
});

const fotos = {
  capa: "/0.jpg",
  fotos: ["/1.jpg", { url: "/2.jpg" }, "javascript:x", "/3.jpg", "/4.jpg", "/5.jpg", "/6.jpg"],
};

test("loads only the cover until the visitor shows interest, then at most five photos, and draws a house for a broken one", async () => {
  const { container } = card({ id: 1, titulo: "A", fotos });
  expect(photos(container)).toEqual(["/0.jpg"]);
  // Space for the other photos is reserved.
  expect(container.querySelector(".imo-carousel__track")?.getAttribute("data-to-come")).toBe("5");
  await userEvent.hover(screen.getByRole("group", { name: "Fotografias: A" }));
  expect(photos(container)).toEqual(["/0.jpg", "/1.jpg", "/2.jpg", "/3.jpg", "/4.jpg", "/5.jpg"]);
  expect(container.querySelector("[data-to-come]")).toBeNull();
  fireEvent.error(container.querySelectorAll("img")[2] as Element);
  expect(photos(container)).toEqual(["/0.jpg", "/1.jpg", "/3.jpg", "/4.jpg", "/5.jpg"]);
  expect(container.querySelector(".imo-carousel__track")?.children).toHaveLength(6);
  expect(screen.getAllByText("Sem fotografia")).toHaveLength(1);
});

test("loads no photo of a card that scrolls under a resting pointer", () => {
  const { container } = card({ id: 1, titulo: "A", fotos });
  // Browsers send this event when the page scrolls under the pointer.
  fireEvent.pointerOver(screen.getByRole("img"));
  fireEvent.mouseOver(screen.getByRole("img"));
  expect(photos(container)).toEqual(["/0.jpg"]);
  fireEvent.pointerMove(screen.getByRole("img"));
  expect(photos(container)).toHaveLength(6);
});

test("loads photos lazily and with a low priority", () => {
  card({ id: 1, titulo: "A", fotos });
  const photo = screen.getByRole("img");
  expect([photo.getAttribute("loading"), photo.getAttribute("fetchpriority")]).toEqual([
    "lazy",
    "low",
  ]);
});

test("reuses the elements for the next page's cards, without the previous page's photos, positions and announcements", async () => {
  const page = (name: string) =>
    [1, 2].map((id) => ({
      id: `${name}${id}`,
      titulo: name,
      fotos: { capa: `/${name}.jpg`, fotos: ["/x.jpg"] },
    }));
  const { container, rerender } = render(cards(page("a")));
  await userEvent.click(
    screen.getAllByRole("button", { name: "Fotografia seguinte" })[0] as HTMLElement,
  );
  expect(photos(container)).toEqual(["/a.jpg", "/x.jpg", "/a.jpg"]);
  const track = container.querySelector(".imo-carousel__track") as HTMLElement;
  vi.spyOn(track, "clientWidth", "get").mockReturnValue(300);
  track.scrollLeft = 300;
  fireEvent.scroll(track);
  expect(container.querySelector(".imo-carousel")?.getAttribute("style")).toContain("1");
  const reused = ".imo-listing, .imo-carousel, .imo-carousel__track, .imo-listing__body *";
  const before = [...container.querySelectorAll(reused)];
  const photo = container.querySelector("img");
  rerender(cards(page("b")));
  expect(photos(container)).toEqual(["/b.jpg", "/b.jpg"]);
  expect([...container.querySelectorAll(reused)]).toEqual(before);
  expect(track.scrollLeft).toBe(0);
  // Otherwise the element would show the old photo until the new one has loaded.
  expect(container.querySelector("img")).not.toBe(photo);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(container.querySelector(".imo-carousel")?.getAttribute("style")).toBeFalsy();
});

test("stops a strip that is on its way to another photo when the next page takes over the card", async () => {
  const page = (id: number) => [
    { id, titulo: "A", fotos: { capa: `/${id}.jpg`, fotos: ["/x.jpg"] } },
  ];
  const { container, rerender } = render(cards(page(1)));
  await userEvent.click(screen.getByRole("button", { name: "Fotografia seguinte" }));
  const track = container.querySelector(".imo-carousel__track") as HTMLElement;
  // The strip has moved by a few pixels, but its scroll event hasn't fired yet.
  track.scrollLeft = 10;
  rerender(cards(page(2)));
  expect(track.scrollLeft).toBe(0);
});

test("has at most 24 elements in a card, of which only the photo has listeners", () => {
  const heard: string[] = [];
  vi.spyOn(Element.prototype, "addEventListener").mockImplementation(function (
    this: Element,
    type,
  ) {
    // React listens at the root for all cards.
    if (!this.matches("div:not([class]), ul.imo-grid")) heard.push(`${this.localName} ${type}`);
  });
  const { container } = card({
    id: 1,
    titulo: "Moradia",
    tipoNegocio: "Venda",
    tipoImovel: "Moradia",
    preco: 1,
    conselho: "Ovar",
    freguesia: "Esmoriz",
    numQuartos: 4,
    numWCs: 3,
    areaPrivada: 218,
    areaTerreno: 640,
    garagem: 2,
    fotos,
  });
  expect(heard.sort()).toEqual(["img error", "img load"]);
  expect(container.querySelectorAll(".imo-listing, .imo-listing *").length).toBeLessThanOrEqual(24);
});

test("has neither buttons nor dots without a photo", () => {
  card({ id: 1, titulo: "A", fotos: null });
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: /Fotografia/ })).toEqual([]);
});

test("shows only facts that are present and above 0", () => {
  const { container } = card({
    id: 1,
    titulo: "A",
    numQuartos: "1",
    numWCs: 0,
    garagem: null,
    areaPrivada: "92.5",
  });
  expect(
    [...container.querySelectorAll("[data-fact]")].map((fact) => fact.getAttribute("data-fact")),
  ).toEqual(["numQuartos", "areaPrivada"]);
  expect(
    screen
      .getAllByRole("listitem")
      .map((item) => item.textContent)
      .slice(1),
  ).toEqual(["1 quarto", "Área privada: 92,5 m²"]);
});

test("lists a single fact, and draws no list without one", () => {
  const facts = (data: object) =>
    card({ id: 1, titulo: "A", ...data }).container.querySelector(".imo-listing__facts");
  expect(facts({ numQuartos: 2 })?.childElementCount).toBe(1);
  expect(facts({})).toBeNull();
});

test.each([
  [1, null],
  [2, "2"],
  [3, "3"],
])(
  "with %i photos, has a dot for each and turns them with arrow keys if there are several",
  (count, dots) => {
    const { container } = card({
      id: 1,
      titulo: "A",
      fotos: { capa: "/0.jpg", fotos: ["/1.jpg", "/2.jpg"].slice(0, count - 1) },
    });
    expect(container.querySelector(".imo-carousel")?.getAttribute("data-photos")).toBe(dots);
    const track = container.querySelector(".imo-carousel__track") as Element;
    const isBrowsers = fireEvent.keyDown(track, { key: "ArrowRight" });
    expect(isBrowsers).toBe(dots === null);
  },
);

test("announces the photo that a button brings, even at a second press before the first photo has arrived", async () => {
  card({ id: 1, titulo: "A", fotos: { capa: "/0.jpg", fotos: ["/1.jpg", "/2.jpg"] } });
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  const next = screen.getByRole("button", { name: "Fotografia seguinte" });
  await userEvent.click(next);
  expect(region.textContent).toBe("Fotografia 2 de 3");
  await userEvent.click(next);
  expect(region.textContent).toBe("Fotografia 3 de 3");
  await userEvent.keyboard("{ArrowLeft}");
  expect(region.textContent).toBe("Fotografia 2 de 3");
  screen.getAllByRole("link")[0]?.focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(region.textContent).toBe("Fotografia 1 de 3");
});

test("takes the button that leads beyond an end out of the tab order", () => {
  const { container } = card({ id: 1, titulo: "A", fotos: { capa: "/0.jpg", fotos: ["/1.jpg"] } });
  const stops = () =>
    [...container.querySelectorAll<HTMLElement>(".imo-carousel button")].map((button) => [
      button.tabIndex,
      button.getAttribute("aria-disabled"),
    ]);
  expect(stops()).toEqual([
    [-1, "true"],
    [0, null],
  ]);
  const track = container.querySelector(".imo-carousel__track") as HTMLElement;
  Object.defineProperty(track, "clientWidth", { value: 300 });
  track.scrollLeft = 300;
  fireEvent.scroll(track);
  expect(stops()).toEqual([
    [0, null],
    [-1, "true"],
  ]);
});

test("marks a rent as monthly, but no price on request", () => {
  const price = (data: object) =>
    card({ id: 1, titulo: "A", ...data }).container.querySelector(".imo-listing__price");
  expect(price({ preco: 1150, tipoNegocio: "ARRENDAMENTO" })?.textContent).toBe(
    "1\u00A0150\u00A0€/mês",
  );
  expect(price({ preco: 1150, tipoNegocio: "Venda" })?.textContent).toBe("1\u00A0150\u00A0€");
  expect(price({ preco: 0, tipoNegocio: "Arrendar" })?.textContent).toBe("Sob Consulta");
});

test("reads out the energy class by its name, and says why a listing has no certificate", () => {
  const energy = (certificado: unknown) =>
    card({ id: 1, titulo: "A", certificado }).container.querySelector(".imo-energy");
  const seenAndHeard = (certificado: string) =>
    [...(energy(certificado)?.children ?? [])].map((one) => one.textContent);
  expect(seenAndHeard("b-")).toEqual(["B-", "Classe energética B-"]);
  expect(energy("b-")?.getAttribute("data-class")).toBe("B-");
  expect(seenAndHeard("Isento")).toEqual([
    "Isento de certificado",
    "Isento de certificado energético",
  ]);
  expect(energy("Em curso")?.getAttribute("title")).toBe("Certificado energético em curso");
  expect(["G", null, 7].map((one) => energy(one))).toEqual([null, null, null]);
});

test("shows what the law requires of an advert if the listing has it, and leaves no gap otherwise", () => {
  const rent = {
    id: 1,
    titulo: "A",
    tipoImovel: "Apartamento",
    tipologia: "T3",
    areaUtil: "98,5",
    licenca: "123/2004",
  };
  const { container } = card(rent);
  expect(container.querySelector(".imo-listing__type")?.textContent).toBe("Apartamento T3");
  expect(container.querySelector(".imo-listing__advert")?.textContent).toBe(
    "Área útil 98,5\u00A0m² · Licença de utilização 123/2004",
  );
  expect(card({ id: 2, titulo: "B" }).container.querySelector(".imo-listing__advert")).toBeNull();
});

test("tries a new cover that replaces a broken one", () => {
  const { rerender } = render(cards([{ id: 1, titulo: "A", fotos: { capa: "/a.jpg" } }]));
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
  rerender(cards([{ id: 1, titulo: "A", fotos: { capa: "/b.jpg" } }]));
  expect(screen.getByRole("img").getAttribute("src")).toBe("/b.jpg");
});

test("draws a house for a server-drawn photo that failed before hydration", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/a.jpg");
  card({ id: 1, titulo: "A", fotos: { capa: "/a.jpg" } });
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
});

const flat = { id: 7, titulo: "T2 em Ovar", link: "t2" };
const heart = (isPressed: boolean) =>
  screen.findByRole("button", { name: "Favorito: T2 em Ovar", pressed: isPressed });

test("names the listing on its heart, and toggles it once per press", async () => {
  act(clearEverythingKept);
  const settings = panelFormSettings();
  render(cards([flat], { settings }));
  fireEvent.click(await heart(false));
  await heart(true);
  await vi.waitFor(() =>
    expect(settings.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:favorite", {
      id: 7,
      isFavorite: true,
      count: 1,
    }),
  );
  fireEvent.click(await heart(true));
  await heart(false);
});

test("renders only its own card when a heart is toggled", async () => {
  act(clearEverythingKept);
  const { container } = render(cards([flat, { id: 8, titulo: "Loja" }]));
  const other = container.querySelectorAll(".imo-heart")[1] as Element;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(container, { attributes: true, childList: true, subtree: true });
  await act(() => setFavourite(v.parse(imovel, flat), true));
  await heart(true);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.some(({ target }) => target === other)).toBe(false);
  observer.disconnect();
});

test("toggles a heart once while a key is held", () => {
  card({ id: 7, titulo: "T2 em Ovar" });
  const heart = screen.getByRole("button", { name: "Favorito: T2 em Ovar" });
  expect(fireEvent.keyDown(heart, { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(heart, { key: "Enter", repeat: true })).toBe(false);
});

test("has no heart without the feature", () => {
  render(cards([flat], { funcoes: [] }));
  expect(screen.queryByRole("button", { name: /Favorito/ })).toBeNull();
});

test("marks a listing as seen when the visitor follows any link of its card, here or in a new tab", () => {
  for (const [at, press] of [
    [0, (link: Element) => fireEvent.click(link)],
    [1, (link: Element) => fireEvent.click(link)],
    [
      0,
      (link: Element) => fireEvent(link, new MouseEvent("auxclick", { bubbles: true, button: 1 })),
    ],
  ] as const) {
    act(clearEverythingKept);
    const { unmount } = render(cards([flat]));
    expect(screen.queryByText("Visto")).toBeNull();
    press(screen.getAllByRole("link")[at] as Element);
    expect(screen.getByText("Visto")).toBeTruthy();
    unmount();
  }
});

test("marks a listing that was opened on another page", () => {
  act(clearEverythingKept);
  markAsOpened(v.parse(imovel, flat));
  render(cards([flat]));
  expect(screen.getByText("Visto")).toBeTruthy();
  act(clearEverythingKept);
});

/** Renders a card of three photos whose strip is 300 px wide. */
function strip() {
  const { container } = card({
    id: 1,
    titulo: "A",
    fotos: { capa: "/0.jpg", fotos: ["/1.jpg", "/2.jpg"] },
  });
  const track = container.querySelector(".imo-carousel__track") as HTMLElement;
  Object.defineProperty(track, "clientWidth", { value: 300 });
  const scrollTo = vi.spyOn(track, "scrollTo").mockImplementation(() => undefined);
  const next = () => fireEvent.click(screen.getByRole("button", { name: "Fotografia seguinte" }));
  return {
    container,
    track,
    next,
    destination: () => (scrollTo.mock.lastCall?.[0] as ScrollToOptions | undefined)?.left,
    scroll(left: number) {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    },
  };
}

test("scrolls to the photo that the button announces, and on a second press to the one after it", () => {
  const { next, destination } = strip();
  next();
  expect(destination()).toBe(300);
  next();
  expect(destination()).toBe(600);
  next();
  expect(destination()).toBe(600);
});

test("counts from the visible photo after a finger or a wheel has moved the strip", () => {
  const { track, next, scroll, destination } = strip();
  for (const take of [fireEvent.touchStart, fireEvent.wheel]) {
    next();
    take(track);
    scroll(0);
    next();
    expect(destination()).toBe(300);
    take(track);
    scroll(0);
  }
});

test("counts from the strip's scroll position once it has arrived", () => {
  const { next, scroll, destination } = strip();
  next();
  scroll(300);
  scroll(0);
  next();
  expect(destination()).toBe(300);
});

test("counts from the target of the previous press while the strip is still moving", () => {
  const { next, scroll, destination } = strip();
  next();
  next();
  scroll(300);
  fireEvent.click(screen.getByRole("button", { name: "Fotografia anterior" }));
  expect(destination()).toBe(300);
  scroll(600);
  fireEvent.click(screen.getByRole("button", { name: "Fotografia anterior" }));
  expect(destination()).toBe(0);
});

test("starts the next page's strips at their covers, and ignores a resting pointer", () => {
  const page = (capa: string) =>
    cards([{ id: capa, titulo: "A", fotos: { capa, fotos: ["/1.jpg"] } }]);
  const { container, rerender } = render(page("/a.jpg"));
  const track = container.querySelector(".imo-carousel__track") as HTMLElement;
  const isPointed = () => screen.getAllByRole("list")[0]?.hasAttribute("data-pointed");
  expect(isPointed()).toBe(false);
  fireEvent.pointerMove(track);
  fireEvent.pointerMove(track);
  expect(isPointed()).toBe(true);
  Object.defineProperty(track, "clientWidth", { value: 300 });
  track.scrollLeft = 300;
  fireEvent.scroll(track);
  rerender(page("/b.jpg"));
  expect([container.querySelector(".imo-carousel__track")?.scrollLeft, isPointed()]).toEqual([
    0,
    false,
  ]);
});

test("renders a strip when the pointer enters it, but not at each move", () => {
  const onRender = vi.fn();
  const { container } = render(
    <Profiler id="cards" onRender={onRender}>
      {cards([{ id: 1, titulo: "A", fotos }])}
    </Profiler>,
  );
  const track = container.querySelector(".imo-carousel__track") as Element;
  for (let moves = 0; moves < 5; moves += 1) fireEvent.pointerMove(track);
  expect(onRender).toHaveBeenCalledTimes(2);
});

test("turns photos only with the left and right arrow keys, without modifiers", () => {
  const { container } = strip();
  const region = screen.getByRole("status");
  const track = container.querySelector(".imo-carousel__track") as HTMLElement;
  for (const init of [{ key: "a" }, { key: "ArrowUp" }, { key: "ArrowRight", altKey: true }]) {
    expect(fireEvent.keyDown(track, init)).toBe(true);
    expect(region.textContent).toBe("");
  }
  for (const held of ["ctrlKey", "metaKey", "shiftKey"])
    fireEvent.keyDown(track, { key: "ArrowRight", [held]: true });
  expect(region.textContent).toBe("");
  expect(fireEvent.keyDown(track, { key: "ArrowRight" })).toBe(false);
  expect(region.textContent).toBe("Fotografia 2 de 3");
});

test("loads a card's own photos for a finger and the focus, as for the pointer", () => {
  const two = [1, 2].map((id) => ({
    id,
    titulo: `Casa ${id}`,
    fotos: { capa: "/0.jpg", fotos: ["/1.jpg"] },
  }));
  for (const come of [fireEvent.touchStart, fireEvent.focusIn]) {
    const { container, unmount } = render(cards(two));
    come(container.querySelectorAll(".imo-carousel__track")[1] as Element);
    expect(photos(container)).toEqual(["/0.jpg", "/0.jpg", "/1.jpg"]);
    unmount();
  }
});
