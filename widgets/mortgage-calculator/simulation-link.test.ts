import fc from "fast-check";
import { expect, test } from "vitest";
import { readLink, toLink } from "./simulation-link.ts";

test("writes the filled-in fields into a link", () => {
  const link = toLink("https://a.pt/casa_1?ref=1#topo", {
    price: "200 000 €",
    rate: "3,5",
    years: "30",
    down: "20 %",
    budget: " ",
  });
  expect(link).toBe(
    "https://a.pt/casa_1?ref=1#simulacao?preco=200+000+%E2%82%AC&tan=3%2C5&anos=30&entrada=20+%25",
  );
  expect(readLink(new URL(link).hash)).toEqual({
    price: "200 000 €",
    rate: "3,5",
    years: "30",
    down: "20 %",
  });
});

test("reads any fragment without an exception, but returns a result only for its own", () => {
  expect(readLink("#simulacao")).toEqual({});
  expect(readLink(`#simulacao?preco=${"9".repeat(31)}&outro=1&__proto__=x`)).toEqual({});
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => void readLink(`#simulacao?${text}`)),
  );
});

test("leaves the visitor's campaign marks out of the link", () => {
  expect(toLink("https://a.pt/casa?utm_source=x&lang=en&fbclid=y#topo", { price: "250000" })).toBe(
    "https://a.pt/casa?lang=en#simulacao?preco=250000",
  );
});
