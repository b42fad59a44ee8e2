/**
 * Runs the cases of contract/cases/ in TypeScript; laravel/tests/SharedCasesTest.php and
 * DrawnRulesTest.php run the same ones in PHP.
 */
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { cleanEmail, contactEmail, findPhone, wizardEmail } from "#domain/fields/contact-fields.ts";
import { formatNumber } from "#domain/format/format-number.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toLinkPath, toListingPath, toSlug } from "#domain/format/slug.ts";
import { toInitials } from "#domain/format/text.ts";
import {
  parseTypedDecimal,
  parseTypedPrice,
  type TypedNumber,
} from "#domain/format/typed-number.ts";
import { formatAdvert, formatType } from "#domain/listing/advert.ts";
import { formatEnergyClass, parseEnergyClass } from "#domain/listing/energy-class.ts";
import {
  formatAddress,
  formatShortAddress,
  listFacts,
  listPhotos,
} from "#domain/listing/listing.ts";
import { getPlaces, PlaceIndex } from "#domain/places/places.ts";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import {
  formatQuery,
  type PresetData,
  parsePresets,
  parseQuery,
} from "#domain/search/query-string.ts";
import { toWhatsappNumber } from "#forms/ContactWays.tsx";
import { attributeName } from "#runtime/mount/page-data.ts";
import addresses from "../contract/cases/addresses.json" with { type: "json" };
import adverts from "../contract/cases/adverts.json" with { type: "json" };
import emails from "../contract/cases/emails.json" with { type: "json" };
import energyClasses from "../contract/cases/energy-classes.json" with { type: "json" };
import facts from "../contract/cases/facts.json" with { type: "json" };
import initials from "../contract/cases/initials.json" with { type: "json" };
import instalments from "../contract/cases/instalments.json" with { type: "json" };
import links from "../contract/cases/links.json" with { type: "json" };
import namedLists from "../contract/cases/named-lists.json" with { type: "json" };
import numbers from "../contract/cases/numbers.json" with { type: "json" };
import phones from "../contract/cases/phones.json" with { type: "json" };
import photos from "../contract/cases/photos.json" with { type: "json" };
import prices from "../contract/cases/prices.json" with { type: "json" };
import searches from "../contract/cases/searches.json" with { type: "json" };
import slugs from "../contract/cases/slugs.json" with { type: "json" };
import typedNumbers from "../contract/cases/typed-numbers.json" with { type: "json" };
import whatsappNumbers from "../contract/cases/whatsapp-numbers.json" with { type: "json" };
import { toCatalogue } from "../contract/page-data/contract.ts";
import { contracts } from "../contract/page-data/contracts.ts";
import { findList, takesListName } from "../editors/core/named-lists.ts";
import { findProblems } from "../editors/core/page-data-problems.ts";
import { formatValues, parseTexts } from "../editors/core/page-data-texts.ts";
import { formatShortcode } from "../editors/tag/shortcode.ts";
import { formatCents, formatLoan, formatPreset } from "../widgets/mortgage-calculator/loan-text.ts";
import { simulate } from "../widgets/mortgage-calculator/simulation.ts";

test.each(slugs.cases)("turns %j into the slug %j, here and in PHP", (title, expected) => {
  expect(toSlug(title as string)).toBe(expected);
});

test.each(emails.cases)(
  "validates $email the same here and in PHP",
  ({ email, contact, wizard, ...cleaned }) => {
    expect([contactEmail.rule(email) === null, wizardEmail.rule(email) === null]).toEqual([
      contact,
      wizard,
    ]);
    if (contact) expect(cleanEmail(email)).toBe(cleaned.sent ?? email);
  },
);

test.each(phones.cases)("finds in %j the phone number %j, here and in PHP", (written, number) => {
  expect(findPhone(written as string)).toBe(number);
});

test.each(numbers.cases)("formats $number the same here and in PHP", ({ number, ...written }) => {
  expect({
    text: String(number),
    whole: formatNumber(number, { most: 0 }),
    decimals: formatNumber(number, { most: 2 }),
    cents: formatNumber(number, { most: 2, least: 2 }),
    ungrouped: formatPreset(number),
  }).toEqual(written);
});

test.each(prices.cases.map(([price, said]) => ({ price, said })))(
  "formats the price $price as $said, here and in PHP",
  (one) => {
    expect(formatPrice(one.price as string)).toBe(one.said);
  },
);

test.each(prices.monthly)(
  "says whether %j has a monthly price (%j), here and in PHP",
  (tipoNegocio, isOfMonth) => {
    expect(isMonthly({ preco: 900, tipoNegocio: tipoNegocio as string })).toBe(isOfMonth);
  },
);

test.each(typedNumbers.cases)(
  "reads the typed number $text the same here and in PHP",
  ({ text, decimal, price }) => {
    const read = (typed: TypedNumber) =>
      typed.kind === "value" ? typed.value : typed.kind === "empty" ? null : false;
    expect([read(parseTypedDecimal(text)), read(parseTypedPrice(text))]).toEqual([decimal, price]);
  },
);

test.each(addresses.cases)(
  "formats an address as $short, here and in PHP",
  ({ given, address, short }) => {
    expect([formatAddress(given), formatShortAddress(given)]).toEqual([address, short]);
  },
);

test.each(energyClasses.cases)(
  "reads the certificate %j as the class %j, here and in PHP",
  (given, name, short, whole) => {
    const energyClass = parseEnergyClass(given as string);
    const { short: shown = null, whole: said = null } = energyClass
      ? formatEnergyClass(energyClass)
      : {};
    expect([energyClass, shown, said]).toEqual([name, short, whole]);
  },
);

test.each(adverts.cases)(
  "describes an advert of $given the same here and in PHP",
  ({ given, type, line }) => {
    const listing = v.parse(imovel, given);
    expect([formatType(listing), formatAdvert(listing)]).toEqual([type, line]);
  },
);

test.each(facts.cases)(
  "lists the facts of $given the same here and in PHP",
  ({ given, facts: expected }) => {
    expect(listFacts(given as Parameters<typeof listFacts>[0])).toEqual(expected);
  },
);

test.each(photos.cases)(
  "shows the same photos of $given here and in PHP",
  ({ given, urls, ...more }) => {
    const shown = listPhotos(given as Parameters<typeof listPhotos>[0]);
    expect(shown.map(({ url }) => url)).toEqual(urls);
    expect(shown.map(({ srcset }) => srcset)).toEqual(more.srcsets ?? urls.map(() => ""));
  },
);

test.each(links.cases)("links $id, $titulo and $link to the same pages as PHP", (listing) => {
  const { base, link, title, photo } = listing;
  expect([toListingPath(listing, base), toLinkPath(link, base)]).toEqual([title, photo]);
});

test.each(whatsappNumbers.cases)(
  "reads the WhatsApp number %j as %j, here and in PHP",
  (written, digits) => {
    expect(toWhatsappNumber(written as string)).toBe(digits);
  },
);

test.each(initials.cases)("turns %j into the initials %j, here and in PHP", (name, expected) => {
  expect(toInitials(name as string)).toBe(expected);
});

test.each(instalments.cases)(
  "computes $price at $rate % over $years years the same here and in PHP",
  ({ price, rate, years, ...said }) => {
    const outcome = simulate({ price, rate, years });
    const { kind } = outcome;
    expect(
      kind === "instalment"
        ? {
            kind,
            value: formatCents(outcome.instalment * 100),
            echo: formatLoan(outcome.loan),
            wrong: [],
          }
        : {
            kind,
            value: "Dados inválidos",
            echo: outcome.reason,
            wrong: kind === "wrong" ? outcome.fields : [],
          },
    ).toEqual(said);
  },
);

test.each(searches.cases)("searches by $query with $presets the same here and in PHP", (search) => {
  const { query, presets: given, localizacoes, page, active, third } = search;
  const people = [
    { id: 7, name: "Marta Figueiredo" },
    { id: "ESP", name: "Rui" },
  ];
  const places = localizacoes ? new PlaceIndex(localizacoes) : getPlaces();
  const presets = parsePresets(given as PresetData, places);
  const ids = people.map(({ id }) => id);
  const asked = parseQuery(query, presets, places, ids);
  expect(asked).toEqual({
    criteria: { ...emptyCriteria, ...(search.criteria as Partial<Criteria>) },
    page,
  });
  expect(listActiveFilters(asked.criteria, people)).toMatchObject(active);
  expect(formatQuery(query, asked.criteria, 3, presets)).toBe(third);
});

const catalogue = toCatalogue(await contracts());
const named = Object.fromEntries(
  Object.entries(namedLists.lists).map(([key, names]) => [
    key,
    names.map((name) => ({ name, label: name, entries: [] })),
  ]),
);

test.each(namedLists.cases)(
  "$widget: reads $key=$text as a $means in a shortcode's form and in PHP",
  (one) => {
    const { widget, key, text, means } = one;
    const all = catalogue[widget]?.fields ?? {};
    const field = all[key];
    if (!field) throw new Error(`named-lists.json: ${widget} takes no ${key}`);
    const fields = { [key]: field };
    const values = parseTexts(fields, formatValues(fields, { [key]: text }));
    const isList = takesListName(field) && findList(named, key, values[key]) !== undefined;
    const problems = findProblems({ fields, values, named });
    expect(isList ? "list" : key in problems ? "unknown" : "value").toBe(means);
    const written = formatShortcode({ widget, fields, values });
    expect(written).toEqual({
      text: `[imo-widget name="${widget}" ${attributeName(key).slice("data-".length)}="${text}"]`,
    });
  },
);
