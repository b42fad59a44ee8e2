import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createSuggester,
  findMatch,
  formatPlaceDetail,
  getBuiltInPlaces,
  indexPlaces,
  type Place,
  type PlaceIndex,
  readPlaces,
} from "./places.ts";
import { fold } from "./text.ts";

/** What somebody sees who types the whole query at once. */
const suggestions = (index: PlaceIndex, query: string) => createSuggester(index)(query);

const index = getBuiltInPlaces();
const names = index.entries.map(({ place }) => place.nome);
const namesOf = (places: readonly Place[]) => places.map((place) => place.nome);
const union = "Ovar, São João, Arada e São Vicente de Pereira Jusã";
const requeixo = "Requeixo, Nossa Senhora de Fátima e Nariz";

describe("the built-in list", () => {
  test("holds 65 municipalities, then 127 parishes, each name once and whole", () => {
    expect(new Set(names).size).toBe(192);
    expect(index.entries.slice(0, 65).every(({ place }) => place.tipo === "concelho")).toBe(true);
    expect(index.entries.slice(65).every(({ place }) => place.tipo === "freguesia")).toBe(true);
    expect(names.filter((name) => name.includes(",")).length).toBe(9);
    for (const { place } of index.entries) {
      expect([place.nome, place.concelho, place.distrito].every((text) => text && text === text.trim())).toBe(true);
    }
  });

  test("says where each place is", () => {
    const detail = (name: string) =>
      formatPlaceDetail(index.entries.find(({ place }) => place.nome === name)?.place as Place);
    expect(detail("Águeda")).toBe("Concelho, distrito de Aveiro");
    expect(detail("Maia")).toBe("Concelho, distrito do Porto");
    expect(detail("Trancoso")).toBe("Concelho, distrito da Guarda");
    expect(detail(union)).toBe("Freguesia, Ovar");
    expect(index.entries.find(({ place }) => place.nome === union)?.place.distrito).toBe("Aveiro");
  });

  test("says nothing more of a host's own names, and names islands as what they are", () => {
    expect(formatPlaceDetail({ nome: "Sintra" })).toBeNull();
    expect(formatPlaceDetail({ nome: "Funchal", tipo: "concelho", distrito: "Ilha da Madeira" })).toBe(
      "Concelho, Ilha da Madeira",
    );
  });
});

describe("a visitor who types a place", () => {
  test("finds it without its accents and capitals", () => {
    expect(namesOf(suggestions(index, "agueda"))).toContain("Águeda");
    expect(namesOf(suggestions(index, "ESPINHO"))).toContain("Espinho");
  });

  test("sees literal matches first, each group in list order", () => {
    const own = indexPlaces(["Évora de Alcobaça", "Évoramonte", "Nova Evora", "Porto"]);
    expect(namesOf(suggestions(own, "evora"))).toEqual(["Nova Evora", "Évora de Alcobaça", "Évoramonte"]);
    expect(namesOf(suggestions(own, " Évora "))).toEqual(["Évora de Alcobaça", "Évoramonte", "Nova Evora"]);
  });

  test("sees none for blanks, and every one that matches", () => {
    for (const query of ["", " ", "\u00A0\t", "\u200B", "\u0301"]) expect(suggestions(index, query)).toEqual([]);
    expect(suggestions(index, "a").length).toBe(names.filter((name) => fold(name).includes("a")).length);
    expect(suggestions(index, "xyz")).toEqual([]);
  });

  test("sees the same whether they typed, corrected or pasted", () => {
    const typed = fc.array(fc.constantFrom("a", "á", "o", "O", "v", "r", " ", ",", "ã", "de", "<back>"), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(typed, (steps) => {
        const typing = createSuggester(index);
        let query = "";
        for (const step of steps) {
          query = step === "<back>" ? query.slice(0, -1) : query + step;
          expect(typing(query)).toEqual(suggestions(index, query));
        }
      }),
    );
  });

  test("never meets an exception", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (query) => void suggestions(index, query)));
  });
});

describe("the piece of a name that a visitor has typed", () => {
  const marked = (name: string, query: string) => {
    const piece = findMatch(name, query);
    return piece && `${name.slice(0, piece.start)}[${name.slice(piece.start, piece.end)}]${name.slice(piece.end)}`;
  };

  test("is bold where it stands, with its accents", () => {
    expect(marked("Espinho", "esp")).toBe("[Esp]inho");
    expect(marked("Recardães e Espinhel", " esp ")).toBe("Recardães e [Esp]inhel");
    expect(marked("Águeda", "agu")).toBe("[Águ]eda");
    expect(marked("São João da Madeira", "joao d")).toBe("São [João d]a Madeira");
    expect(marked("São João".normalize("NFD"), "joao")).toBe("São [João]".normalize("NFD"));
  });

  test("is the literal one when both are there", () => {
    expect(marked("Évora e Evora", "evora")).toBe("Évora e [Evora]");
  });

  test("is none for blanks and for what is not there", () => {
    expect([marked("Ovar", " "), marked("Ovar", "x"), marked("Ovar", "\u0301"), marked("", "a")]).toEqual(
      new Array(4).fill(null),
    );
  });

  test("is in every suggested name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 1, max: 12 }), (name, from, length) => {
        const start = from % name.length;
        const query = fold(name.slice(start, start + length));
        if (query.trim() === "") return;
        for (const place of suggestions(index, query)) {
          const piece = findMatch(place.nome, query);
          expect(fold(place.nome.slice(piece?.start, piece?.end))).toBe(fold(query.trim()));
        }
      }),
    );
  });
});

describe("an editor's or a link's places", () => {
  test("are read whole although official names hold commas", () => {
    expect(readPlaces(`Espinho,${union},Ovar`, index)).toEqual(["Espinho", union, "Ovar"]);
    expect(readPlaces(`${requeixo}, ${union}`, index)).toEqual([requeixo, union]);
  });

  test("are read without regard to case, accents and blanks", () => {
    expect(readPlaces(" agueda ,OVAR, requeixo,nossa senhora de fatima e nariz", index)).toEqual([
      "Águeda",
      "Ovar",
      requeixo,
    ]);
  });

  test("are kept one by one when unknown, and each once", () => {
    expect(readPlaces("Sintra, Cascais,ovar,,sintra,Ovar", index)).toEqual(["Sintra", "Cascais", "Ovar"]);
    expect(readPlaces("São João, Arada", index)).toEqual(["São João", "Arada"]);
    expect(readPlaces("", index)).toEqual([]);
    expect(readPlaces(" , ,", index)).toEqual([]);
  });

  test("are whole names when they come as a list", () => {
    expect(
      readPlaces([union.toUpperCase(), "Lisboa, Sintra", "requeixo", "Nossa Senhora de Fátima e Nariz", " "], index),
    ).toEqual([union, "Lisboa, Sintra", "requeixo", "Nossa Senhora de Fátima e Nariz"]);
  });

  test("come back the same from a join, whichever built-in ones they are and in whichever order", () => {
    fc.assert(
      fc.property(fc.subarray(names, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (chosen, order) => {
        const shuffled = chosen
          .map((name) => ({ name, at: order.next().value as number }))
          .sort((one, other) => one.at - other.at)
          .map(({ name }) => name);
        expect(readPlaces(shuffled.join(","), index)).toEqual(shuffled);
      }),
    );
  });

  test("are ambiguous only where a name is itself the join of others: the longer wins", () => {
    const own = indexPlaces(["A", "B", "A, B"]);
    expect(readPlaces("A,B", own)).toEqual(["A, B"]);
    expect(readPlaces(["A", "B"], own)).toEqual(["A", "B"]);
  });

  test("take no noticeable time in a URL of 8 kB", () => {
    const started = performance.now();
    readPlaces("ovar,".repeat(1_600), index);
    readPlaces(",".repeat(8_000), index);
    readPlaces(" ".repeat(8_000), index);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test("a host's own list keeps its order, and loses blanks and repetitions", () => {
  const own = indexPlaces(["Sintra", " Lisboa ", "", "Sintra", "Lisboa"]);
  expect(own.entries.map(({ place }) => place.nome)).toEqual(["Sintra", "Lisboa"]);
  expect(indexPlaces([]).entries).toEqual([]);
  expect(readPlaces("A,B", indexPlaces([]))).toEqual(["A", "B"]);
});

test("a whole country's 3 567 names are searched within a frame", () => {
  const country = indexPlaces(Array.from({ length: 3_567 }, (_, at) => `${names[at % names.length]} ${at}`));
  const typing = createSuggester(country);
  const started = performance.now();
  for (const query of ["s", "sã", "são", "são j", "são joão"]) typing(query);
  expect((performance.now() - started) / 5).toBeLessThan(16);
});
