import fc from "fast-check";
import { expect, test } from "vitest";
import { folded, initials, isBlank, shortened, trimmed, withoutBlanks } from "./text.ts";

const anyText = fc.string({ unit: "binary" });

test("a visitor who types neither accents nor capitals means the same name", () => {
  expect(folded("ÁGUEDA")).toBe(folded("agueda"));
  expect(folded("São João da Madeira")).toBe("sao joao da madeira");
  // The same name decomposed, as macOS file names and some databases hold it.
  expect(folded("São João".normalize("NFD"))).toBe(folded("São João"));
});

test("a visitor sees a long place cut after 31 characters, and one of 31 whole", () => {
  expect(shortened("Ovar, São João, Arada e São Vicente de Pereira Jusã", 31)).toBe(
    "Ovar, São João, Arada e São Vic...",
  );
  expect(shortened("a".repeat(31), 31)).toBe("a".repeat(31));
  expect(shortened("a".repeat(32), 31)).toBe(`${"a".repeat(31)}...`);
  expect(shortened("", 31)).toBe("");
});

test.each(["", " ", "\t\n", "\u00A0", "\u2003", "\u200B", "\u200F\u202E", "\u0000", "\uFEFF", "\u3164", "\u2800"])(
  "a visitor who leaves only %j in a field has left it blank",
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(trimmed(text)).toBe("");
  },
);

test.each(["a", "😀", "<script>", ".", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "é", "\uD800"])(
  "a visitor who writes %j has written something",
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(trimmed(` \u200E${text}\u202C\n`)).toBe(text);
  },
);

test("a visitor's blanks inside a name stay", () => {
  expect(trimmed("  Maria  José\u00A0 ")).toBe("Maria  José");
  expect(withoutBlanks(" 200\u00A0000\u202F €\t")).toBe("200000€");
});

test("a developer may trim anything, twice as well as once", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(trimmed(trimmed(text))).toBe(trimmed(text));
      expect(text).toContain(trimmed(text));
      expect(isBlank(text)).toBe(trimmed(text) === "");
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

test("a visitor who pastes 100,000 blanks between two words does not freeze the page", () => {
  const started = performance.now();
  trimmed(`a${" ".repeat(100_000)}b`);
  expect(performance.now() - started).toBeLessThan(500);
});

test("a visitor sees two letters where a photo is missing: first name, last name", () => {
  expect(initials("Maria Antónia de Vasconcelos e Sousa Pereira")).toBe("MP");
  expect(initials("  luís   tavares ")).toBe("LT");
  expect(initials("Marta")).toBe("M");
  expect(initials("E\u0301lia A\u0301guas")).toBe("ÉÁ"); // decomposed, as macOS file names are
  expect(initials("Rui Azevedo (Ovar) 2")).toBe("RA");
  expect(["", " ", "123", "😀"].map(initials)).toEqual(["", "", "", ""]);
});
