/**
 * Labels and sentences about page data and widgets: English for developers, Portuguese for the
 * editors' form. The build strips them, so that visitors load none of it (vite.config.ts).
 */

export type KeyTexts = {
  /** For developers. */
  readonly about: string;
  readonly label: string;
  /** For editors. */
  readonly help: string;
  /** Shown after the number; the tag holds only the number. */
  readonly unit?: "€" | "%" | "anos";
  /** The name of one entry in a list of records, shown after "Adicionar". */
  readonly entry?: string;
  readonly isLong?: true;
  /**
   * For programmers only: the gallery folds it away, and an editor's dialog leaves it unchanged.
   */
  readonly isTechnical?: true;
  /** Words to choose from, although the reader takes any text. */
  readonly suggestions?: readonly string[];
  /** A word without a label here is its own label. */
  readonly words?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly see?: string;
  /** JSON Schemas of fields that a record's reader doesn't check, or checks with a function. */
  readonly entryKeys?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The fallback's link if the page data has neither a phone number nor an e-mail address. */
export type UsualFallback = { readonly text: string; readonly url: string };

export type WidgetTexts = {
  readonly title: string;
  readonly about: string;
  readonly fallback: UsualFallback;
};

export const ALL_HOMES: UsualFallback = { text: "Ver todos os imóveis", url: "/lista" };
/** The fallback of a widget whose subject doesn't have its own page. */
export const CALL_AGENCY: UsualFallback = { text: "Ligue para a agência", url: "/contactos" };

export const sharedTexts = {
  localizacoes: {
    about:
      "Places by name, optionally with their number of listings (total) and other names (tambem); replaces the built-in list.",
    label: "Localizações",
    help: "Nomes de concelhos e freguesias, um por linha; substituem a lista incluída.",
    entry: "localização",
    parts: {
      nome: "Nome",
      total: "Número de imóveis",
      tambem: "Também conhecida por (separe por vírgulas)",
    },
  },
  funcoes: {
    about: "The features that are switched on; all when left out, none when empty.",
    label: "Funções",
    help: "Funções adicionais do componente; se não escolher nenhuma, ficam todas desligadas.",
    see: "docs/contract.md#features",
  },
  mensagem: {
    about: "What the message starts with.",
    label: "Mensagem",
    help: "Texto com que a mensagem começa.",
    isLong: true,
  },
  privacidadeUrl: {
    about: "The privacy policy; it opens in a new tab.",
    label: "Política de privacidade",
    help: "Endereço da página; abre num novo separador.",
  },
  telefone: {
    about: "A phone number to offer when sending fails.",
    label: "Telefone",
    help: "Número de telefone a mostrar se o envio falhar.",
    see: "docs/product/forms.md#ways-to-reach-the-agency",
  },
  email: {
    about: "An e-mail address to offer when sending fails.",
    label: "E-mail",
    help: "E-mail a mostrar se o envio falhar.",
    see: "docs/product/forms.md#ways-to-reach-the-agency",
  },
} satisfies Record<string, KeyTexts>;
