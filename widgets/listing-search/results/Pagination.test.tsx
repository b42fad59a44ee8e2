import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Pagination } from "./Pagination.tsx";

const urlOf = (page: number) => `/lista?pagina=${page}`;

/** Returns the row in the notation of docs/product/pagination.md#pages-shown. */
function pagesShown(page: number, lastPage: number): string {
  const { container, unmount } = render(
    <Pagination page={page} lastPage={lastPage} urlOf={urlOf} onPage={() => undefined} />,
  );
  const items = [...container.querySelectorAll("li:not(.imo-pagination__step)")].map((item) => {
    const isCurrent = item.querySelector('[aria-current="page"]') !== null;
    return isCurrent ? `[${item.textContent}]` : item.textContent;
  });
  unmount();
  return items.join(" ");
}

test.each([
  [1, 10, "[1] 2 … 10"],
  [3, 10, "1 2 [3] 4 … 10"],
  [4, 10, "1 2 3 [4] 5 … 10"],
  [5, 10, "1 … 4 [5] 6 … 10"],
  [7, 10, "1 … 6 [7] 8 9 10"],
  [9, 10, "1 … 8 [9] 10"],
  [1, 5, "[1] 2 … 5"],
  [2, 2, "1 [2]"],
])(
  "shows the first, the last and the neighbouring pages on page %i of %i",
  (page, lastPage, shown) => {
    expect(pagesShown(page, lastPage)).toBe(shown);
  },
);

test("shows nothing for a single page", () => {
  expect(pagesShown(1, 1)).toBe("");
});

test("names its links in Portuguese for screen readers, and doesn't make the dots a control", () => {
  render(<Pagination page={5} lastPage={10} urlOf={urlOf} onPage={() => undefined} />);
  const nav = screen.getByRole("navigation", { name: "Paginação" });
  expect(nav.querySelector("ul")?.getAttribute("role")).toBeNull();
  expect(screen.getByRole("link", { name: "Página 4" }).getAttribute("href")).toBe(
    "/lista?pagina=4",
  );
  expect(screen.getByRole("link", { name: "Página seguinte" }).getAttribute("href")).toBe(
    "/lista?pagina=6",
  );
  expect(screen.queryAllByRole("button")).toEqual([]);
  const dots = [...nav.querySelectorAll(".imo-pagination__dots")];
  expect(dots.map((gap) => [gap.getAttribute("role"), gap.hasAttribute("tabindex")])).toEqual([
    ["presentation", false],
    ["presentation", false],
  ]);
});

test("requests the page on a click, but not on the dots or with Ctrl", async () => {
  const onPage = vi.fn();
  render(<Pagination page={5} lastPage={10} urlOf={urlOf} onPage={onPage} />);
  const user = userEvent.setup();
  await user.click(screen.getAllByText("…")[0] as HTMLElement);
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "Página 6" }));
  await user.keyboard("{/Control}");
  expect(onPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole("link", { name: "Página 6" }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(6);
});

test.each(["Meta", "Shift"])(
  "leaves a click with %s to the browser, like one with Ctrl",
  async (key) => {
    const onPage = vi.fn();
    render(<Pagination page={5} lastPage={10} urlOf={urlOf} onPage={onPage} />);
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole("link", { name: "Página 6" }));
    expect(onPage).not.toHaveBeenCalled();
  },
);

test("puts the arrows at the outer ends of the row", () => {
  render(<Pagination page={5} lastPage={10} urlOf={urlOf} onPage={() => undefined} />);
  const parts = (name: string) =>
    [...screen.getByRole("link", { name }).children].map(({ localName }) => localName);
  expect([parts("Página anterior"), parts("Página seguinte")]).toEqual([
    ["svg", "span"],
    ["span", "svg"],
  ]);
});

test("shows the previous page as current again after a page that failed", () => {
  const { rerender } = render(
    <Pagination page={2} lastPage={10} urlOf={urlOf} onPage={() => undefined} />,
  );
  rerender(<Pagination page={1} lastPage={10} urlOf={urlOf} onPage={() => undefined} />);
  expect(screen.getByRole("link", { name: "Página 1" }).getAttribute("aria-current")).toBe("page");
});

test("keeps links and dots apart after another page has arrived", () => {
  const { rerender } = render(
    <Pagination page={1} lastPage={10} urlOf={urlOf} onPage={() => undefined} />,
  );
  rerender(<Pagination page={5} lastPage={10} urlOf={urlOf} onPage={() => undefined} />);
  const nav = screen.getByRole("navigation", { name: "Paginação" });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("link", { name: "Página anterior" }).getAttribute("href")).toBe(
    "/lista?pagina=4",
  );
  expect(
    nav.querySelectorAll(".imo-pagination__dots[role=presentation]:not([tabindex])"),
  ).toHaveLength(2);
  rerender(<Pagination page={10} lastPage={10} urlOf={urlOf} onPage={() => undefined} />);
  const ends = screen.getAllByRole("button").map((step) => step.getAttribute("aria-label"));
  expect(ends).toEqual(["Página seguinte"]);
});

test("leaves all keys but Enter to the browser", async () => {
  const onPage = vi.fn();
  render(<Pagination page={2} lastPage={10} urlOf={urlOf} onPage={onPage} />);
  screen.getByRole("link", { name: "Página 3" }).focus();
  const user = userEvent.setup();
  await user.keyboard(" x");
  expect(onPage).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onPage).toHaveBeenCalledExactlyOnceWith(3);
});

test("reports the page whose link the pointer or the focus approaches, but not the current one", async () => {
  const onIntent = vi.fn();
  render(
    <Pagination
      page={2}
      lastPage={10}
      urlOf={urlOf}
      onPage={() => undefined}
      onIntent={onIntent}
    />,
  );
  const user = userEvent.setup();
  await user.hover(screen.getByRole("link", { name: "Página 2" }));
  expect(onIntent).not.toHaveBeenCalled();
  await user.hover(screen.getByRole("link", { name: "Página seguinte" }));
  expect(onIntent).toHaveBeenLastCalledWith(3);
  await user.hover(screen.getByRole("link", { name: "Página 1" }));
  expect(onIntent).toHaveBeenLastCalledWith(1);
});

test("reports no page beyond the ends of the row", async () => {
  const onIntent = vi.fn();
  const row = (page: number) => (
    <Pagination
      page={page}
      lastPage={10}
      urlOf={urlOf}
      onPage={() => undefined}
      onIntent={onIntent}
    />
  );
  const { container, rerender } = render(row(1));
  const user = userEvent.setup();
  await user.hover(container.querySelector(".imo-pagination__link--previous") as Element);
  rerender(row(10));
  await user.hover(container.querySelector(".imo-pagination__link--next") as Element);
  expect(onIntent).not.toHaveBeenCalled();
});

test("hides clicks on page numbers from page scripts that follow links", async () => {
  const onPage = vi.fn();
  const follow = vi.fn();
  const { container } = render(<Pagination page={5} lastPage={10} urlOf={urlOf} onPage={onPage} />);
  const link = screen.getByRole("link", { name: "Página 6" });
  for (const element of [link, container]) element.addEventListener("click", follow);
  await userEvent.click(link);
  expect(onPage).toHaveBeenCalledExactlyOnceWith(6);
  expect(follow).not.toHaveBeenCalled();
});
