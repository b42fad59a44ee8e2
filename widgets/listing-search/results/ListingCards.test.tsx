import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing, type ListingChange } from "../../../tests/support/listing.tsx";
import { markAsOpened, setFavourite } from "../kept/kept-listings.ts";
import { ListingCards } from "./ListingCards.tsx";

const cards = (listings: Record<string, unknown>[], change: ListingChange = {}) =>
  inListing(<ListingCards listings={listings.map((data) => v.parse(imovel, data))} />, change);
const card = (data: Record<string, unknown>, siteBase = "") => render(cards([data], { siteBase }));
const photos = (container: HTMLElement) => [...container.querySelectorAll("img")].map((img) => img.getAttribute("src"));

test("the photo leads to the listing's link, the title to its slug, both inside the site", () => {
  card({ id: 7, titulo: "T2 - Ovar", link: "//imovel/7", fotos: { capa: "/a.jpg" } }, "/sub");
  const [photo, title] = screen.getAllByRole("link");
  expect(photo?.getAttribute("href")).toBe("/sub/imovel/7");
  expect(title?.getAttribute("href")).toBe("/sub/t2---ovar_7");
});

test("price first, in Portuguese; without one it reads Sob Consulta", () => {
  const { container } = card({ id: 1, titulo: "A", preco: "1234" });
  expect(container.querySelector(".imo-listing__price")?.textContent).toBe("1\u00A0234\u00A0€");
  card({ id: 2, titulo: "B", preco: 0 });
  expect(screen.getByText("Sob Consulta")).toBeTruthy();
});

test("an address is cut at 30 for eyes and whole for screen readers", () => {
  const whole = "Ovar, Ovar, São João, Arada e São Vicente de Pereira Jusã";
  card({ id: 1, titulo: "A", conselho: "Ovar", freguesia: whole.slice("Ovar, ".length) });
  expect(screen.getByTitle(whole).textContent).toBe(`Ovar, Ovar, São João, Arada e ...${whole}`);
  expect(screen.getByText("Ovar, Ovar, São João, Arada e ...").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText(whole).className).toBe("imo-hidden");
});

test("an address that needs no cut is one text for both", () => {
  card({ id: 1, titulo: "A", conselho: "Ovar", freguesia: "Esmoriz" });
  const address = screen.getByText("Ovar, Esmoriz");
  expect([address.title, address.childElementCount]).toEqual(["Ovar, Esmoriz", 0]);
});

const fotos = {
  capa: "/0.jpg",
  fotos: ["/1.jpg", { url: "/2.jpg" }, "javascript:x", "/3.jpg", "/4.jpg", "/5.jpg", "/6.jpg"],
};

test("only the first photo is there until interest is shown; then at most five after the cover, and a broken one is drawn", async () => {
  const { container } = card({ id: 1, titulo: "A", fotos });
  expect(photos(container)).toEqual(["/0.jpg"]);
  // Room for the others is kept.
  expect(container.querySelector(".imo-carousel__track")?.getAttribute("data-to-come")).toBe("5");
  await userEvent.hover(screen.getByRole("group", { name: "Fotografias: A" }));
  expect(photos(container)).toEqual(["/0.jpg", "/1.jpg", "/2.jpg", "/3.jpg", "/4.jpg", "/5.jpg"]);
  expect(container.querySelector("[data-to-come]")).toBeNull();
  fireEvent.error(container.querySelectorAll("img")[2] as Element);
  expect(photos(container)).toEqual(["/0.jpg", "/1.jpg", "/3.jpg", "/4.jpg", "/5.jpg"]);
  expect(container.querySelector(".imo-carousel__track")?.children).toHaveLength(6);
  expect(screen.getAllByText("Sem fotografia")).toHaveLength(1);
});

test("a card that comes under a pointer which nobody moves asks for no photo", () => {
  const { container } = card({ id: 1, titulo: "A", fotos });
  // Browsers send this event when the page scrolls under the pointer.
  fireEvent.pointerOver(screen.getByRole("img"));
  fireEvent.mouseOver(screen.getByRole("img"));
  expect(photos(container)).toEqual(["/0.jpg"]);
  fireEvent.pointerMove(screen.getByRole("img"));
  expect(photos(container)).toHaveLength(6);
});

test("no photo takes the line from a script, or is loaded before it comes near", () => {
  card({ id: 1, titulo: "A", fotos });
  const photo = screen.getByRole("img");
  expect([photo.getAttribute("loading"), photo.getAttribute("fetchpriority")]).toEqual(["lazy", "low"]);
});

test("the next page's cards take over the elements, and no photo, place or announcement of the page before", async () => {
  const page = (name: string) =>
    [1, 2].map((id) => ({ id: `${name}${id}`, titulo: name, fotos: { capa: `/${name}.jpg`, fotos: ["/x.jpg"] } }));
  const { container, rerender } = render(cards(page("a")));
  await userEvent.click(screen.getAllByRole("button", { name: "Fotografia seguinte" })[0] as HTMLElement);
  expect(photos(container)).toEqual(["/a.jpg", "/x.jpg", "/a.jpg"]);
  const before = [...container.querySelectorAll(".imo-listing, .imo-listing__body *")];
  const photo = container.querySelector("img");
  rerender(cards(page("b")));
  expect(photos(container)).toEqual(["/b.jpg", "/b.jpg"]);
  expect([...container.querySelectorAll(".imo-listing, .imo-listing__body *")]).toEqual(before);
  // The old photo would show in its element until the new one has come.
  expect(container.querySelector("img")).not.toBe(photo);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(container.querySelector(".imo-carousel")?.getAttribute("style")).toBeNull();
});

test("a card holds no more than 24 elements, and only its photo has listeners of its own", () => {
  const heard: string[] = [];
  vi.spyOn(Element.prototype, "addEventListener").mockImplementation(function (this: Element, type) {
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

test("without a photo there are neither buttons nor dots", () => {
  card({ id: 1, titulo: "A", fotos: null });
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: /Fotografia/ })).toEqual([]);
});

test("facts show only when present and above 0", () => {
  const { container } = card({ id: 1, titulo: "A", numQuartos: "1", numWCs: 0, garagem: null, areaPrivada: "92.5" });
  expect([...container.querySelectorAll("[data-fact]")].map((fact) => fact.getAttribute("data-fact"))).toEqual([
    "numQuartos",
    "areaPrivada",
  ]);
  expect(
    screen
      .getAllByRole("listitem")
      .map((item) => item.textContent)
      .slice(1),
  ).toEqual(["1 quarto", "Área privada: 92,5 m²"]);
});

test("one fact is a list, and a listing without any has none", () => {
  const facts = (data: object) => card({ id: 1, titulo: "A", ...data }).container.querySelector(".imo-listing__facts");
  expect(facts({ numQuartos: 2 })?.childElementCount).toBe(1);
  expect(facts({})).toBeNull();
});

test.each([
  [1, null],
  [2, "2"],
  [3, "3"],
])("of %i photos there is a dot each and a turn by the arrow keys where there are several", (count, dots) => {
  const { container } = card({
    id: 1,
    titulo: "A",
    fotos: { capa: "/0.jpg", fotos: ["/1.jpg", "/2.jpg"].slice(0, count - 1) },
  });
  expect(container.querySelector(".imo-carousel")?.getAttribute("data-photos")).toBe(dots);
  const track = container.querySelector(".imo-carousel__track") as Element;
  const isBrowsers = fireEvent.keyDown(track, { key: "ArrowRight" });
  expect(isBrowsers).toBe(dots === null);
});

test("a press on a photo's button says which photo it brings, also the second before the first has arrived", async () => {
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

test("at an end of the photos the button that leads beyond it is no stop for the Tab key", () => {
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

test("a rent is paid every month, and a price on request is none", () => {
  const price = (data: object) => card({ id: 1, titulo: "A", ...data }).container.querySelector(".imo-listing__price");
  expect(price({ preco: 1150, tipoNegocio: "ARRENDAMENTO" })?.textContent).toBe("1\u00A0150\u00A0€/mês");
  expect(price({ preco: 1150, tipoNegocio: "Venda" })?.textContent).toBe("1\u00A0150\u00A0€");
  expect(price({ preco: 0, tipoNegocio: "Arrendar" })?.textContent).toBe("Sob Consulta");
});

test("the energy class is heard by its name, and a listing without a certificate says why", () => {
  const energy = (certificado: unknown) =>
    card({ id: 1, titulo: "A", certificado }).container.querySelector(".imo-energy");
  const seenAndHeard = (certificado: string) =>
    [...(energy(certificado)?.children ?? [])].map((one) => one.textContent);
  expect(seenAndHeard("b-")).toEqual(["B-", "Classe energética B-"]);
  expect(energy("b-")?.getAttribute("data-class")).toBe("B-");
  expect(seenAndHeard("Isento")).toEqual(["Isento de certificado", "Isento de certificado energético"]);
  expect(energy("Em curso")?.getAttribute("title")).toBe("Certificado energético em curso");
  expect(["G", null, 7].map((one) => energy(one))).toEqual([null, null, null]);
});

test("what the law wants of an advert stands on the card where the listing has it, and takes no room elsewhere", () => {
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

test("another cover for the same place is tried anew after a broken one", () => {
  const { rerender } = render(cards([{ id: 1, titulo: "A", fotos: { capa: "/a.jpg" } }]));
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
  rerender(cards([{ id: 1, titulo: "A", fotos: { capa: "/b.jpg" } }]));
  expect(screen.getByRole("img").getAttribute("src")).toBe("/b.jpg");
});

test("a photo that failed before anybody listened, because the server drew it, is a drawn house", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/a.jpg");
  card({ id: 1, titulo: "A", fotos: { capa: "/a.jpg" } });
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
});

const flat = { id: 7, titulo: "T2 em Ovar", link: "t2" };
const heart = (isPressed: boolean) => screen.findByRole("button", { name: "Favorito: T2 em Ovar", pressed: isPressed });

test("a heart names its listing and says whether it is a favourite; a press is heard once, and turns it", async () => {
  act(clearEverythingKept);
  const settings = panelFormSettings();
  render(cards([flat], { settings }));
  fireEvent.click(await heart(false));
  await heart(true);
  await vi.waitFor(() =>
    expect(settings.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:favorite", { id: 7, isFavorite: true, count: 1 }),
  );
  fireEvent.click(await heart(true));
  await heart(false);
});

test("a heart that turns renders its own card alone", async () => {
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

test("a key that is held on a heart presses it once", () => {
  card({ id: 7, titulo: "T2 em Ovar" });
  const heart = screen.getByRole("button", { name: "Favorito: T2 em Ovar" });
  expect(fireEvent.keyDown(heart, { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(heart, { key: "Enter", repeat: true })).toBe(false);
});

test("without the feature there is no heart", () => {
  render(cards([flat], { funcoes: [] }));
  expect(screen.queryByRole("button", { name: /Favorito/ })).toBeNull();
});

test("following any link of a card, here or in a new tab, marks its listing as seen", () => {
  for (const [at, press] of [
    [0, (link: Element) => fireEvent.click(link)],
    [1, (link: Element) => fireEvent.click(link)],
    [0, (link: Element) => fireEvent(link, new MouseEvent("auxclick", { bubbles: true, button: 1 }))],
  ] as const) {
    act(clearEverythingKept);
    const { unmount } = render(cards([flat]));
    expect(screen.queryByText("Visto")).toBeNull();
    press(screen.getAllByRole("link")[at] as Element);
    expect(screen.getByText("Visto")).toBeTruthy();
    unmount();
  }
});

test("a listing that was opened on another page says so", () => {
  act(clearEverythingKept);
  markAsOpened(v.parse(imovel, flat));
  render(cards([flat]));
  expect(screen.getByText("Visto")).toBeTruthy();
  act(clearEverythingKept);
});

/** Renders a card of three photos whose strip is 300 px wide. */
function strip() {
  const { container } = card({ id: 1, titulo: "A", fotos: { capa: "/0.jpg", fotos: ["/1.jpg", "/2.jpg"] } });
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

test("a button scrolls to the photo that it says, a second press to the one behind that", () => {
  const { next, destination } = strip();
  next();
  expect(destination()).toBe(300);
  next();
  expect(destination()).toBe(600);
  next();
  expect(destination()).toBe(600);
});

test("where a finger or a wheel has taken the strip, a button counts from the photo in sight", () => {
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

test("a strip that has arrived counts from there, wherever it is scrolled to then", () => {
  const { next, scroll, destination } = strip();
  next();
  scroll(300);
  scroll(0);
  next();
  expect(destination()).toBe(300);
});

test("on the way past a photo a button's press counts from where the one before leads", () => {
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

test("the next page's strips begin at their covers, and answer to no pointer that nobody moves", () => {
  const page = (capa: string) => cards([{ id: capa, titulo: "A", fotos: { capa, fotos: ["/1.jpg"] } }]);
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
  expect([container.querySelector(".imo-carousel__track")?.scrollLeft, isPointed()]).toEqual([0, false]);
});

test("a pointer draws a strip anew as it comes, and not with every move", () => {
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

test("only the two arrow keys turn photos, and only alone", () => {
  const { container } = strip();
  const region = screen.getByRole("status");
  const track = container.querySelector(".imo-carousel__track") as HTMLElement;
  for (const init of [{ key: "a" }, { key: "ArrowUp" }, { key: "ArrowRight", altKey: true }]) {
    expect(fireEvent.keyDown(track, init)).toBe(true);
    expect(region.textContent).toBe("");
  }
  for (const held of ["ctrlKey", "metaKey", "shiftKey"]) fireEvent.keyDown(track, { key: "ArrowRight", [held]: true });
  expect(region.textContent).toBe("");
  expect(fireEvent.keyDown(track, { key: "ArrowRight" })).toBe(false);
  expect(region.textContent).toBe("Fotografia 2 de 3");
});

test("a finger and the focus bring a strip's photos as the pointer does, each for its own card alone", () => {
  const two = [1, 2].map((id) => ({ id, titulo: `Casa ${id}`, fotos: { capa: "/0.jpg", fotos: ["/1.jpg"] } }));
  for (const come of [fireEvent.touchStart, fireEvent.focusIn]) {
    const { container, unmount } = render(cards(two));
    come(container.querySelectorAll(".imo-carousel__track")[1] as Element);
    expect(photos(container)).toEqual(["/0.jpg", "/0.jpg", "/1.jpg"]);
    unmount();
  }
});
