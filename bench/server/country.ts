/** A country's names of places, for the rows that measure typing in a long list. */
import { randomFrom } from "../../demo/server/seed/random.ts";

const STARTS = ["", "", "", "São ", "Santa ", "Vila Nova de ", "União das Freguesias de "];
const SYLLABLES = ["al", "be", "ca", "do", "es", "fer", "gon", "lou", "ma", "nho", "o", "pe", "ra", "sei", "to", "vi"];
const TOTAL = 3567;

/** Returns as many names as Portugal has municipalities and parishes, the same at every run. */
export function makeCountry(): string[] {
  const random = randomFrom(TOTAL);
  const makeWord = () => Array.from({ length: random.between(2, 4) }, () => random.pick(SYLLABLES)).join("");
  const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const makeName = () =>
    `${random.pick(STARTS)}${capitalize(makeWord())}${random.chance(0.3) ? ` do ${capitalize(makeWord())}` : ""}`;
  return Array.from({ length: TOTAL }, makeName);
}
