import { baseUrl, optional, safeUrl, withDefault } from "./readers.ts";

/** The page data that every widget takes (docs/contract.md#keys-of-every-widget). */
export const everyWidget = {
  apiBase: withDefault(baseUrl, "", {
    about: "The start of the URL of every call, before /api/…; empty for the page's own origin.",
    label: "Endereço da API",
    help: "Prefixo dos pedidos /api/…; vazio significa o próprio site.",
    see: "docs/contract.md#keys-of-every-widget",
    isTechnical: true,
  }),
  csrfUrl: optional(safeUrl, {
    about:
      "The URL that is requested once (HEAD) to renew an expired session; defaults to the page's own.",
    label: "Renovação da sessão",
    help: "Endereço consultado uma vez para renovar uma sessão expirada; por omissão, a própria página.",
    see: "docs/contract.md#session-renewal",
    isTechnical: true,
  }),
};
