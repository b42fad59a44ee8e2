import { formatEnergyClass, parseEnergyClass } from "#domain/listing/energy-class.ts";
import "./energy.css";

/** A listing's energy class (docs/look.md#energy-class). */
export function Energy({ certificado }: { certificado: string }) {
  const energyClass = parseEnergyClass(certificado);
  if (!energyClass) return null;
  const { short, whole, hasLetter } = formatEnergyClass(energyClass);
  return (
    <p className="imo-energy" data-class={hasLetter ? short : undefined} title={whole}>
      <span aria-hidden="true">{short}</span>
      <span className="imo-hidden">{whole}</span>
    </p>
  );
}
