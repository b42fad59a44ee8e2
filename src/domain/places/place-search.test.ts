import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fold } from "#domain/format/text.ts";
import {
  findTypedPlace,
  findTypedPlaces,
  formatPlaceDetail,
  prepareSearch,
  suggestPlaces,
} from "./place-search.ts";
import { getPlaces, type Place, PlaceIndex } from "./places.ts";

const index = getPlaces();
const names = index.places.map((place) => place.nome);
const namesOf = (places: readonly Place[]) => places.map((place) => place.nome);
const found = (query: string, among = index) => namesOf(suggestPlaces(query, among));
const union = "Ovar, São João, Arada e São Vicente de Pereira Jusã";
const anyName = fc.constantFrom(...names);

describe("a suggestion's second line", () => {
  test("says where each place is", () => {
    const detail = (name: string) =>
      formatPlaceDetail(index.places.find((place) => place.nome === name) as Place);
    expect(detail("Águeda")).toBe("Concelho, distrito de Aveiro");
    expect(detail("Maia")).toBe("Concelho, distrito do Porto");
    expect(detail("Trancoso")).toBe("Concelho, distrito da Guarda");
    expect(detail(union)).toBe("Freguesia, Ovar");
    expect(index.places.find((place) => place.nome === union)?.distrito).toBe("Aveiro");
  });

  test("adds nothing to a host's own names", () => {
    expect(formatPlaceDetail({ nome: "Sintra" })).toBeNull();
  });

  test("lists a host's other names", () => {
    expect(formatPlaceDetail({ nome: "Ovar", tambem: ["Furadouro", "Torrão do Lameiro"] })).toBe(
      "Furadouro, Torrão do Lameiro",
    );
  });
});

describe("a visitor who types a place", () => {
  test("finds it without its accents and capitals", () => {
    expect(namesOf(suggestPlaces("agueda", index))).toContain("Águeda");
    expect(namesOf(suggestPlaces("ESPINHO", index))).toContain("Espinho");
  });

  test("sees literal matches first, each group in list order", () => {
    const own = new PlaceIndex(["Évora de Alcobaça", "Évoramonte", "Nova Evora", "Porto"]);
    expect(namesOf(suggestPlaces("evora", own))).toEqual([
      "Nova Evora",
      "Évora de Alcobaça",
      "Évoramonte",
    ]);
    expect(namesOf(suggestPlaces(" Évora ", own))).toEqual([
      "Évora de Alcobaça",
      "Évoramonte",
      "Nova Evora",
    ]);
  });

  test("sees no places for blanks, and all that match a text", () => {
    for (const query of ["", " ", "\u00A0\t", "\u200B", "\u0301"])
      expect(suggestPlaces(query, index)).toEqual([]);
    expect(suggestPlaces("a", index).length).toBe(
      names.filter((name) => fold(name).includes("a")).length,
    );
    expect(suggestPlaces("xyz", index)).toEqual([]);
  });

  test("never causes an exception, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (query) => void suggestPlaces(query, index)),
    );
  });
});

describe("a visitor who types as people do", () => {
  test("finds a name by the beginnings of its words, without de, da and do", () => {
    expect(found("sao joao madeira")).toEqual(["São João da Madeira"]);
    expect(found("joão são mad")).toEqual(["São João da Madeira"]);
    expect(found("figueira de foz")[0]).toBe("Figueira da Foz");
    expect(found("aveiro ovar")).toEqual([]);
  });

  test("finds a name by abbreviations, and an abbreviated one by the full words", () => {
    for (const query of ["s. joao da madeira", "S João Madeira", "são joão da madeira"]) {
      expect(found(query)[0], query).toBe("São João da Madeira");
    }
    for (const query of ["sta", "Sta.", "santa"])
      expect(found(query), query).toContain("Santa Maria da Feira");
    expect(found("sto")).toContain("Santo Tirso");
    for (const query of ["sta maria da feira", "Sta. Maria Feira", "santa maria feira"]) {
      expect(found(query)[0], query).toBe("Santa Maria da Feira");
    }
    // Also by itself, although other names contain its letters, too.
    expect(found("sta")).toContain("Santa Maria da Feira");
    for (const query of ["V. N. Gaia", "vn gaia", "v n de gaia", "vila nova gaia"]) {
      expect(found(query)[0], query).toBe("Vila Nova de Gaia");
    }
    const own = new PlaceIndex(["S. João da Pesqueira", "Sto. Tirso", "V. N. de Foz Côa"]);
    expect(found("são joão pesqueira", own)).toEqual(["S. João da Pesqueira"]);
    expect(found("santo tirso", own)).toEqual(["Sto. Tirso"]);
    expect(found("vila nova foz coa", own)).toEqual(["V. N. de Foz Côa"]);
  });

  test("finds a name by whole words in any order, after the literal matches", () => {
    fc.assert(
      fc.property(anyName, fc.infiniteStream(fc.nat()), (name, order) => {
        const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
        const shuffled = words
          .map((word) => ({ word, at: order.next().value as number }))
          .sort((one, other) => one.at - other.at);
        const seen = found(shuffled.map(({ word }) => word).join(" "));
        expect(seen).toContain(name);
      }),
    );
    fc.assert(
      fc.property(anyName, fc.integer({ min: 1, max: 6 }), (name, length) => {
        const query = fold(name.slice(0, length));
        const seen = found(query);
        const literal = names.filter((other) => fold(other).includes(query.trim()));
        expect(new Set(seen.slice(0, literal.length))).toEqual(new Set(literal));
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  test("is forgiven one typo from five letters on, but only if nothing else is found", () => {
    expect(found("avero")).toEqual(["Aveiro"]);
    expect(found("esmoris")).toEqual(["Esmoriz"]);
    expect(found("guimareas")[0]).toBe("Guimarães");
    expect(found("espinhoo")[0]).toBe("Espinho");
    expect(found("ovra")).toEqual([]);
    expect(found("maia")).not.toContain("Mira");
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvxz");
    const typo = fc.record({
      kind: fc.constantFrom("insert", "delete", "replace", "swap"),
      at: fc.nat(),
      letter,
    });
    const single = names.filter((name) => /^\p{L}{5,}$/u.test(name) && fold(name).length >= 6);
    fc.assert(
      fc.property(fc.constantFrom(...single), typo, (name, { kind, at, letter: other }) => {
        const word = fold(name);
        const i = at % (word.length - 1);
        const wrong = {
          insert: word.slice(0, i) + other + word.slice(i),
          delete: word.slice(0, i) + word.slice(i + 1),
          replace: word.slice(0, i) + other + word.slice(i + 1),
          swap: word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
        }[kind] as string;
        // A typo may happen to spell another name, which is then found instead.
        const isName = names.some((one) => fold(one).includes(wrong));
        expect(isName || found(wrong).includes(name), `${name}: ${wrong}`).toBe(true);
      }),
    );
  });

  test("sees a municipality's parishes under it, from three letters on", () => {
    const ovar = found("ovar");
    expect(ovar.slice(0, 2)).toEqual(["Ovar", union]);
    expect(ovar.slice(2)).toEqual(
      index.places
        .filter(
          ({ tipo, concelho, nome }) =>
            tipo === "freguesia" && concelho === "Ovar" && nome !== union,
        )
        .map(({ nome }) => nome),
    );
    expect(found("ov")).not.toContain("Esmoriz");
    expect(found("vn gaia")).toContain("Canidelo");
  });

  test("finds a place by a host's other names for it", () => {
    const own = new PlaceIndex([
      { nome: "Ovar", total: 12, tambem: ["Praia do Furadouro"] },
      { nome: "Furadouro de Cima" },
    ]);
    expect(found("furad", own)).toEqual(["Furadouro de Cima", "Ovar"]);
    expect(found("praia furadouro", own)).toEqual(["Ovar"]);
    expect(suggestPlaces("ovar", own)[0]).toMatchObject({ total: 12 });
  });
});

describe("a typed text", () => {
  const typed = (text: string, among = index) => findTypedPlace(text, among)?.nome ?? null;

  test("is the place whose name it spells, however it is written", () => {
    fc.assert(
      fc.property(
        anyName,
        (name) => void expect(typed(` ${fold(name).toUpperCase()} `)).toBe(name),
      ),
    );
    expect(typed("sta maria da feira")).toBe("Santa Maria da Feira");
    expect(typed("v. n. gaia")).toBe("Vila Nova de Gaia");
    expect(typed("furadouro", new PlaceIndex([{ nome: "Ovar", tambem: ["Furadouro"] }]))).toBe(
      "Ovar",
    );
  });

  test("isn't a place if it is part of a name, blank, or could be two", () => {
    for (const text of ["ova", "furadouro", "", " ", "de", "madeira"])
      expect(typed(text), text).toBeNull();
    expect(typed("vila do conde", new PlaceIndex(["Vila de Conde", "Vila da Conde"]))).toBeNull();
  });

  test("never causes an exception, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => void findTypedPlace(text, index)),
    );
  });
});

describe("a whole country's 3 567 names", () => {
  test("are folded before the first key, and never again", () => {
    const country = new PlaceIndex(
      Array.from({ length: 3_567 }, (_, at) => `${names[at % names.length]} ${at}`),
    );
    for (const _step of prepareSearch(country));
    const normalize = vi.spyOn(String.prototype, "normalize");
    onTestFinished(() => normalize.mockRestore());
    for (const query of ["s", "sã", "são j", "joao sao", "xqzwyk"]) {
      normalize.mockClear();
      suggestPlaces(query, country);
      // Only the typed text is folded, and none of the names.
      expect(normalize.mock.calls.length, query).toBeGreaterThan(0);
      expect(normalize.mock.calls.length, query).toBeLessThan(5);
    }
  });
});

test("ignores a small word at the end of a text, as in the middle of a name", () => {
  const found = suggestPlaces("Vila do", getPlaces()).map(({ nome }) => nome);
  expect(found).toEqual(expect.arrayContaining(["Vila do Conde", "Vila Nova de Gaia"]));
  expect(found[0]).toBe("Vila do Conde");
});

test.each([
  ["Ovar, Espinho", "Ovar | Espinho"],
  [
    "Requeixo, Nossa Senhora de Fátima e Nariz, sao joao madeira",
    "Requeixo, Nossa Senhora de Fátima e Nariz | São João da Madeira",
  ],
  ["Ovar, Nárnia", ""],
  [", ", ""],
])("reads %j as the places %j", (text, places) => {
  expect(
    findTypedPlaces(text, getPlaces())
      .map(({ nome }) => nome)
      .join(" | "),
  ).toBe(places);
});
