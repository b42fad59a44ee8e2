import fc from "fast-check";
import { expect, test } from "vitest";
import { formatList } from "./text.ts";

test("formats a list like Intl in Portuguese", () => {
  expect(formatList(["nome", "e-mail", "contacto"])).toBe("nome, e-mail e contacto");
  const list = new Intl.ListFormat("pt-PT");
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      expect(formatList(parts)).toBe(list.format(parts));
    }),
  );
});
