/** How figures are written: as many digits as they are worth. */
import type { Row } from "../rows/table.ts";
import type { Figure } from "./figures.ts";

/** @returns `1.60 ×`, `104 ms`, `0.009` */
export function formatFigure(row: Row, value: number): string {
  return [digits(row, value), row.unit].filter(Boolean).join(" ");
}

/** @returns the least and the most of all rounds, `1.52–1.71`, without a unit */
export function formatSpread(row: Row, { min, max }: Figure): string {
  return `${digits(row, min)}–${digits(row, max)}`;
}

function digits({ id, unit }: Row, value: number): string {
  if (unit === "×") return value.toFixed(2);
  if (id === "shift") return value.toFixed(3);
  return value.toFixed(value < 20 && unit === "ms" ? 1 : 0);
}
