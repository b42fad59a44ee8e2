/** Page data as a PHP array, for `:data="…"` and `Js::encode(…)`. */

/**
 * Formats a value as a PHP literal: arrays use short syntax, and long ones are broken into lines.
 */
export function formatPhpLiteral(value: unknown, indent = ""): string {
  if (typeof value === "string") return phpString(value);
  if (typeof value !== "object" || value === null) return String(value);
  const deeper = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => formatPhpLiteral(item, deeper))
    : Object.entries(value).map(
        ([key, item]) => `${phpString(key)} => ${formatPhpLiteral(item, deeper)}`,
      );
  const line = `[${items.join(", ")}]`;
  if (line.length + indent.length <= 90 && !line.includes("\n")) return line;
  return `[\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}]`;
}

/** Characters that Blade would interpret anywhere: directives, and the start and end of an echo. */
const BLADE = /(?<!\w)@|\{(?=[{!])|!(?=!\})/g;

function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&").replace(BLADE, inCode)}'`;
}

function inCode(character: string): string {
  return `'.chr(${character.charCodeAt(0)}).'`;
}

/**
 * Formats a literal that is safe inside double quotes: Blade ends a component's attribute at the
 * first one.
 */
export function formatPhpLiteralInAttribute(value: unknown): string {
  return formatPhpLiteral(value).replaceAll('"', inCode);
}
