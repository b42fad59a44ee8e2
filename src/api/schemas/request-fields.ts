/**
 * The fields that several calls share, as the server should judge them, and the schema of a form's table: the same rules
 * that enable the visitor's button, so that a form which could be sent is never refused, and the other way round. Only a
 * server reads the schemas in this folder; the bundle takes nothing but their types.
 */
import * as v from "valibot";
import {
  checkContactEmail,
  checkContactPhone,
  checkMessage,
  checkName,
  checkWizardEmail,
  checkWizardPhone,
  contactEmail as contactEmailPattern,
  isContactEmail,
  isWizardEmail,
  isWizardPhone,
  wizardEmail as wizardEmailPattern,
  wizardPhone as wizardPhonePattern,
} from "#domain/fields/contact-fields.ts";
import { acceptAnything, checkFilled, type Field, type Fields, type SentValues } from "#domain/fields/fields.ts";
import { trim } from "#domain/format/text.ts";

/** Optional text, trimmed: `''` when the visitor left it empty (docs/product/forms.md#trimming). */
export const optionalText = v.pipe(v.string(), v.transform(trim));

/** Text that must hold something after trimming. */
export const filledText = described();

/** A contact form's e-mail. */
export const contactEmail = v.pipe(
  described("One @, a dot after it, no blanks."),
  v.check(isContactEmail, "E-mail inválido."),
);

/** A wizard's e-mail: it ends in a dot and at least two letters. */
export const wizardEmail = v.pipe(
  described("One @, no blanks, ends in a dot and at least two letters."),
  v.check(isWizardEmail, "E-mail inválido."),
);

/** A wizard's phone: an optional plus, then digits only. */
export const wizardPhone = v.pipe(
  described("An optional plus, then digits only."),
  v.check(isWizardPhone, "Número de telefone inválido."),
);

/** An agent, agency, property or listing id: sent as page data gave it (docs/product/everywhere.md#ids). */
export const id = v.union([v.number(), filledText]);

/**
 * The header `Imo-Send-Id`: the same as often as one filled form is sent, so that a server keeps it once
 * (docs/contract.md#send-id).
 */
export const sendId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/**
 * A filled text, and the rule that JSON Schema can't say in words for docs/openapi.json. It is trimmed twice: the
 * document knows what stands before the first change of the text, and `trim` of ours takes off more.
 */
function described(rule?: string) {
  const text = rule === undefined ? v.string() : v.pipe(v.string(), v.description(rule));
  const filled = v.nonEmpty<string, string>("Obrigatório.");
  return v.pipe(text, v.trim(), filled, v.transform(trim), filled);
}

type Entries<F extends Fields> = { [Name in keyof F]: v.GenericSchema<SentValues<F>[Name]> };

/** The schemas of a form's fields, in its table's order: ready for `v.object`. */
export function toEntries<F extends Fields>(fields: F): Entries<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)])) as Entries<F>;
}

/** What a server judges a text by: its schema, and the pattern of the trimmed text where "not blank" does not say it all. */
type Judgement = { schema: v.GenericSchema<string>; pattern?: RegExp };

/** For every rule that a text may have. */
const judgements = new Map<unknown, Judgement>([
  [acceptAnything, { schema: optionalText }],
  [checkFilled, { schema: filledText }],
  [checkName, { schema: filledText }],
  [checkContactPhone, { schema: filledText }],
  [checkMessage, { schema: filledText }],
  [checkContactEmail, { schema: contactEmail, pattern: contactEmailPattern }],
  [checkWizardEmail, { schema: wizardEmail, pattern: wizardEmailPattern }],
  [checkWizardPhone, { schema: wizardPhone, pattern: wizardPhonePattern }],
]);

/**
 * How a server judges a text field.
 * @throws {Error} for a rule that no server would know of
 */
export function judgementOf({ rule, label }: Field): Judgement {
  const judgement = judgements.get(rule);
  if (!judgement) throw new Error(`The rule of the field "${label}" has no schema; add it to judgements.`);
  return judgement;
}

function toSchema(field: Field): v.GenericSchema {
  const { rule, options, fromText, first } = field;
  if (fromText === null) return v.file();
  if (options) return v.picklist(rule(first) === null ? ["", ...options] : options);
  return judgementOf(field).schema;
}
