/** Numbers as `Intl.NumberFormat` writes them in pt-PT, whose first use costs a phone more than rendering a widget. */

type NumberForm = {
  /** The most decimals; a half is rounded away from zero. */
  most: number;
  /** The fewest decimals, filled up with zeros; 0 when left out. */
  least?: number;
};

/** Formats a finite number with a decimal comma, and U+00A0 from four digits on: `1 234,5`. */
export function formatNumber(value: number, { most, least = 0 }: NumberForm): string {
  // The shortest digits that mean this number, which is what `Intl` rounds too: 1,005 becomes 1,01.
  const [mantissa = "", exponent] = Math.abs(value).toExponential().split("e");
  const length = Math.max(0, Number(exponent) + most + 2);
  const oneTooMany = BigInt(mantissa.replace(".", "").slice(0, length).padEnd(length, "0"));
  const digits = `${(oneTooMany + 5n) / 10n}`.padStart(most + 1, "0");

  const point = digits.length - most;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, "\u00A0");
  const decimals = digits.slice(point).replace(/0+$/, "").padEnd(least, "0");
  // As `Intl` does, -0 keeps its sign.
  return (1 / value < 0 ? "-" : "") + whole + (decimals && `,${decimals}`);
}

/** Formats a term in years: `30 anos`, `1 ano`, with U+00A0 for every blank. */
export function formatYears(years: number): string {
  return `${formatNumber(years, { most: 6 })}\u00A0${years === 1 ? "ano" : "anos"}`;
}
