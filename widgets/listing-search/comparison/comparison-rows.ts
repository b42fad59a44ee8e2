/**
 * What a comparison says of listings, row by row (docs/product/memory.md#comparing). Values are those of the cards; a row that
 * no listing has anything for is left out.
 */
import type { Imovel } from "#api/imovel.ts";
import { formatNumber } from "#domain/format/format-number.ts";
import { formatEuros, formatPrice, isMonthly, isPriced } from "#domain/format/price.ts";
import { parseTypedDecimal } from "#domain/format/typed-number.ts";
import { computeInstalment } from "#domain/instalment.ts";
import { formatType } from "#domain/listing/advert.ts";
import { formatEnergyClass, parseEnergyClass } from "#domain/listing/energy-class.ts";
import { formatAddress } from "#domain/listing/listing.ts";

/** One row: a value for each listing, `""` where it has none. */
export type ComparisonRow = { label: string; detail?: string; values: readonly string[]; isDifferent: boolean };

/** The rate and the years as the visitor typed them into a calculator. */
type TypedTerms = { readonly rate?: string; readonly years?: string };

/** In % a year, and years; what a visitor who typed none compares by. */
const USUAL = { rate: 3.5, years: 30 };

/** @param typed from the visitor's calculator; what can't be read there is the usual */
export function toComparisonRows(listings: readonly Imovel[], typed: TypedTerms): ComparisonRow[] {
  const terms = {
    rate: readTerm(typed.rate?.replace("%", ""), USUAL.rate),
    years: readTerm(typed.years?.replace(/anos?/i, ""), USUAL.years),
  };
  const amount = (value: number) => formatNumber(value, { most: 2 });
  const number = (value: number | null, unit = "") => (value !== null && value > 0 ? `${amount(value)}${unit}` : "");
  const row = (label: string, read: (listing: Imovel) => string, detail?: string): ComparisonRow => {
    const values = listings.map(read);
    return { label, ...(detail && { detail }), values, isDifferent: new Set(values).size > 1 };
  };
  return [
    row("Preço", (listing) => formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : "")),
    row("Preço por m²", formatPricePerArea),
    row(
      "Prestação mensal",
      ({ preco, ...listing }) => {
        const isSold = isPriced(preco) && !isMonthly({ preco, ...listing });
        const instalment = isSold && preco !== null ? computeInstalment({ price: preco, ...terms }) : null;
        return instalment === null ? "" : formatEuros(instalment);
      },
      `${amount(terms.years)}\u00A0anos, TAN\u00A0${amount(terms.rate)}\u00A0%`,
    ),
    row("Negócio", ({ tipoNegocio }) => tipoNegocio),
    row("Tipo", formatType),
    row("Localização", formatAddress),
    row("Quartos", ({ numQuartos }) => number(numQuartos)),
    row("Casas de banho", ({ numWCs }) => number(numWCs)),
    row("Área privada", ({ areaPrivada }) => number(areaPrivada, "\u00a0m²")),
    row("Área útil", ({ areaUtil }) => number(areaUtil, "\u00a0m²")),
    row("Terreno", ({ areaTerreno }) => number(areaTerreno, "\u00a0m²")),
    row("Estacionamento", ({ garagem }) => number(garagem)),
    row("Certificado energético", ({ certificado }) => {
      const energyClass = parseEnergyClass(certificado);
      if (energyClass === null) return "";
      const { short, whole, hasLetter } = formatEnergyClass(energyClass);
      return hasLetter ? short : whole;
    }),
  ].filter(({ values }) => values.some(Boolean));
}

/** Whole euros; the one of a rent is of a month, and so is not compared with others. */
function formatPricePerArea(listing: Imovel): string {
  const { preco, areaPrivada } = listing;
  if (!isPriced(preco) || preco === null || !areaPrivada || areaPrivada <= 0 || isMonthly(listing)) return "";
  return `${formatEuros(preco / areaPrivada)}/m²`;
}

function readTerm(text: string | undefined, usual: number): number {
  const typed = parseTypedDecimal(text ?? "");
  return typed.kind === "value" ? typed.value : usual;
}
