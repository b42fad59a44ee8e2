import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactFields } from "#api/contacto.ts";
import { processorTime } from "../../../tests/support/processor-time.ts";
import {
  cleanEmail,
  cleanPhone,
  contactEmail,
  findPhone,
  wizardEmail,
  wizardPhone,
} from "./contact-fields.ts";

const { rule: checkContactEmail } = contactEmail;
const { rule: checkWizardEmail } = wizardEmail;
const { rule: checkWizardPhone } = wizardPhone;
const { rule: checkName } = contactFields.nome;
const { rule: checkContactPhone } = contactFields.tel;
const { rule: checkMessage } = contactFields.mensagem;
const isContactEmail = (text: string) => checkContactEmail(text) === null;
const isWizardEmail = (text: string) => checkWizardEmail(text) === null;

describe("a visitor of a contact form", () => {
  test("is told what is missing in the words of the rule", () => {
    expect(checkName(" ")).toBe("Por favor, introduza o seu nome.");
    expect(checkContactEmail("ana")).toBe("Por favor, introduza um e-mail válido.");
    expect(checkContactPhone("\u200B")).toBe("Por favor, introduza o seu número de telefone.");
    expect(checkMessage("\n")).toBe("Por favor, insira uma mensagem.");
  });

  test("may write any non-blank name, phone and message", () => {
    for (const text of [
      "Ana",
      "😀",
      "<script>alert(1)</script>",
      "\u202Eana",
      "a\u0000b",
      "x".repeat(10_000),
    ]) {
      expect([checkName(text), checkContactPhone(text), checkMessage(text)]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });

  test.each([
    "ana@a.pt",
    "a@b.c",
    "ana+casa@mail.agencia.pt",
    "joao@agência.pt",
    " ana@a.pt ",
    "Ana <ana@a.pt>",
  ])("may use %j as an e-mail address", (text) => expect(checkContactEmail(text)).toBeNull());

  test.each([
    "",
    "ana",
    "ana@",
    "@a.pt",
    "ana@a",
    "ana@.pt",
    "ana@a.",
    "a na@a.pt",
    "a@b@c.pt",
    "ana@a .pt",
    "a@.b.c",
    "😀@😀.😀",
  ])("may not use %j as an e-mail address", (text) => expect(isContactEmail(text)).toBe(false));

  test("enters nothing that a server's mail can't be sent to", () => {
    const unit = fc.constantFrom("a", "@", ".", " ", "\u00A0", "é", "-", ",", "<", ">");
    const part = fc.string({ unit, maxLength: 4 });
    fc.assert(
      fc.property(part, part, (name, host) => {
        const text = `${name}@${host}.pt`;
        if (!isContactEmail(text)) return;
        const sent = cleanEmail(text);
        expect([cleanEmail(sent), isContactEmail(sent)]).toEqual([sent, true]);
        expect(sent).not.toMatch(/[\s,<>]|\.\.|^\.|\.@|@.*@|é.*@/);
      }),
      { numRuns: 2_000 },
    );
  });

  test("doesn't freeze the page with 100,000 dots", () => {
    const time = processorTime(() => {
      isContactEmail(`a@${".".repeat(100_000)} b`);
      isWizardEmail(`a@${".a".repeat(50_000)} b`);
      isContactEmail(`${"<".repeat(100_000)}a`);
      findPhone(`${"0 ".repeat(50_000)}x`);
    });
    expect(time).toBeLessThan(2_000);
  });
});

describe("a candidate or an owner in a wizard", () => {
  test("is told what is wrong in the words of the rule", () => {
    expect(checkWizardEmail("ana@a.1")).toBe("Email inválido.");
    expect(checkWizardPhone("912 345 x")).toBe("Número de telefone inválido.");
  });

  test.each(["ana@a.pt", "ana@a.b.museum", " ana@a.pt "])(
    "may use %j as an e-mail address",
    (text) => {
      expect(checkWizardEmail(text)).toBeNull();
    },
  );

  test.each(["", "ana@a.p", "ana@a.p1", "ana@a.é", "ana@a.pt..b", "ana@.pt@b.pt", "a na@a.pt"])(
    "may not use %j as an e-mail address",
    (text) => expect(isWizardEmail(text)).toBe(false),
  );

  test.each(["912345678", "+351 912 345 678", "(+351) 912-345.678", "0", " 912345678\u202C"])(
    "may use %j as a phone number",
    (text) => {
      expect(checkWizardPhone(text)).toBeNull();
    },
  );

  test.each(["", "+", "++351", "9+12", "９１２", "912a", "1e5", "912345678\u0000x"])(
    "may not use %j as a phone number",
    (text) => expect(checkWizardPhone(text)).toBe("Número de telefone inválido."),
  );

  test("may paste a phone number as it is printed in a phone book", () => {
    expect(cleanPhone("(+351) 912-345.678")).toBe("+351912345678");
    expect(cleanPhone("\u202A+351 912\u00A0345\u2011678\u202C")).toBe("+351912345678");
    expect(cleanPhone("912 345 678 ext. 2")).toBe("912345678ext2");
  });

  test("never causes an exception, whatever they type", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(checkWizardPhone(text) === null).toBe(/^\+?[0-9]+$/.test(cleanPhone(text)));
        expect(isWizardEmail(text) && !isContactEmail(text)).toBe(false);
        expect(cleanPhone(cleanPhone(text))).toBe(cleanPhone(text));
      }),
    );
  });
});
