/**
 * The theme that can be tried out in the gallery (docs/theming.md): its colours, their defaults on
 * a light and a dark host, and the CSS to copy.
 */
import { contrast } from "./contrast.ts";

/**
 * A theme colour: its custom property, its name in the gallery, and its defaults on a light and a
 * dark host.
 */
export type ThemeColour = { property: string; label: string; light: string; dark: string };

export const themeColours: readonly ThemeColour[] = [
  { property: "--imo-color-accent", label: "Destaque", light: "#1d4f9e", dark: "#7aa5ee" },
  {
    property: "--imo-color-on-accent",
    label: "Texto sobre o destaque",
    light: "#ffffff",
    dark: "#0d1a2e",
  },
  { property: "--imo-color-text", label: "Texto", light: "#1b2330", dark: "#eef1f5" },
  { property: "--imo-color-muted", label: "Texto secundário", light: "#586273", dark: "#a9b3c1" },
  { property: "--imo-color-surface", label: "Fundo", light: "#ffffff", dark: "#171c24" },
  {
    property: "--imo-color-border",
    label: "Contorno dos campos",
    light: "#858e9b",
    dark: "#737e8d",
  },
  { property: "--imo-color-danger", label: "Erro", light: "#b3261e", dark: "#ff9a90" },
  { property: "--imo-color-success", label: "Sucesso", light: "#1a6b3c", dark: "#7fd6a2" },
];

/** Fonts to try out; an empty value means the page's own. */
export const fontLabels = {
  "": "O da página",
  "Georgia, serif": "Georgia (com serifas)",
  "Verdana, sans-serif": "Verdana",
  monospace: "Monoespaçada",
};

/** The values that differ from the defaults, by property. */
export type Theme = Readonly<Record<string, string>>;

/**
 * Returns the properties that a page needs for this theme; on a dark host, that includes all the
 * dark ones.
 */
export function themeProperties(theme: Theme, isDark: boolean): Record<string, string> {
  const dark = Object.fromEntries(themeColours.map(({ property, dark }) => [property, dark]));
  return { ...(isDark && { ...dark, "--imo-color-scheme": "dark" }), ...theme };
}

/** Returns the rule that sets these properties on `:root`, or a comment if there are none. */
export function formatThemeCss(properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0
    ? "/* Nada a copiar: são os valores por omissão. */"
    : `:root {\n${lines.join("\n")}\n}`;
}

type Pair = { front: string; back: string; least: number };

const PAIRS: readonly Pair[] = [
  { front: "--imo-color-on-accent", back: "--imo-color-accent", least: 4.5 },
  { front: "--imo-color-accent", back: "--imo-color-surface", least: 4.5 },
  { front: "--imo-color-text", back: "--imo-color-surface", least: 4.5 },
  { front: "--imo-color-muted", back: "--imo-color-surface", least: 4.5 },
  { front: "--imo-color-danger", back: "--imo-color-surface", least: 4.5 },
  { front: "--imo-color-border", back: "--imo-color-surface", least: 3 },
];

/** Returns one warning for each pair of colours that are too close to each other. */
export function contrastWarnings(properties: Record<string, string>): string[] {
  const colour = (name: string) => properties[name] ?? colourOf(name).light;
  return PAIRS.flatMap(({ front, back, least }) => {
    const ratio = contrast(colour(front), colour(back));
    if (ratio >= least) return [];
    return `«${colourOf(front).label}» sobre «${colourOf(back).label}» tem um contraste de ${decimals(ratio)}:1; precisa de ${decimals(least)}:1.`;
  });
}

function colourOf(property: string): ThemeColour {
  return themeColours.find((one) => one.property === property) as ThemeColour;
}

function decimals(ratio: number): string {
  // Truncated instead of rounded, because 4,49 isn't 4,5.
  return (Math.floor(ratio * 10) / 10).toLocaleString("pt-PT");
}
