import fc from "fast-check";
import { expect, test } from "vitest";
import { processorTime } from "../../../tests/support/processor-time.ts";
import { fold, isBlank, removeBlanks, shorten, toInitials, trim } from "./text.ts";

const anyText = fc.string({ unit: "binary" });

test("folds names that differ only in accents and case to the same text", () => {
  expect(fold("ÁGUEDA")).toBe(fold("agueda"));
  expect(fold("São João da Madeira")).toBe("sao joao da madeira");
  // The same name decomposed, as in macOS file names and some databases.
  expect(fold("São João".normalize("NFD"))).toBe(fold("São João"));
});

test("cuts a long text after 31 characters, and leaves one of 31 whole", () => {
  expect(shorten("Ovar, São João, Arada e São Vicente de Pereira Jusã", 31)).toBe(
    "Ovar, São João, Arada e São Vic...",
  );
  expect(shorten("a".repeat(31), 31)).toBe("a".repeat(31));
  expect(shorten("a".repeat(32), 31)).toBe(`${"a".repeat(31)}...`);
  expect(shorten("", 31)).toBe("");
});

test.each([
  "",
  " ",
  "\t\n",
  "\u00A0",
  "\u2003",
  "\u200B",
  "\u200F\u202E",
  "\u0000",
  "\uFEFF",
  "\u3164",
  "\u2800",
])("counts %j as blank", (text) => {
  expect(isBlank(text)).toBe(true);
  expect(trim(text)).toBe("");
});

test.each(["a", "😀", "<script>", ".", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "é", "\uD800"])(
  "doesn't count %j as blank",
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(trim(` \u200E${text}\u202C\n`)).toBe(text);
  },
);

test("keeps the blanks inside a text when trimming", () => {
  expect(trim("  Maria  José\u00A0 ")).toBe("Maria  José");
  expect(removeBlanks(" 200\u00A0000\u202F €\t")).toBe("200000€");
});

test("gives the same result whether a text is trimmed and folded once or twice", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(trim(trim(text))).toBe(trim(text));
      expect(text).toContain(trim(text));
      expect(isBlank(text)).toBe(trim(text) === "");
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test("trims a text with 100,000 blanks between two words in no noticeable time", () => {
  expect(processorTime(() => void trim(`a${" ".repeat(100_000)}b`))).toBeLessThan(500);
});

test("makes initials from the first and the last name", () => {
  expect(toInitials("Maria Antónia de Vasconcelos e Sousa Pereira")).toBe("MP");
  expect(toInitials("  luís   tavares ")).toBe("LT");
  expect(toInitials("Marta")).toBe("M");
  expect(toInitials("E\u0301lia A\u0301guas")).toBe("ÉÁ"); // decomposed, as macOS file names are
  expect(toInitials("Rui Azevedo (Ovar) 2")).toBe("RA");
  expect(["", " ", "123", "😀"].map(toInitials)).toEqual(["", "", "", ""]);
});
