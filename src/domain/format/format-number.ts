/**
 * Formats numbers as `Intl.NumberFormat` does in pt-PT. On a phone, the first use of `Intl` costs
 * more than rendering a widget.
 */

type NumberForm = {
  /** The maximum number of decimals; halves are rounded away from zero. */
  most: number;
  /** The minimum number of decimals, padded with zeros; 0 when left out. */
  least?: number;
};

/** Formats a finite number with a decimal comma, and U+00A0 from four digits on: `1 234,5`. */
export function formatNumber(value: number, { most, least = 0 }: NumberForm): string {
  // Like `Intl`, rounds the shortest digits that identify the number: 1,005 becomes 1,01.
  const [mantissa = "", exponent] = Math.abs(value).toExponential().split("e");
  const length = Math.max(0, Number(exponent) + most + 2);
  const oneTooMany = BigInt(mantissa.replace(".", "").slice(0, length).padEnd(length, "0"));
  const digits = `${(oneTooMany + 5n) / 10n}`.padStart(most + 1, "0");

  const point = digits.length - most;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, "\u00A0");
  const decimals = digits.slice(point).replace(/0+$/, "").padEnd(least, "0");
  // As in `Intl`, -0 keeps its sign.
  return (1 / value < 0 ? "-" : "") + whole + (decimals && `,${decimals}`);
}

/** Formats a term in years: `30 anos`, `1 ano`, with U+00A0 for each blank. */
export function formatYears(years: number): string {
  return `${formatNumber(years, { most: 6 })}\u00A0${years === 1 ? "ano" : "anos"}`;
}
