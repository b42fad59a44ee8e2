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
  return {
    visitor: userEvent.setup(),
    report,
    change: (next: unknown) => rerender(team(next, report)),
  };
}

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Pessoa ${at + 1}`,
    link: `/agente/${at + 1}`,
  }));
const cards = () => within(screen.getByRole("list")).getAllByRole("listitem");
const names = () => cards().map((card) => card.querySelector(".imo-person__name")?.textContent);
const seeAll = () => screen.queryByRole("link", { name: "Ver todos" });
const portrait = (card: HTMLElement | undefined) => card?.querySelector(".imo-person__photo");

test("shows four people in the page's order, and a link to all", () => {
  open(named(8));
  expect(names()).toEqual(["Pessoa 1", "Pessoa 2", "Pessoa 3", "Pessoa 4"]);
  expect(seeAll()).toBeTruthy();
});

test.each([1, 3, 4])("shows a team of %d at once", (count) => {
  open(named(count));
  expect(cards()).toHaveLength(count);
  expect(seeAll()).toBeNull();
});

test("shows everybody when asked, with the focus on the fifth and no way back", async () => {
  const { visitor } = open(named(8));
  await visitor.click(seeAll() as HTMLElement);
  expect(cards()).toHaveLength(8);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Pessoa 5" }));
  expect(seeAll()).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each(["{Enter}", " "])("shows all people on the key %j", async (key) => {
  const { visitor } = open(named(6));
  for (let tabs = 0; tabs < 5; tabs += 1) await visitor.tab();
  expect(document.activeElement).toBe(seeAll());
  await visitor.keyboard(key);
  expect(names()).toHaveLength(6);
  expect(document.activeElement?.textContent).toBe("Pessoa 5");
});

test("leaves the page's URL alone when it shows all", async () => {
  const before = location.href;
  const { visitor } = open(named(5));
  expect(seeAll()?.getAttribute("href")).toBe(`#${screen.getByRole("list").id}`);
  await visitor.click(seeAll() as HTMLElement);
  expect(location.href).toBe(before);
});

test("focuses the fifth person even without a link", async () => {
  const { visitor } = open([...named(4), { name: "Sem Ligação" }]);
  await visitor.click(seeAll() as HTMLElement);
  expect(document.activeElement?.textContent).toBe("Sem Ligação");
});

test("shows a screenful of a very large team at once, and the rest soon after", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  onTestFinished(() => void vi.unstubAllGlobals());
  open(named(260));
  seeAll()?.click();
  expect(cards()).toHaveLength(16);
  await vi.waitFor(() => expect(cards()).toHaveLength(260), { timeout: 20_000 });
}, 30_000);

test("adds people who join after all were shown, and removes those who leave", async () => {
  const { visitor, change } = open(named(6));
  await visitor.click(seeAll() as HTMLElement);
  change(named(100));
  await vi.waitFor(() => expect(cards()).toHaveLength(100), 15_000);
  change(named(3));
  expect(cards()).toHaveLength(3);
});

test("offers all once a team grows beyond four", () => {
  const { change } = open(named(4));
  change(named(5));
  expect(cards()).toHaveLength(4);
  expect(seeAll()).toBeTruthy();
});

test.each([undefined, null, "", "   ", "\u200B", {}])(
  "shows A designar for the title %j",
  (titulo) => {
    open([{ name: "António Valente", titulo }]);
    expect(screen.getByText("A designar")).toBeTruthy();
  },
);

test("links a person's name", () => {
  open([
    { id: 7, name: " Marta Figueiredo ", link: "https://example.pt/marta", titulo: "Diretora" },
  ]);
  expect(screen.getByRole("link", { name: "Marta Figueiredo" }).getAttribute("href")).toBe(
    "https://example.pt/marta",
  );
  expect(screen.getByText("Diretora")).toBeTruthy();
});

test.each([undefined, null, "", 5])(
  "shows a person without a link if it is %j, and reports nothing",
  (link) => {
    const { report } = open([{ name: "Rui Azevedo", link }]);
    expect(names()).toEqual(["Rui Azevedo"]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(report).not.toHaveBeenCalled();
  },
);

test.each(["javascript:alert(1)", " java\tscript:alert(1)", "data:text/html,x", "vbscript:x"])(
  "drops and reports the unsafe link %j, and shows the person",
  (link) => {
    const { report } = open([{ name: "Rui Azevedo", link }]);
    expect(names()).toEqual(["Rui Azevedo"]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith({
      code: "page-data",
      message: expect.stringMatching(
        /^team-cards: a "link" of "colaboradores" expected a URL .*script|data:text/,
      ),
    });
    expect(report.mock.calls[0]?.[0].message).not.toContain("Rui");
  },
);

test("loads a photo lazily, without an alternative text beside the name", () => {
  open([{ name: "Marta Figueiredo", foto: "/fotos/marta.jpg" }]);
  const photo = document.querySelector("img");
  expect([photo?.getAttribute("src"), photo?.alt, photo?.getAttribute("loading")]).toEqual([
    "/fotos/marta.jpg",
    "",
    "lazy",
  ]);
  expect(portrait(cards()[0])?.textContent).toBe("");
});

test("shows initials for a missing or broken photo, until a new one arrives", () => {
  const { change } = open([
    { name: "Luís Tavares" },
    { name: "Beatriz Pinho", foto: "/fotos/perdida.jpg" },
  ]);
  expect(portrait(cards()[0])?.textContent).toBe("LT");
  fireEvent.error(document.querySelector("img") as HTMLElement);
  expect(portrait(cards()[1])?.textContent).toBe("BP");
  change([{ name: "Luís Tavares" }, { name: "Beatriz Pinho", foto: "/fotos/nova.jpg" }]);
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/fotos/nova.jpg");
});

test("accepts an inline photo, and reports and replaces an unsafe one", () => {
  const { report } = open([
    { name: "Ana Sá", foto: "data:image/png;base64,iVBORw0KGgo=" },
    { name: "Eva Luz", foto: "javascript:alert(1)" },
  ]);
  expect(portrait(cards()[0])?.querySelector("img")).toBeTruthy();
  expect(portrait(cards()[1])?.textContent).toBe("EL");
  expect(report).toHaveBeenCalledOnce();
});

test.each([
  {},
  { name: "" },
  { name: "  " },
  { name: "\u200B" },
  { name: null },
  { name: 3 },
  null,
  "Rui",
  [],
])("skips the entry %j, which isn't a person", (bad) => {
  open([bad, { name: "Rui Azevedo" }]);
  expect(names()).toEqual(["Rui Azevedo"]);
});

test.each([[], [{}], "[]", "Marta", 7, {}])("finds no people in %j", (people) => {
  const { output, success } = v.safeParse(colaboradores.schema, people);
  expect(success ? output : []).toEqual([]);
});

test("shows a numeric title as its digits", () => {
  open([{ name: "Loja de Ovar", titulo: 2026 }]);
  expect(cards()[0]?.textContent).toContain("2026");
});

test("shows markup in names, titles and URLs as text", () => {
  const wild = "<img src=x onerror=alert(1)> \u202E 😀 \" '";
  open([{ name: wild, titulo: wild, foto: wild, link: wild }]);
  expect(names()).toEqual([wild]);
  expect(document.querySelectorAll("img")).toHaveLength(1);
});

test.each(examples)("shows the example $name without a report", ({ data }) => {
  const { report } = open(data.colaboradores);
  expect(cards()).toHaveLength(Math.min(4, data.colaboradores.length));
  expect(report).not.toHaveBeenCalled();
});
