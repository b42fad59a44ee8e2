/**
 * E-mail alerts for a search (docs/product/memory.md#alerts-by-e-mail, docs/contract.md#bodies).
 */
import { contactEmail } from "#domain/fields/contact-fields.ts";
import { choice } from "#domain/fields/fields.ts";

export const frequencies = ["Diária", "Semanal"] as const;

export const alertFields = {
  email: { ...contactEmail, label: "E-mail*" },
  frequencia: { ...choice(frequencies, "frequência"), label: "Frequência*" },
};

export const alertCall = { path: "/api/avisos", fields: alertFields };

/** Shown with the form; the server keeps it with the time of the confirmation. */
export const alertConsent =
  "Ao pedir os avisos, autoriza a agência a enviar-lhe por e-mail os novos imóveis desta pesquisa, as descidas de preço e os imóveis que deixem de estar disponíveis. Só os recebe depois de confirmar o pedido na mensagem que lhe enviamos, e pode cancelá-los quando quiser, na ligação que vem em todas as mensagens.";
