import { expect, test } from "vitest";
import shared from "../../contract/cases/list-headings.json" with { type: "json" };
import { listHeading } from "./list-heading.js";

test.each(shared.cases)("$heading", ({ search, heading }) => {
  expect(listHeading(search)).toBe(heading);
});
