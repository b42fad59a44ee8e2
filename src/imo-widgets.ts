/**
 * The entry: the only script that a page includes (docs/contract.md#files). Every widget is
 * imported dynamically.
 */
import { start } from "./runtime/entry/start.ts";

const early = () => import("../widgets/listing-search/early.ts");

/** The code of `imoWidgets.favorite` is in the same files as that of the first search. */
start(early, {
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
