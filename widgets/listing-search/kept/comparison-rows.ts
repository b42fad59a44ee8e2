import type { Imovel } from "#api/imovel.ts";
import { formatNumber, formatYears } from "#domain/format/format-number.ts";
import { formatEuros, formatPrice, isMonthly, isPriced } from "#domain/format/price.ts";
import { fold } from "#domain/format/text.ts";
import { parseTypedDecimal } from "#domain/format/typed-number.ts";
import { computeInstalment } from "#domain/instalment.ts";
import { formatType } from "#domain/listing/advert.ts";
import { energyClasses, formatEnergyClass, parseEnergyClass } from "#domain/listing/energy-class.ts";
import { formatAddress } from "#domain/listing/listing.ts";

/** A value for each listing, `""` without one, and marks for the best values; equal values get no mark. */
export type ComparisonRow = { label: string; detail?: string; values: readonly string[]; areBest: readonly boolean[] };

/** The row whose values are drawn as the label's arrows. */
export const ENERGY_ROW = "Classe energética";

type TypedTerms = { readonly rate?: string; readonly years?: string };

/** The rate in % a year, and years, for a visitor who has typed none. */
const USUAL = { rate: 3.5, years: 30 };

/** `null` stands for a listing without a value. */
type Better = { less: (listing: Imovel) => number | null } | { more: (listing: Imovel) => number | null };

/** Returns the rows of a comparison; invalid terms are replaced by the usual ones (docs/product/memory.md#comparing). */
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
  // A rent, or a lease's takeover, cannot be compared with a sale.
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

/** No listing has 0 rooms, so 0 stands for a missing value. */
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

/** `null` without a price, and for other deals than a sale. */
function computeInstalmentOf(listing: Imovel, terms: { rate: number; years: number }): number | null {
  const { preco } = listing;
  if (!isPriced(preco) || preco === null || !isSale(listing)) return null;
  return computeInstalment({ price: preco, ...terms });
}

/** Agencies write "Venda" or "Comprar". */
function isSale({ tipoNegocio }: Imovel): boolean {
  return /vend|compr/.test(fold(tipoNegocio));
}

/** In €; `null` for a rent, whose price is monthly. */
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
