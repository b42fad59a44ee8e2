/**
 * The entry: the one script that a page includes. It knows each widget's name and where its code is, finds the tags and
 * loads only what the page has (docs/contract.md#files). Every widget is imported dynamically, never at the top.
 */
import { start } from "./runtime/entry/start.ts";

const early = () => import("../widgets/listing-search/early.ts");
/** Keeps the favourites, for a heart of the page's own. Imported from here, it would split the first search's files. */
const loadFavorites = async () => (await early()).loadFavorites();

start(loadFavorites, {
  "hero-search": () => import("../widgets/hero-search/index.ts"),
  "listing-search": Object.assign(() => import("../widgets/listing-search/index.ts"), { early }),
  "mortgage-calculator": () => import("../widgets/mortgage-calculator/index.ts"),
  "property-contact": () => import("../widgets/property-contact/index.ts"),
  "general-contact": () => import("../widgets/general-contact/index.ts"),
  "agent-contact": () => import("../widgets/agent-contact/index.ts"),
  "agency-contact": () => import("../widgets/agency-contact/index.ts"),
  "recruitment-wizard": () => import("../widgets/recruitment-wizard/index.ts"),
  "valuation-wizard": () => import("../widgets/valuation-wizard/index.ts"),
  "team-cards": () => import("../widgets/team-cards/index.ts"),
});
