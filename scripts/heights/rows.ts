/**
 * What `npm run heights` measures: the tags whose height the style sheet keeps free before they mount
 * (docs/contract.md#reserved-height), and the marks of a tag that make it taller or lower. Widgets whose numbers are
 * the same share a row.
 */

import { widgetNames, widgetTags } from "../../tests/support/widget-tags.ts";

/** A mark on the tag, by selector, and a tag that carries it. */
export type Variant = {
  readonly selector: string;
  readonly tag: string;
  /** How much of the difference is kept where the mark only may mean it; all of it where left out. */
  readonly share?: number;
};

/** A line of the table; `tag` is the plain one. */
export type Row = {
  readonly widgets: readonly string[];
  readonly tag: string;
  readonly variants?: readonly Variant[];
  /** What grows with the host's width, from a width on: as CSS, and in px for a host of that many px. */
  readonly fluid?: readonly { readonly from: number; readonly css: string; px(width: number): number }[];
};

const host = (widget: string, marks = "") => `<div data-imo-widget="${widget}"${marks}></div>`;
const places = ' data-localizacoes="Ovar,Espinho"';

/** Widgets whose height depends on more than the host's width, or is the same as another's. */
const named: readonly Row[] = [
  {
    widgets: ["hero-search"],
    tag: host("hero-search"),
    variants: [
      {
        selector: '[data-imo-widget="hero-search"]:is([data-facebook], [data-instagram], [data-linkedin])',
        tag: host("hero-search", ' data-facebook="https://example.pt/f"'),
      },
      {
        // A script may hold the links, more often it holds places alone, and CSS can't look inside.
        selector:
          '[data-imo-widget="hero-search"]:not([data-facebook], [data-instagram], [data-linkedin]):has(> script)',
        tag: host("hero-search", ' data-facebook="https://example.pt/f"'),
        share: 1 / 3,
      },
    ],
  },
  {
    widgets: ["listing-search"],
    tag: host("listing-search"),
    fluid: [
      { from: 0, css: "450cqw", px: (width) => width * 4.5 },
      { from: 560, css: "112.5cqw", px: (width) => width * 1.125 },
      { from: 960, css: "50cqw", px: (width) => width * 0.5 },
      { from: 1400, css: "37.5cqw", px: (width) => width * 0.375 },
    ],
  },
  { widgets: ["mortgage-calculator"], tag: host("mortgage-calculator", ' data-preco-imovel="250000"') },
  {
    widgets: ["general-contact", "property-contact", "agent-contact", "agency-contact"],
    tag: host("general-contact"),
    variants: [
      {
        selector: '[data-imo-widget="property-contact"]',
        tag: host("property-contact", ' data-id-ref="OVR-0231"'),
      },
      {
        selector: '[data-imo-widget="agent-contact"]:is([data-nome-comercial], :has(> script))',
        tag: host("agent-contact", ' data-comercial="7" data-nome-comercial="Rui"'),
      },
      {
        selector: '[data-imo-widget="agent-contact"][data-variante="titulo-fora"]',
        tag: host("agent-contact", ' data-comercial="7" data-variante="titulo-fora"'),
      },
    ],
  },
  { widgets: ["recruitment-wizard"], tag: host("recruitment-wizard") },
  {
    widgets: ["valuation-wizard"],
    tag: host("valuation-wizard"),
    variants: [
      {
        selector: '[data-imo-widget="valuation-wizard"]:is([data-localizacoes], :has(> script))',
        tag: host("valuation-wizard", places),
      },
    ],
  },
];

/** Its height is arithmetic on the width of a portrait (widgets/team-cards/kept-height.css). */
const CALCULATED = "team-cards";
const known = named.flatMap(({ widgets }) => widgets).concat(CALCULATED);

/** The rows: those, and one for each other widget with its plain tag. */
export const rows: readonly Row[] = [
  ...named,
  ...widgetNames
    .filter((name) => !known.includes(name))
    .map((name) => ({ widgets: [name], tag: widgetTags[name] ?? host(name) })),
];
