import { expect, test } from "vitest";
import { forbidStorage } from "../../tests/support/forms.ts";
import { keepLoanTerm, readLoanTerms } from "./loan-terms.ts";

test("returns exactly what was typed, until it is emptied", () => {
  keepLoanTerm("rate", "3,1 %");
  keepLoanTerm("years", "35");
  expect(readLoanTerms()).toEqual({ rate: "3,1 %", years: "35" });
  keepLoanTerm("rate", " ");
  expect(readLoanTerms()).toEqual({ years: "35" });
});

test("keeps terms as long as the page if storage is refused", () => {
  forbidStorage();
  keepLoanTerm("years", "25");
  expect(readLoanTerms()).toEqual({ years: "25" });
  keepLoanTerm("years", "");
  expect(readLoanTerms()).toEqual({});
});

test.each(["{", "7", '{"rate":7,"years":["x"]}', `{"rate":"${"9".repeat(31)}"}`])(
  "ignores %s under its key",
  (text) => {
    sessionStorage.setItem("imo:prestacao", text);
    expect(readLoanTerms()).toEqual({});
  },
);
