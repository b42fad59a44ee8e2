/**
 * The words about page data and widgets: English for developers, Portuguese for the editors' form. The build leaves them
 * out, so that visitors load none of it (vite.config.ts).
 */

export type KeyTexts = {
  /** For developers. */
  readonly about: string;
  readonly label: string;
  /** For editors. */
  readonly help: string;
  /** Shown behind the number; the tag holds the number alone. */
  readonly unit?: "€" | "%" | "anos";
  /** The name of one entry of a list of records, behind "Adicionar". */
  readonly entry?: string;
  readonly isLong?: true;
  /** For programmers alone: the gallery folds it away, and an editor's dialog leaves it as it is. */
  readonly isTechnical?: true;
  /** Words to choose from, where the reader takes any text. */
  readonly suggestions?: readonly string[];
  /** A word without a label is its own label. */
  readonly words?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly see?: string;
  /** JSON Schemas of fields that a record's reader takes unread or checks by a function. */
  readonly entryKeys?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The link of a widget's fallback when page data name no phone number and no e-mail. */
export type UsualFallback = { readonly text: string; readonly url: string };

export type WidgetTexts = {
  readonly title: string;
  readonly about: string;
  readonly fallback: UsualFallback;
};

export const ALL_HOMES: UsualFallback = { text: "Ver todos os imóveis", url: "/lista" };
/** For a widget whose subject has no page of its own. */
export const CALL_AGENCY: UsualFallback = { text: "Ligue para a agência", url: "/contactos" };

export const sharedTexts = {
  localizacoes: {
    about:
      "Places by name, or with how many listings there are (total) and other names (tambem); replaces the built-in list.",
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
    about: "Which of its features are on; all of them when left out, none when empty.",
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
