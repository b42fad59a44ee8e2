/**
 * What a comparison says of listings, row by row (docs/product/memory.md#comparing). Values are those of the cards; a row that
 * no listing has anything for is left out.
 */
import type { Imovel } from "#api/imovel.ts";
import { formatNumber } from "#domain/format/format-number.ts";
import { formatYears } from "#domain/format/format-years.ts";
import { formatEuros, formatPrice, isMonthly, isPriced } from "#domain/format/price.ts";
import { fold } from "#domain/format/text.ts";
import { parseTypedDecimal } from "#domain/format/typed-number.ts";
import { computeInstalment } from "#domain/instalment.ts";
import { formatType } from "#domain/listing/advert.ts";
import { energyClasses, formatEnergyClass, parseEnergyClass } from "#domain/listing/energy-class.ts";
import { formatAddress } from "#domain/listing/listing.ts";

/**
 * One row: a value for each listing, `""` where it has none, and whether it is the best of them: the lowest price, the most
 * room. Where all are alike none is.
 */
export type ComparisonRow = { label: string; detail?: string; values: readonly string[]; areBest: readonly boolean[] };

/** The row whose values are drawn as the label's arrows. */
export const ENERGY_ROW = "Classe energética";

/** The rate and the years as the visitor typed them into a calculator. */
type TypedTerms = { readonly rate?: string; readonly years?: string };

/** In % a year, and years; what a visitor who typed none compares by. */
const USUAL = { rate: 3.5, years: 30 };

/** What of a row is better; `null` for a listing without it. */
type Better = { less: (listing: Imovel) => number | null } | { more: (listing: Imovel) => number | null };

/** @param typed from the visitor's calculator; what can't be read there is the usual */
export function toComparisonRows(listings: readonly Imovel[], typed: TypedTerms): ComparisonRow[] {
  const terms = {
    rate: readTerm(typed.rate?.replace("%", ""), USUAL.rate),
    years: readTerm(typed.years?.replace(/anos?/i, ""), USUAL.years),
  };
  const row = (label: string, read: (listing: Imovel) => string, better?: Better): ComparisonRow => {
    return { label, values: listings.map(read), areBest: findBest(listings, better) };
  };
  const amount = (label: string, read: (listing: Imovel) => number | null, unit = "") =>
    row(label, (listing) => formatAmount(read(listing), unit), { more: (listing) => toAmount(read(listing)) });
  const instalment = (listing: Imovel) => computeInstalmentOf(listing, terms);
  // Neither a rent nor the takeover of a lease is a lower price than a sale's.
  const areAlike = new Set(listings.map(({ tipoNegocio }) => fold(tipoNegocio))).size === 1;
  return [
    row("Preço", (listing) => formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : ""), {
      less: ({ preco }) => (areAlike && isPriced(preco) ? preco : null),
    }),
    row("Preço por m²", (listing) => formatWhole(computePricePerArea(listing), "/m²"), {
      less: (listing) => (areAlike ? computePricePerArea(listing) : null),
    }),
    {
      ...row("Prestação mensal", (listing) => formatWhole(instalment(listing)), { less: instalment }),
      detail: `${formatYears(terms.years)}, TAN\u00A0${formatAmount(terms.rate)}\u00A0%, sem entrada`,
    },
    row("Negócio", ({ tipoNegocio }) => tipoNegocio),
    row("Tipo", formatType),
    row("Localização", formatAddress),
    amount("Quartos", ({ numQuartos }) => numQuartos),
    amount("Casas de banho", ({ numWCs }) => numWCs),
    amount("Área privada", ({ areaPrivada }) => areaPrivada, "\u00a0m²"),
    amount("Área útil", ({ areaUtil }) => areaUtil, "\u00a0m²"),
    amount("Área do terreno", ({ areaTerreno }) => areaTerreno, "\u00a0m²"),
    amount("Estacionamento", ({ garagem }) => garagem),
    row(ENERGY_ROW, formatCertificate, {
      less: ({ certificado }) => {
        const energyClass = parseEnergyClass(certificado);
        return energyClass && formatEnergyClass(energyClass).hasLetter ? energyClasses.indexOf(energyClass) : null;
      },
    }),
  ].filter(({ values }) => values.some(Boolean));
}

function findBest(listings: readonly Imovel[], better: Better | undefined): boolean[] {
  const read = better && ("less" in better ? better.less : better.more);
  const amounts = listings.map((listing) => read?.(listing) ?? null);
  const known = amounts.filter((one) => one !== null);
  const best = better && "less" in better ? Math.min(...known) : Math.max(...known);
  const isTold = new Set(known).size > 1;
  return amounts.map((one) => isTold && one === best);
}

/** No listing has 0 rooms: what is missing, or not above 0, is no amount. */
function toAmount(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

/** `""` for what is no amount. */
function formatAmount(value: number | null, unit = ""): string {
  const amount = toAmount(value);
  return amount === null ? "" : `${formatNumber(amount, { most: 2 })}${unit}`;
}

/** Whole euros; `""` for `null`. */
function formatWhole(value: number | null, unit = ""): string {
  return value === null ? "" : formatEuros(value) + unit;
}

/** Of the whole price; `null` without a price, and for all but a sale: a bank lends for nothing else. */
function computeInstalmentOf(listing: Imovel, terms: { rate: number; years: number }): number | null {
  const { preco } = listing;
  if (!isPriced(preco) || preco === null || !isSale(listing)) return null;
  return computeInstalment({ price: preco, ...terms });
}

/** Agencies name a sale by either side: "Venda" or "Comprar". */
function isSale({ tipoNegocio }: Imovel): boolean {
  return /vend|compr/.test(fold(tipoNegocio));
}

/** In €; the one of a rent is of a month, and so is not compared with others. */
function computePricePerArea(listing: Imovel): number | null {
  const { preco, areaPrivada } = listing;
  if (!isPriced(preco) || preco === null || !areaPrivada || areaPrivada <= 0 || isMonthly(listing)) return null;
  return preco / areaPrivada;
}

function formatCertificate({ certificado }: Imovel): string {
  const energyClass = parseEnergyClass(certificado);
  if (energyClass === null) return "";
  const { short, whole, hasLetter } = formatEnergyClass(energyClass);
  return hasLetter ? short : whole;
}

function readTerm(text: string | undefined, usual: number): number {
  const typed = parseTypedDecimal(text ?? "");
  return typed.kind === "value" ? typed.value : usual;
}
