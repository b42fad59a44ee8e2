/** The energy class of a listing, which Portuguese law wants in every advert (docs/product/cards.md#energy-class). */
import { fold, removeBlanks } from "#domain/format/text.ts";

/** The classes of a certificate, best first, and the two states of a listing without one. */
export const energyClasses = ["A+", "A", "B", "B-", "C", "D", "E", "F", "Isento", "Em curso"] as const;
/** One of `energyClasses`. */
export type EnergyClass = (typeof energyClasses)[number];

/**
 * The class that a listing's `certificado` names, whatever its case, blanks and kind of minus sign.
 * @returns `null` for a blank text and for one that names none
 */
export function parseEnergyClass(certificado: string): EnergyClass | null {
  const key = toKey(certificado);
  return energyClasses.find((one) => toKey(one) === key) ?? null;
}

/** A class as a card shows it, and in full; without `hasLetter` it is the reason why there is no class. */
export type EnergyText = { short: string; whole: string; hasLetter: boolean };

/** Formats a class. */
export function formatEnergyClass(energyClass: EnergyClass): EnergyText {
  if (energyClass === "Isento")
    return { short: "Isento de certificado", whole: "Isento de certificado energético", hasLetter: false };
  if (energyClass === "Em curso")
    return { short: "Certificado em curso", whole: "Certificado energético em curso", hasLetter: false };
  return { short: energyClass, whole: `Classe energética ${energyClass}`, hasLetter: true };
}

function toKey(text: string): string {
  return fold(removeBlanks(text)).replace(/[\u2010-\u2015\u2212]/g, "-");
}
