import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  conditions,
  counts,
  propertyTypes,
  purposes,
  sortOrders,
} from "#domain/fields/enumerations.ts";
import { getPlaces } from "#domain/places/places.ts";
import { processorTime } from "../../../tests/support/processor-time.ts";
import { type Criteria, emptyCriteria } from "./criteria.ts";
import { formatPageUrl, formatQuery, parsePresets, parseQuery } from "./query-string.ts";

const places = getPlaces();
const union = "Ovar, São João, Arada e São Vicente de Pereira Jusã";
const presets: Criteria = {
  ...emptyCriteria,
  objetivo: ["Arrendar"],
  comercial: [7],
  localizacao: ["Espinho"],
};
const read = (search: string, ids?: readonly (string | number)[]) =>
  parseQuery(search, emptyCriteria, places, ids);

const someOf = <Entry>(list: readonly Entry[]) => fc.subarray([...list]);
const price = fc.option(
  fc.oneof(
    fc.nat(),
    fc.nat(100_000_000).map((cents) => cents / 100),
    // Visitors can type prices this large.
    fc.constantFrom(1e21, 123e25, 1e300, Number.MAX_VALUE),
  ),
);
const anyChoice = fc.record({
  objetivo: someOf(purposes),
  tipologia: someOf(propertyTypes),
  localizacao: fc.subarray(
    places.places.map((place) => place.nome),
    { maxLength: 8 },
  ),
  quartos: someOf(counts),
  wcs: someOf(counts),
  garagem: someOf(counts),
  estado: someOf(conditions),
  minprice: price,
  maxprice: price,
  ordem: fc.constantFrom(...sortOrders.map((order) => order.value)),
  comercial: fc.uniqueArray(fc.nat(99)),
  idRef: fc.constantFrom("", "OVR-0231", "a&b=c", "ção+%2C,", "😀😀"),
});
const anyCriteria: fc.Arbitrary<Criteria> = anyChoice.map((chosen) => ({
  ...emptyCriteria,
  ...chosen,
}));

describe("a visitor's link", () => {
  test("shows the home search's choice", () => {
    const sent = new URLSearchParams({
      objectivo: "Comprar",
      localizacao: `Ovar,${union}`,
      tipologia: "Armazém",
    });
    expect(read(`?${sent}`)).toEqual({
      criteria: {
        ...emptyCriteria,
        objetivo: ["Comprar"],
        localizacao: ["Ovar", union],
        tipologia: ["Armazém"],
      },
      page: 1,
    });
  });

  test("shows the same criteria and page that were written, over any presets", () => {
    fc.assert(
      fc.property(
        anyCriteria,
        anyCriteria,
        fc.integer({ min: 1, max: 9_999 }),
        (criteria, given, page) => {
          const search = formatQuery("?utm=1", criteria, page, given);
          const ids = criteria.comercial;
          expect(parseQuery(search, given, places, ids)).toEqual({
            criteria: sorted(criteria, given),
            page,
          });
        },
      ),
    );
  });

  test("overrides page data, which overrides the defaults", () => {
    expect(parseQuery("", presets, places).criteria).toEqual(presets);
    expect(parseQuery("?objectivo=Comprar&localizacao=", presets, places).criteria).toEqual({
      ...presets,
      objetivo: ["Comprar"],
      localizacao: [],
    });
    expect(parseQuery("?objectivo=Voar", presets, places).criteria.objetivo).toEqual([]);
  });

  test('finds "5 or more" whichever way the plus is written', () => {
    for (const search of [
      "?quartos=3,%2B5",
      "?quartos=3,+5",
      "?quartos=3,%205",
      "?quartos=3&quartos=+5",
    ]) {
      expect(read(search).criteria.quartos).toEqual(["3", "+5"]);
    }
    expect(read("?quartos=5").criteria.quartos).toEqual([]);
    expect(read("?quartos=3, 4").criteria.quartos).toEqual(["3", "4"]);
  });

  test("sends an id in the page data's form", () => {
    expect(parseQuery("?comercial=7,08,9", presets, places, [9, "10"]).criteria.comercial).toEqual([
      7,
      "08",
      9,
    ]);
  });

  test.each([
    "?quartos=abc&pagina=-3&minprice=1e9",
    "?pagina=0&ordem=up&maxprice=-1&estado=,,&comercial=,",
    "?pagina=2.5&minprice=NaN&tipologia=%E0%A4%A&localizacao=%",
    "?pagina=99999999999999999999&=&&?&%=%&idRef=%00",
    "?pagina=1e3",
    "???",
  ])("falls back to the defaults if it is broken: %s", (search) => {
    const { criteria, page } = read(search);
    expect(page).toBe(1);
    expect([criteria.quartos, criteria.minprice, criteria.maxprice, criteria.ordem]).toEqual([
      [],
      null,
      null,
      "rec",
    ]);
  });

  test("is read without an exception whatever it contains, up to 8 kB", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (search) => void read(search)));
    const time = processorTime(() => {
      for (const key of ["localizacao", "quartos", "comercial", "tipologia"])
        read(`?${key}=${"a,".repeat(4_000)}`);
      for (const key of ["localizacao", "minprice", "idRef"]) read(`?${key}=${"+".repeat(8_000)}x`);
    });
    expect(time).toBeLessThan(1_000);
  });
});

describe("the query string that a search writes", () => {
  const write = (criteria: Partial<Criteria>, page = 1, search = "", given = emptyCriteria) =>
    formatQuery(search, { ...given, ...criteria }, page, given);

  test("is readable, and empty when nothing was chosen", () => {
    expect(write({})).toBe("");
    expect(write({}, 1, "?")).toBe("");
    expect(write({ objetivo: ["Comprar"], quartos: ["3", "+5"], minprice: 100_000 }, 2)).toBe(
      "?objectivo=Comprar&quartos=3,%2B5&minprice=100000&pagina=2",
    );
    expect(write({ localizacao: [union], idRef: " OVR-0231 ", ordem: "asc" })).toBe(
      `?localizacao=${new URLSearchParams({ a: union }).toString().slice(2).replaceAll("%2C", ",")}&ordem=asc&idRef=OVR-0231`,
    );
  });

  test("contains only what differs from page data, and an emptied preset as empty", () => {
    expect(write({}, 1, "", presets)).toBe("");
    expect(write({ objetivo: [], comercial: ["7"] }, 1, "", presets)).toBe("?objectivo=");
    expect(write({ ...emptyCriteria }, 1, "", presets)).toBe("?objectivo=&localizacao=&comercial=");
    expect(write({ idRef: "OVR" })).toBe("");
  });

  test("replaces what it wrote before, however it was written", () => {
    expect(write({ ordem: "asc" }, 1, "?%6Frdem=desc&ordem=rec&pagina=4&objectivo=Comprar")).toBe(
      "?ordem=asc",
    );
  });

  test("leaves the page's other parameters as they are, byte for byte", () => {
    expect(
      write({ quartos: ["1"] }, 3, "?utm_source=a+b%20c&quartos=4&x&&y=%e7%C7&pagina=2&z=="),
    ).toBe("?utm_source=a+b%20c&x&&y=%e7%C7&z==&quartos=1&pagina=3");
    const foreign = fc.stringMatching(/^[a-z]{2}(=[ -"$-%'-~]*)?$/);
    fc.assert(
      fc.property(fc.array(foreign, { minLength: 1 }), anyCriteria, (parts, criteria) => {
        const search = `?${parts.join("&")}`;
        expect(formatQuery(search, emptyCriteria, 1, emptyCriteria)).toBe(search);
        const once = formatQuery(search, criteria, 2, emptyCriteria);
        expect(once.startsWith(`${search}&`)).toBe(true);
        expect(formatQuery(once, criteria, 2, emptyCriteria)).toBe(once);
        expect(formatQuery(once, emptyCriteria, 1, emptyCriteria)).toBe(search);
      }),
    );
  });
});

test("doesn't read a preset from Object.prototype", () => {
  Object.assign(Object.prototype, { estado: () => {} });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, "estado"));
  expect(parsePresets({}, getPlaces())).toEqual(emptyCriteria);
});

test("keeps a URL's path and hash, and adds the origin if the path would be read as a host", () => {
  const page = { origin: "https://agencia.pt", pathname: "/lista", hash: "#topo" };
  expect(formatPageUrl(page, "?ordem=asc")).toBe("/lista?ordem=asc#topo");
  expect(formatPageUrl({ ...page, hash: "#imo-favoritos=W10" }, "?pagina=2")).toBe(
    "/lista?pagina=2",
  );
  const url = formatPageUrl({ ...page, pathname: "//lista", hash: "" }, "?ordem=asc");
  expect(new URL(url, "https://agencia.pt//lista").href).toBe(
    "https://agencia.pt//lista?ordem=asc",
  );
});

/**
 * Restores the presets' order in each list with the same entries: it isn't written, so it is read
 * back in that order.
 */
function sorted(criteria: Criteria, given: Criteria): Criteria {
  const entries = Object.entries(criteria).map(([key, value]) => {
    const preset = given[key as keyof Criteria];
    const isSame =
      Array.isArray(value) &&
      JSON.stringify([...value].sort()) === JSON.stringify([...(preset as [])].sort());
    return [key, isSame ? preset : value];
  });
  return Object.fromEntries(entries);
}
