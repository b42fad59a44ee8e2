/** The cases of tests/shared/ in TypeScript; laravel/tests/SharedCasesTest.php runs the same ones in PHP. */
import { expect, test } from "vitest";
import { isContactEmail, isWizardEmail } from "#domain/contact-fields.ts";
import { toSlug } from "#domain/slug.ts";
import emails from "./shared/emails.json" with { type: "json" };
import slugs from "./shared/slugs.json" with { type: "json" };

test.each(slugs.cases)("the listing %j has the slug %j, here and in PHP", (title, expected) => {
  expect(toSlug(title as string)).toBe(expected);
});

test.each(emails.cases)("$email is judged here as in PHP", ({ email, contact, wizard }) => {
  expect([isContactEmail(email), isWizardEmail(email)]).toEqual([contact, wizard]);
});
