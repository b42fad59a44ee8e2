/**
 * The demo's photographs: drawings, so that the site needs no network and nobody's picture. Thirty drawings stand for
 * thousands of photos, so each also comes in seven more colourings (`?cor=1` to `7`): warm colours, which are walls,
 * roofs and furniture, turn a little; sky, sea and leaves stay what they are; every other one is seen in a mirror.
 */
import { type ReadyFile, readyFile } from "./files.ts";
import { COLOURINGS } from "./seed/pictures.ts";

/** How far the warm colours turn, in degrees, and how light they get, for each colouring. */
const TURNS = [
  { hue: 0, light: 0 },
  { hue: -8, light: 0.02 },
  { hue: 10, light: -0.02 },
  { hue: -14, light: -0.03 },
  { hue: 15, light: 0.03 },
  { hue: 6, light: 0.05 },
  { hue: -11, light: 0.04 },
  { hue: 13, light: -0.05 },
];

/** Gives drawings in their colourings, each made once. */
export function darkroom(take: (path: string) => Promise<ReadyFile | null>) {
  const developed = new Map<string, ReadyFile>();

  /** The drawing of that name in that colouring; `null` where there is no such drawing. */
  return async function develop(name: string, colouring: number): Promise<ReadyFile | null> {
    const drawn = await take(`photos/${name}`);
    const turn = ((colouring % COLOURINGS) + COLOURINGS) % COLOURINGS;
    if (drawn === null || !turn) return drawn;
    const key = `${drawn.etag} ${turn}`;
    const known = developed.get(key) ?? (await recoloured(drawn, turn));
    developed.set(key, known);
    return known;
  };
}

async function recoloured(drawn: ReadyFile, colouring: number): Promise<ReadyFile> {
  const svg = recolour(Buffer.from(drawn.plain).toString("utf8"), colouring);
  return readyFile(Buffer.from(svg), drawn.type);
}

/** The drawing with its warm colours turned; odd colourings are mirrored too. */
export function recolour(svg: string, colouring: number): string {
  const turn = TURNS[colouring] ?? { hue: 0, light: 0 };
  const turned = svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => turnedColour(hex, turn));
  return colouring % 2 === 1 ? mirrored(turned) : turned;
}

function turnedColour(hex: string, turn: { hue: number; light: number }): string {
  const { hue, saturation, lightness } = hslOf(hex);
  const isWarm = saturation > 0.08 && (hue < 50 || hue > 330);
  return isWarm ? hexOf((hue + turn.hue + 360) % 360, saturation, clamp(lightness + turn.light)) : hex;
}

function mirrored(svg: string): string {
  const start = svg.indexOf(">") + 1;
  const end = svg.lastIndexOf("</svg>");
  return `${svg.slice(0, start)}<g transform="translate(800 0) scale(-1 1)">${svg.slice(start, end)}</g>${svg.slice(end)}`;
}

function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, span] = [(most + least) / 2, most - least];
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  return { hue: hueOf(red, green, blue, most, span), saturation, lightness };
}

function hueOf(red: number, green: number, blue: number, most: number, span: number): number {
  if (most === red) return (((green - blue) / span + 6) % 6) * 60;
  if (most === green) return ((blue - red) / span + 2) * 60;
  return ((red - green) / span + 4) * 60;
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
