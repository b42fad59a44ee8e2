import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatAddress,
  formatShortAddress,
  listFacts,
  listPhotos,
  type Photos,
} from "./listing.ts";

const listPhotoUrls = (photos: Photos | null | undefined) =>
  listPhotos(photos).map(({ url }) => url);

test("names municipality and parish, cut after 30 characters", () => {
  expect(formatShortAddress({ conselho: "Ovar", freguesia: "Esmoriz" })).toBe("Ovar, Esmoriz");
  expect(formatShortAddress({ conselho: " Ovar ", freguesia: " " })).toBe("Ovar");
  expect(formatShortAddress({ conselho: null, freguesia: "Esmoriz" })).toBe("Esmoriz");
  expect(formatShortAddress({})).toBe("");
  const long = {
    conselho: "Ovar",
    freguesia: "Ovar, São João, Arada e São Vicente de Pereira Jusã",
  };
  expect(formatShortAddress(long)).toBe("Ovar, Ovar, São João, Arada e ...");
  expect(formatAddress(long)).toBe("Ovar, Ovar, São João, Arada e São Vicente de Pereira Jusã");
});

test("lists the cover and at most five photos after it", () => {
  const fotos = ["1", "2", "3", "4", "5", "6"].map((name) => `/${name}.jpg`);
  expect(listPhotoUrls({ capa: "/c.jpg", fotos })).toEqual([
    "/c.jpg",
    "/1.jpg",
    "/2.jpg",
    "/3.jpg",
    "/4.jpg",
    "/5.jpg",
  ]);
  expect(listPhotoUrls({ fotos })).toEqual(["/1.jpg", "/2.jpg", "/3.jpg", "/4.jpg", "/5.jpg"]);
  expect(
    listPhotoUrls({ capa: { url: "https://cdn.pt/c.jpg" }, fotos: [null, { url: "a.jpg" }, ""] }),
  ).toEqual(["https://cdn.pt/c.jpg", "a.jpg"]);
  expect(listPhotoUrls({ capa: "//cdn.pt/c.jpg" })).toEqual(["//cdn.pt/c.jpg"]);
  expect([
    listPhotoUrls(null),
    listPhotoUrls(undefined),
    listPhotoUrls({ capa: null, fotos: null }),
  ]).toEqual([[], [], []]);
});

test("leaves out photo URLs that could run or send something", () => {
  const bad = [
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " \u0000javascript:x",
    "data:text/html,x",
    "mailto:a@b.pt",
    "blob:x",
  ];
  expect(listPhotoUrls({ capa: "JAVASCRIPT:x", fotos: bad })).toEqual([]);
  expect(listPhotoUrls({ capa: "data:image/png;base64,AA==" })).toEqual([
    "data:image/png;base64,AA==",
  ]);
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom("a", ":", "/", "\t", "javascript", "data", " ", "\u0001"),
      }),
      (capa) => {
        for (const found of listPhotoUrls({ capa })) {
          expect(["https:", "http:", "data:"]).toContain(
            URL.canParse(found, "https://a.pt")
              ? new URL(found, "https://a.pt").protocol
              : "https:",
          );
        }
      },
    ),
  );
});

const shown = (listing: Parameters<typeof listFacts>[0]) =>
  listFacts(listing).map((fact) => fact.value);

test("lists a home's facts, rooms first", () => {
  expect(
    shown({ areaTerreno: 640, garagem: 2, areaPrivada: "218.00", numWCs: "3", numQuartos: 4 }),
  ).toEqual(["4 quartos", "3 WC", "218 m²", "640 m² de terreno"]);
  expect(shown({ numQuartos: 1, numWCs: 1, garagem: 1, numAndares: 1 })).toEqual([
    "1 quarto",
    "1 WC",
    "1 lugar",
    "1 andar",
  ]);
});

test("lists the facts of a property without rooms, area first", () => {
  expect(shown({ numWCs: 1, areaPrivada: 420 })).toEqual(["420 m²", "1 WC"]);
  expect(
    shown({ numQuartos: 0, numWCs: "0", areaPrivada: "0,0", garagem: null, numAndares: -1 }),
  ).toEqual([]);
  expect(shown({ areaPrivada: 74, numWCs: 1, numMontras: 2, numQuartos: 0 })).toEqual([
    "74 m²",
    "1 WC",
    "2 montras",
  ]);
  expect(shown({ areaTerreno: 1240, numFrentes: 2, inclinacao: 5 })).toEqual([
    "1\u00A0240 m² de terreno",
    "2 frentes",
    "Inclinação 5 %",
  ]);
  expect(shown({ numFrentes: 1, numMontras: 1, numAndares: 3, inclinacao: "2,5" })).toEqual([
    "1 frente",
    "Inclinação 2,5 %",
    "1 montra",
    "3 andares",
  ]);
});

test("leaves out facts that are missing, wrong or zero", () => {
  expect(
    shown({ numQuartos: null, numWCs: 0, areaPrivada: -1, garagem: "sim", numFrentes: "0.00" }),
  ).toEqual([]);
  expect(listFacts({ garagem: 2 })).toEqual([{ key: "garagem", value: "2 lugares" }]);
});
