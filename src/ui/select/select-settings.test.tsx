import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import Select, { type SelectInstance } from "react-select";
import { expect, test } from "vitest";
import type { Choice } from "./select-texts.ts";

const settings = readFileSync("src/ui/select/select-settings.ts", "utf8");

test("a developer who updates react-select is told of a default that nobody has looked at", () => {
  let instance: SelectInstance<Choice, true> | null = null;
  const keep = (mounted: SelectInstance<Choice, true> | null) => {
    instance = mounted ?? instance;
  };
  render(<Select<Choice, true> ref={keep} isMulti />);
  const props = Object.keys((instance as unknown as SelectInstance<Choice, true>).props);
  expect(props).toContain("tabSelectsValue");
  expect(props.filter((prop) => !new RegExp(`\\b${prop}\\b`).test(settings))).toEqual([]);
});
