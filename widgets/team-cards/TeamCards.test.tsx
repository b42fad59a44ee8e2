import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { colaboradores } from "./colaboradores.ts";
import { examples } from "./page-data.ts";
import { TeamCards } from "./TeamCards.tsx";

/** Returns the cards of people that the widget's own reader has read, like page data. */
function team(people: unknown, report = vi.fn()) {
  return <TeamCards colaboradores={v.parse(colaboradores.schema, people)} bridge={{ report }} />;
}

function open(people: unknown) {
  const report = vi.fn();
  const { rerender } = render(team(people, report));
  return { visitor: userEvent.setup(), report, change: (next: unknown) => rerender(team(next, report)) };
}

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Pessoa ${at + 1}`, link: `/agente/${at + 1}` }));
const cards = () => within(screen.getByRole("list")).getAllByRole("listitem");
const names = () => cards().map((card) => card.querySelector(".imo-person__name")?.textContent);
const seeAll = () => screen.queryByRole("link", { name: "Ver todos" });
const portrait = (card: HTMLElement | undefined) => card?.querySelector(".imo-person__photo");

test("a visitor sees four people, in the page's order, and a way to all", () => {
  open(named(8));
  expect(names()).toEqual(["Pessoa 1", "Pessoa 2", "Pessoa 3", "Pessoa 4"]);
  expect(seeAll()).toBeTruthy();
});

test.each([1, 3, 4])("a visitor of a team of %d sees everybody at once", (count) => {
  open(named(count));
  expect(cards()).toHaveLength(count);
  expect(seeAll()).toBeNull();
});

test("a visitor who asks for all sees all, goes on from the fifth, and finds no way back", async () => {
  const { visitor } = open(named(8));
  await visitor.click(seeAll() as HTMLElement);
  expect(cards()).toHaveLength(8);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Pessoa 5" }));
  expect(seeAll()).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each(["{Enter}", " "])("a visitor without a mouse gets all by %j", async (key) => {
  const { visitor } = open(named(6));
  for (let tabs = 0; tabs < 5; tabs += 1) await visitor.tab();
  expect(document.activeElement).toBe(seeAll());
  await visitor.keyboard(key);
  expect(names()).toHaveLength(6);
  expect(document.activeElement?.textContent).toBe("Pessoa 5");
});

test("the page's URL stays as it was when all are shown", async () => {
  const before = location.href;
  const { visitor } = open(named(5));
  expect(seeAll()?.getAttribute("href")).toBe(`#${screen.getByRole("list").id}`);
  await visitor.click(seeAll() as HTMLElement);
  expect(location.href).toBe(before);
});

test("the fifth person takes the focus also without a link", async () => {
  const { visitor } = open([...named(4), { name: "Sem Ligação" }]);
  await visitor.click(seeAll() as HTMLElement);
  expect(document.activeElement?.textContent).toBe("Sem Ligação");
});

test("a visitor of a very large team gets a screenful at once and everybody soon after", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  onTestFinished(() => void vi.unstubAllGlobals());
  open(named(260));
  seeAll()?.click();
  expect(cards()).toHaveLength(16);
  await vi.waitFor(() => expect(cards()).toHaveLength(260), { timeout: 20_000 });
}, 30_000);

test("people who join after all were shown are shown too, and people who leave are gone", async () => {
  const { visitor, change } = open(named(6));
  await visitor.click(seeAll() as HTMLElement);
  change(named(100));
  await vi.waitFor(() => expect(cards()).toHaveLength(100));
  change(named(3));
  expect(cards()).toHaveLength(3);
});

test("a team that grows beyond four gets its way to all", () => {
  const { change } = open(named(4));
  change(named(5));
  expect(cards()).toHaveLength(4);
  expect(seeAll()).toBeTruthy();
});

test.each([undefined, null, "", "   ", "\u200B", {}])("a person whose title is %j is A designar", (titulo) => {
  open([{ name: "António Valente", titulo }]);
  expect(screen.getByText("A designar")).toBeTruthy();
});

test("a person's name leads to the page's link", () => {
  open([{ id: 7, name: " Marta Figueiredo ", link: "https://example.pt/marta", titulo: "Diretora" }]);
  expect(screen.getByRole("link", { name: "Marta Figueiredo" }).getAttribute("href")).toBe("https://example.pt/marta");
  expect(screen.getByText("Diretora")).toBeTruthy();
});

test.each([undefined, null, "", 5])("a person whose link is %j shows without one, and nobody complains", (link) => {
  const { report } = open([{ name: "Rui Azevedo", link }]);
  expect(names()).toEqual(["Rui Azevedo"]);
  expect(screen.queryByRole("link")).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test.each(["javascript:alert(1)", " java\tscript:alert(1)", "data:text/html,x", "vbscript:x"])(
  "an unsafe link %j is dropped and told to the developer; the person shows",
  (link) => {
    const { report } = open([{ name: "Rui Azevedo", link }]);
    expect(names()).toEqual(["Rui Azevedo"]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith({
      code: "page-data",
      message: expect.stringMatching(/^team-cards: a "link" of "colaboradores" expected a URL .*script|data:text/),
    });
    expect(report.mock.calls[0]?.[0].message).not.toContain("Rui");
  },
);

test("a photo shows silently beside the name, and only when it comes near", () => {
  open([{ name: "Marta Figueiredo", foto: "/fotos/marta.jpg" }]);
  const photo = document.querySelector("img");
  expect([photo?.getAttribute("src"), photo?.alt, photo?.getAttribute("loading")]).toEqual([
    "/fotos/marta.jpg",
    "",
    "lazy",
  ]);
  expect(portrait(cards()[0])?.textContent).toBe("");
});

test("a missing or broken photo gives way to initials, and a new one gets its chance", () => {
  const { change } = open([{ name: "Luís Tavares" }, { name: "Beatriz Pinho", foto: "/fotos/perdida.jpg" }]);
  expect(portrait(cards()[0])?.textContent).toBe("LT");
  fireEvent.error(document.querySelector("img") as HTMLElement);
  expect(portrait(cards()[1])?.textContent).toBe("BP");
  change([{ name: "Luís Tavares" }, { name: "Beatriz Pinho", foto: "/fotos/nova.jpg" }]);
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/fotos/nova.jpg");
});

test("a photo may be in the page itself; an unsafe one gives way to initials and is told", () => {
  const { report } = open([
    { name: "Ana Sá", foto: "data:image/png;base64,iVBORw0KGgo=" },
    { name: "Eva Luz", foto: "javascript:alert(1)" },
  ]);
  expect(portrait(cards()[0])?.querySelector("img")).toBeTruthy();
  expect(portrait(cards()[1])?.textContent).toBe("EL");
  expect(report).toHaveBeenCalledOnce();
});

test.each([{}, { name: "" }, { name: "  " }, { name: "\u200B" }, { name: null }, { name: 3 }, null, "Rui", []])(
  "an entry such as %j is no person; the others show",
  (bad) => {
    open([bad, { name: "Rui Azevedo" }]);
    expect(names()).toEqual(["Rui Azevedo"]);
  },
);

test.each([[], [{}], "[]", "Marta", 7, {}])("page data such as %j hold nobody to show", (people) => {
  const { output, success } = v.safeParse(colaboradores.schema, people);
  expect(success ? output : []).toEqual([]);
});

test("a title that came as a number is shown as its digits", () => {
  open([{ name: "Loja de Ovar", titulo: 2026 }]);
  expect(cards()[0]?.textContent).toContain("2026");
});

test("names, titles and URLs may hold anything and stay text", () => {
  const wild = "<img src=x onerror=alert(1)> \u202E 😀 \" '";
  open([{ name: wild, titulo: wild, foto: wild, link: wild }]);
  expect(names()).toEqual([wild]);
  expect(document.querySelectorAll("img")).toHaveLength(1);
});

test.each(examples)("an editor's team: $name", ({ data }) => {
  const { report } = open(data.colaboradores);
  expect(cards()).toHaveLength(Math.min(4, data.colaboradores.length));
  expect(report).not.toHaveBeenCalled();
});
