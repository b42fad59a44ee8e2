/** What a developer is told of tests that left themselves out. */
import { expect, test } from "vitest";
import { missingPrograms } from "./support/missing-programs.ts";

const program = (name: string, isInstalledByCi: boolean, why: string | null) => ({
  name,
  tests: `all with ${name}`,
  isInstalledByCi,
  missing: () => why,
});

test("what is there is not spoken of, what is missing gets a line, and CI fails for what it installs", () => {
  const [php, openssl] = [program("PHP", true, "there is none"), program("openssl", false, "apt-get install openssl")];
  expect(missingPrograms([program("Firefox", true, null)])).toEqual({ lines: [], isCiIncomplete: false });
  expect(missingPrograms([openssl])).toEqual({
    lines: ["SKIPPED, without openssl: all with openssl; apt-get install openssl."],
    isCiIncomplete: false,
  });
  expect(missingPrograms([openssl, php])).toMatchObject({ lines: { length: 2 }, isCiIncomplete: true });
});

test("every program that tests look for on this machine can be named", () => {
  for (const line of missingPrograms().lines) expect(line).toMatch(/^SKIPPED, without \w+: .+; .+\.$/);
});
