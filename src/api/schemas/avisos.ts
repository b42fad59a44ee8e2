/** The body of the call that asks for alerts by e-mail, as a server should judge it. */
import * as v from "valibot";
import { alertFields, avisosPath } from "../avisos.ts";
import { imoveisRequest } from "./imoveis.ts";
import { filledText, toEntries } from "./request-fields.ts";

const { page: _, ordem: __, ...search } = imoveisRequest.entries;

const pagePath = v.pipe(
  v.string(),
  v.description("Path and query of the page that shows the search, on the page's own origin; '' without one."),
  v.regex(/^(\/(?![/\\])[^\s\\]*)?$/),
);

/** The recipient, the frequency, the search and the consent of an alert. */
const avisosRequest = v.object({ ...toEntries(alertFields), ...search, url: pagePath, consentimento: filledText });

/** The call as servers see it; a site without alerts by e-mail need not answer it. */
export const servedAlert = {
  path: avisosPath,
  fields: alertFields,
  recipientKey: null,
  request: avisosRequest,
  name: "AvisosRequest",
  summary: "Somebody asks to be told of a search by e-mail; only for sites whose page data say so",
} as const;
