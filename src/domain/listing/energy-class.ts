/**
 * The energy class, which Portuguese law requires in every advert
 * (docs/product/cards.md#energy-class).
 */
import { fold, removeBlanks } from "#domain/format/text.ts";

/** The last two say why a listing has no class. */
export const energyClasses = [
  "A+",
  "A",
  "B",
  "B-",
  "C",
  "D",
  "E",
  "F",
  "Isento",
  "Em curso",
] as const;
export type EnergyClass = (typeof energyClasses)[number];

/**
 * Reads a `certificado` regardless of case, blanks and kind of minus sign; `null` if it names no
 * class.
 */
export function parseEnergyClass(certificado: string): EnergyClass | null {
  const key = toKey(certificado);
  return energyClasses.find((energyClass) => toKey(energyClass) === key) ?? null;
}

/** Formats a class; `hasLetter` is false if the text says why there is none. */
export function formatEnergyClass(energyClass: EnergyClass): {
  short: string;
  whole: string;
  hasLetter: boolean;
} {
  if (energyClass === "Isento")
    return {
      short: "Isento de certificado",
      whole: "Isento de certificado energético",
      hasLetter: false,
    };
  if (energyClass === "Em curso")
    return {
      short: "Certificado em curso",
      whole: "Certificado energético em curso",
      hasLetter: false,
    };
  return { short: energyClass, whole: `Classe energética ${energyClass}`, hasLetter: true };
}

function toKey(text: string): string {
  return fold(removeBlanks(text)).replace(/[\u2010-\u2015\u2212]/g, "-");
}
