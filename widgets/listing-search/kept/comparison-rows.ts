import type { Imovel } from "#api/imovel.ts";
import { formatNumber, formatYears } from "#domain/format/format-number.ts";
import { formatEuros, formatWholePrice, isMonthly, isPriced } from "#domain/format/price.ts";
import { fold } from "#domain/format/text.ts";
import { parseTypedDecimal } from "#domain/format/typed-number.ts";
import { computeInstalment } from "#domain/instalment.ts";
import { formatType } from "#domain/listing/advert.ts";
import {
  energyClasses,
  formatEnergyClass,
  parseEnergyClass,
} from "#domain/listing/energy-class.ts";
import { formatAddress } from "#domain/listing/listing.ts";
import type { readLoanTerms } from "#memory/loan-terms.ts";
import { type DatedListing, formatAge } from "../marks/dated-listing.ts";

/**
 * One value for each listing, `""` if it has none, with the best ones marked unless all are equal.
 */
export type ComparisonRow = {
  label: string;
  detail?: string;
  values: readonly string[];
  areBest: readonly boolean[];
};

/** In this row, values are drawn as the arrows of an energy label. */
export const ENERGY_ROW = "Classe energética";

/** Returns `null` for a listing without a value. */
type Read = (listing: Imovel) => number | null;

/**
 * Returns the rows of a comparison. Invalid loan terms are replaced by the usual ones
 * (docs/product/memory.md#comparing).
 */
export function toComparisonRows(
  listings: readonly DatedListing[],
  typed: ReturnType<typeof readLoanTerms>,
): ComparisonRow[] {
  /** The rate is in % a year, the term in years. */
  const terms = {
    rate: readTerm(typed.rate?.replace("%", ""), 3.5),
    years: readTerm(typed.years?.replace(/anos?/i, ""), 30),
  };
  function row(
    label: string,
    format: (listing: DatedListing) => string,
    compared: Read = () => null,
    best = Math.min,
  ) {
    const amounts = listings.map(compared);
    const known = amounts.filter((amount) => amount !== null);
    const isTold = new Set(known).size > 1;
    const areBest = amounts.map((amount) => isTold && amount === best(...known));
    return { label, values: listings.map(format), areBest };
  }
  function most(label: string, read: Read, unit = "") {
    const amount: Read = (listing) => toAmount(read(listing));
    return row(label, (listing) => formatAmount(amount(listing), unit), amount, Math.max);
  }
  // Agencies write either "Venda" or "Comprar".
  const instalment: Read = ({ tipoNegocio, preco }) =>
    /vend|compr/.test(fold(tipoNegocio)) && isPriced(preco)
      ? computeInstalment({ price: preco as number, ...terms })
      : null;
  // A rent or the takeover of a lease can't be compared with a sale price.
  const areAlike = new Set(listings.map(({ tipoNegocio }) => fold(tipoNegocio))).size === 1;
  const ifAlike = (read: Read): Read => (areAlike ? read : () => null);
  return [
    row(
      "Preço",
      formatWholePrice,
      ifAlike(({ preco }) => (isPriced(preco) ? preco : null)),
    ),
    row("Informação de", (listing) =>
      listings.some(formatAge) ? formatAge(listing) || "hoje" : "",
    ),
    row(
      "Preço por m²",
      (listing) => formatWhole(toPricePerArea(listing), "/m²"),
      ifAlike(toPricePerArea),
    ),
    {
      ...row("Prestação mensal", (listing) => formatWhole(instalment(listing)), instalment),
      detail: `${formatYears(terms.years)}, TAN\u00A0${formatAmount(terms.rate)}\u00A0%, sem entrada`,
    },
    row("Negócio", ({ tipoNegocio }) => tipoNegocio),
    row("Tipo", formatType),
    row("Localização", formatAddress),
    most("Quartos", ({ numQuartos }) => numQuartos),
    most("Casas de banho", ({ numWCs }) => numWCs),
    most("Área privada", ({ areaPrivada }) => areaPrivada, "\u00a0m²"),
    most("Área útil", ({ areaUtil }) => areaUtil, "\u00a0m²"),
    most("Área do terreno", ({ areaTerreno }) => areaTerreno, "\u00a0m²"),
    most("Estacionamento", ({ garagem }) => garagem),
    row(
      ENERGY_ROW,
      ({ certificado }) => parseEnergyClass(certificado) ?? "",
      ({ certificado }) => {
        const energyClass = parseEnergyClass(certificado);
        return energyClass && formatEnergyClass(energyClass).hasLetter
          ? energyClasses.indexOf(energyClass)
          : null;
      },
    ),
  ].filter(({ values }) => values.some(Boolean));
}

/** No listing has 0 rooms, so 0 counts as a missing value. */
function toAmount(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

function formatAmount(value: number | null, unit = ""): string {
  const amount = toAmount(value);
  return amount === null ? "" : `${formatNumber(amount, { most: 2 })}${unit}`;
}

function formatWhole(value: number | null, unit = ""): string {
  return value === null ? "" : formatEuros(value) + unit;
}

/** Returns € per m², or `null` for a rent, whose price is monthly. */
function toPricePerArea(listing: Imovel): number | null {
  const { preco, areaPrivada } = listing;
  if (!isPriced(preco) || preco === null || !areaPrivada || areaPrivada <= 0 || isMonthly(listing))
    return null;
  return preco / areaPrivada;
}

function readTerm(text: string | undefined, usual: number): number {
  const typed = parseTypedDecimal(text ?? "");
  return typed.kind === "value" ? typed.value : usual;
}
