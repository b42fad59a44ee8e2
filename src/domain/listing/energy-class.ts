/** The energy class, which Portuguese law wants in every advert (docs/product/cards.md#energy-class). */
import { fold, removeBlanks } from "#domain/format/text.ts";

/** The classes of a certificate, best first, and the two states of a listing without one. */
export const energyClasses = ["A+", "A", "B", "B-", "C", "D", "E", "F", "Isento", "Em curso"] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** Reads a `certificado`, whatever its case, blanks and kind of minus sign; `null` for a text that names no class. */
export function parseEnergyClass(certificado: string): EnergyClass | null {
  const key = toKey(certificado);
  return energyClasses.find((one) => toKey(one) === key) ?? null;
}

/** `hasLetter` is false for the reason why there is no class. */
export type EnergyText = { short: string; whole: string; hasLetter: boolean };

/** Formats a class, short for the card and in full. */
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
