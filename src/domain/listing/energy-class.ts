/** The energy class, which Portuguese law wants in every advert (docs/product/cards.md#energy-class). */
import { fold, removeBlanks } from "#domain/format/text.ts";

/** The last two are states of a listing without a class. */
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

/** Reads a `certificado` of any case, blanks and minus sign; `null` for a text that names no class. */
export function parseEnergyClass(certificado: string): EnergyClass | null {
  const key = toKey(certificado);
  return energyClasses.find((one) => toKey(one) === key) ?? null;
}

/** Formats a class; `hasLetter` is false for the reason why there is none. */
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
