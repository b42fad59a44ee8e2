/**
 * The subjects of measurements: a page (which widget stands on it) in one make. `ours` has the two lines that the README gives,
 * `preloaded` what `@imoWidgets('<widget>')` prints: the same with content ids and the chunks preloaded, and on the Laravel
 * site, where widgets are drawn, with the style sheets in the page. `linked` is that without them, `'inline_styles' => false`.
 * `before` and `before-preloaded` are the first two of an earlier build (`--before`).
 */
import type { Browser } from "@playwright/test";

/** The product as hosts without Laravel have it: this build, and the one before. */
export const plainMakes = ["ours", "preloaded", "before", "before-preloaded"] as const;
export const makes = ["bare", ...plainMakes, "linked", "primereact", "instantsearch"] as const;
export type Make = (typeof makes)[number];
/** The makes that are the product. */
export type ProductMake = Exclude<Make, "bare" | "primereact" | "instantsearch">;

/** Tells if the make is the product, in whichever build. */
export function isProduct(make: Make): make is ProductMake {
  return make !== "bare" && make !== "primereact" && make !== "instantsearch";
}

/** Tells if the make is of the build that `--before` names. */
export function isBefore(make: Make): boolean {
  return make === "before" || make === "before-preloaded";
}

export const pageNames = [
  "island",
  "calculator",
  "contact",
  "hero",
  "listing",
  "team",
  "ten",
] as const;
export type PageName = (typeof pageNames)[number];

export type Subject = { make: Make; page: PageName };

/** Where tasks are done; `laravelUrl` is where the Laravel site answers, when it is measured too. */
export type Bench = { browser: Browser; slowdown: number; url: string; laravelUrl: string | null };

export type Values = Record<string, number>;

/** A piece of a round: a subject, the rows that it fills, and how its values are taken. */
export type Task = {
  subject: Subject;
  rows: readonly string[];
  run(bench: Bench): Promise<Values>;
};

/** The bare React island, against which everything else is a ratio. */
export const bare: Subject = { make: "bare", page: "island" };

/** The peers, which built the listing. */
export const peers: readonly Subject[] = (["primereact", "instantsearch"] as const).map((make) => ({
  make,
  page: "listing",
}));

/** Returns a make's pages of the product, in the order of the table. */
export function productPages(make: ProductMake): Subject[] {
  return pageNames.filter((page) => page !== "island").map((page) => ({ make, page }));
}

/** @returns `ours/listing`, as tables and `--only` write it */
export function formatSubject({ make, page }: Subject): string {
  return make === "bare" ? "bare" : `${make}/${page}`;
}

/** The widgets on each page of the product. */
export const widgetsOn: Record<PageName, readonly string[]> = {
  island: [],
  calculator: ["mortgage-calculator"],
  contact: ["general-contact"],
  hero: ["hero-search"],
  listing: ["listing-search"],
  team: ["team-cards"],
  ten: [
    "hero-search",
    "listing-search",
    "mortgage-calculator",
    "team-cards",
    "general-contact",
    "property-contact",
    "agent-contact",
    "agency-contact",
    "recruitment-wizard",
    "valuation-wizard",
  ],
};

/** Returns the performance marks that say that everything on the subject's page can be used. */
export function readyMarks({ make, page }: Subject): readonly string[] {
  if (make === "bare") return ["bare:ready"];
  if (isProduct(make)) return widgetsOn[page].map((widget) => `imo:${widget}:ready`);
  return ["bench:ready"];
}
