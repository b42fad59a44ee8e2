/** Agent contact: "Contactar", a message to one agent, in two variants (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { id, oneOf, optional, required, safeUrl, text, withDefault } from "#runtime/readers.ts";
import { AgentContact } from "./AgentContact.tsx";

export default defineWidget({
  name: "agent-contact",
  pageData: {
    comercial: required(id, "The agent's id; sent with the message."),
    nomeComercial: optional(text, "The agent's name; without it the message greets nobody by name."),
    variante: withDefault(
      oneOf(["cartao", "titulo-fora"]),
      "cartao",
      "With titulo-fora the title stands outside the card.",
    ),
    privacidadeUrl: withDefault(safeUrl, "/privacidade", "The privacy policy; it opens in a new tab."),
    telefone: optional(text, "A phone number to offer when sending fails."),
    email: optional(text, "An e-mail address to offer when sending fails."),
  },
  component: AgentContact,
});
