import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { processorTime } from "../../../tests/support/processor-time.ts";
import { getPlaces, PlaceIndex, readPlaces } from "./places.ts";

const index = getPlaces();
const names = index.places.map((place) => place.nome);
const union = "Ovar, São João, Arada e São Vicente de Pereira Jusã";
const requeixo = "Requeixo, Nossa Senhora de Fátima e Nariz";

describe("the built-in list", () => {
  test("contains 65 municipalities, then 127 parishes, each name once and whole", () => {
    expect(new Set(names).size).toBe(192);
    expect(index.places.slice(0, 65).every((place) => place.tipo === "concelho")).toBe(true);
    expect(index.places.slice(65).every((place) => place.tipo === "freguesia")).toBe(true);
    expect(names.filter((name) => name.includes(",")).length).toBe(9);
    for (const place of index.places) {
      expect(
        [place.nome, place.concelho, place.distrito].every((text) => text && text === text.trim()),
      ).toBe(true);
    }
  });
});

describe("an editor's or a link's places", () => {
  test("are read whole although official names contain commas", () => {
    expect(readPlaces(`Espinho,${union},Ovar`, index)).toEqual(["Espinho", union, "Ovar"]);
    expect(readPlaces(`${requeixo}, ${union}`, index)).toEqual([requeixo, union]);
  });

  test("are read regardless of case, accents and blanks", () => {
    expect(readPlaces(" agueda ,OVAR, requeixo,nossa senhora de fatima e nariz", index)).toEqual([
      "Águeda",
      "Ovar",
      requeixo,
    ]);
  });

  test("are kept separately if unknown, and each once", () => {
    expect(readPlaces("Sintra, Cascais,ovar,,sintra,Ovar", index)).toEqual([
      "Sintra",
      "Cascais",
      "Ovar",
    ]);
    expect(readPlaces("São João, Arada", index)).toEqual(["São João", "Arada"]);
    expect(readPlaces("", index)).toEqual([]);
    expect(readPlaces(" , ,", index)).toEqual([]);
  });

  test("are whole names if they come as a list", () => {
    expect(
      readPlaces(
        [union.toUpperCase(), "Lisboa, Sintra", "requeixo", "Nossa Senhora de Fátima e Nariz", " "],
        index,
      ),
    ).toEqual([union, "Lisboa, Sintra", "requeixo", "Nossa Senhora de Fátima e Nariz"]);
  });

  test("are read back the same from a joined text, whichever built-in ones they are and in any order", () => {
    fc.assert(
      fc.property(
        fc.subarray(names, { maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        (chosen, order) => {
          const shuffled = chosen
            .map((name) => ({ name, at: order.next().value as number }))
            .sort((one, other) => one.at - other.at)
            .map(({ name }) => name);
          expect(readPlaces(shuffled.join(","), index)).toEqual(shuffled);
        },
      ),
    );
  });

  test("are ambiguous only if a name is itself a join of others, and then the longer one wins", () => {
    const own = new PlaceIndex(["A", "B", "A, B"]);
    expect(readPlaces("A,B", own)).toEqual(["A, B"]);
    expect(readPlaces(["A", "B"], own)).toEqual(["A", "B"]);
  });

  test("are read from a URL of 8 kB in no noticeable time", () => {
    const time = processorTime(() => {
      readPlaces("ovar,".repeat(1_600), index);
      readPlaces(",".repeat(8_000), index);
      readPlaces(" ".repeat(8_000), index);
    });
    expect(time).toBeLessThan(500);
  });
});

test("keeps the order of a host's own list, and drops blanks and repetitions", () => {
  const own = new PlaceIndex(["Sintra", " Lisboa ", "", "Sintra", "Lisboa"]);
  expect(own.places.map((place) => place.nome)).toEqual(["Sintra", "Lisboa"]);
  expect(new PlaceIndex([]).places).toEqual([]);
  expect(readPlaces("A,B", new PlaceIndex([]))).toEqual(["A", "B"]);
});

test("reads a host's places by their other names too, unless one is another place's own name", () => {
  const own = new PlaceIndex([
    { nome: "Ovar", tambem: ["Furadouro", "Espinho"] },
    "Espinho",
    { nome: " ", total: 3 },
  ]);
  expect(readPlaces("furadouro,espinho,praia", own)).toEqual(["Ovar", "Espinho", "praia"]);
});
