/** A job application as a server should judge it: as the wizard does, and its CV too. */
import * as v from "valibot";
import { checkCv } from "#domain/fields/cv.ts";
import { applicationFields } from "../recrutamento.ts";
import { toEntries } from "./request-fields.ts";

const cv = v.pipe(
  v.file(),
  v.description("PDF, DOC or DOCX, up to 1 000 000 bytes."),
  v.check((file) => checkCv(file) === null, "CV: PDF, DOC ou DOCX, até 1 MB."),
);

export const recrutamentoRequest = v.object({ ...toEntries(applicationFields), cv });
