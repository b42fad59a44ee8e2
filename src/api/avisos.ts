/**
 * Alerts by e-mail (docs/product/memory.md#alerts-by-e-mail, docs/contract.md#bodies): what the form asks for, and the call
 * that asks to be told of a search. What the server answers is not read.
 */
import { checkContactEmail } from "#domain/fields/contact-fields.ts";
import { choice, type SentValues, textField, toRequestBody } from "#domain/fields/fields.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import type { CallSettings } from "./call-settings.ts";
import { post } from "./client.ts";
import { searchRequest } from "./imoveis.ts";

/** Where the call goes. */
export const avisosPath = "/api/avisos";

/** How often an alert may mail. */
export const frequencies = ["Diária", "Semanal"] as const;

/** What the form asks for, in the order of the call. */
export const alertFields = {
  email: { ...textField(checkContactEmail, "e-mail"), label: "E-mail*" },
  frequencia: { ...choice(frequencies, "frequência"), label: "Frequência*" },
};

/** What the visitor agrees to by sending: shown with the form, and kept by the server with the time of the confirmation. */
export const alertConsent =
  "Ao pedir os avisos, autoriza a agência a enviar-lhe por e-mail os novos imóveis desta pesquisa, as descidas de preço e os imóveis que deixem de estar disponíveis. Só os recebe depois de confirmar o pedido na mensagem que lhe enviamos, e pode cancelá-los quando quiser, na ligação que vem em todas as mensagens.";

/** What is asked for besides the form. */
export type AlertSearch = {
  /** The search as it is chosen. */
  criteria: Criteria;
  /** Path and query of the page that shows it; `""` for a listing without one. */
  url: string;
};

/** @throws {CallFailure} */
export async function sendAlert(
  values: SentValues<typeof alertFields>,
  { criteria, url }: AlertSearch,
  settings: CallSettings,
): Promise<void> {
  const { page: _, ordem: __, ...search } = searchRequest(criteria, 1);
  const body = { ...toRequestBody(alertFields, values), ...search, url, consentimento: alertConsent };
  await post(avisosPath, body, settings);
}
