import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { ListingCard } from "./ListingCard.tsx";

const card = (data: Record<string, unknown>, siteBase = "") =>
  render(<ListingCard listing={v.parse(imovel, data)} siteBase={siteBase} />);

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
  card({ id: 1, titulo: "A", conselho: "Ovar", freguesia: "Ovar, São João, Arada e São Vicente de Pereira Jusã" });
  expect(screen.getByText("Ovar, Ovar, São João, Arada e ...").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Ovar, Ovar, São João, Arada e São Vicente de Pereira Jusã").className).toBe("imo-hidden");
});

test("only the first photo loads until interest is shown; then at most five after the cover, and a broken one is drawn", async () => {
  const fotos = {
    capa: "/0.jpg",
    fotos: ["/1.jpg", { url: "/2.jpg" }, "javascript:x", "/3.jpg", "/4.jpg", "/5.jpg", "/6.jpg"],
  };
  const { container } = card({ id: 1, titulo: "A", fotos });
  expect(container.querySelectorAll("img")).toHaveLength(1);
  expect(container.querySelectorAll(".imo-carousel__slide")).toHaveLength(6);
  await userEvent.hover(screen.getByRole("group", { name: "Fotografias: A" }));
  expect([...container.querySelectorAll("img")].map((img) => img.getAttribute("src"))).toEqual([
    "/0.jpg",
    "/1.jpg",
    "/2.jpg",
    "/3.jpg",
    "/4.jpg",
    "/5.jpg",
  ]);
  fireEvent.error(container.querySelectorAll("img")[2] as Element);
  expect(container.querySelectorAll("img")).toHaveLength(5);
  expect(container.querySelectorAll(".imo-carousel__slide")).toHaveLength(6);
});

test("without a photo there are neither buttons nor dots", () => {
  card({ id: 1, titulo: "A", fotos: null });
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("facts show only when present and above 0", () => {
  card({ id: 1, titulo: "A", numQuartos: "1", numWCs: 0, garagem: null, areaPrivada: "92.5" });
  expect(
    screen
      .getAllByRole("listitem")
      .map((item) => item.textContent)
      .slice(1),
  ).toEqual(["1 quarto", "Área privada: 92,5 m²"]);
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
  await userEvent.click(next);
  expect(region.textContent).toBe("Fotografia 1 de 3");
  await userEvent.click(screen.getByRole("button", { name: "Fotografia anterior" }));
  expect(region.textContent).toBe("Fotografia 3 de 3");
});
