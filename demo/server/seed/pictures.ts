/**
 * Chooses the pictures of a listing: a cover that fits its type, then rooms and surroundings, each in one of eight colourings.
 * Some listings have no picture, because the widgets must cope with it (docs/product/cards.md#photos).
 */
import type { PropertyType } from "#domain/fields/enumerations.ts";
import type { Random } from "./random.ts";

const ROOMS = ["interior-sala", "interior-cozinha", "interior-quarto", "interior-banho", "varanda"];
const FROM_OUTSIDE: Record<PropertyType, readonly string[]> = {
  Apartamento: ["apartamento-predio", "predio-novo", "fachada-ribeira", "fachada-escritorios"],
  Moradia: ["moradia-moderna", "moradia-azulejo", "moradia-entardecer", "moradia-costa", "quinta"],
  Terreno: ["terreno", "terreno-pinhal"],
  Garagem: ["garagem"],
  Armazém: ["armazem"],
  Loja: ["loja"],
  Escritório: ["escritorio", "fachada-escritorios"],
};
const INSIDE: Record<PropertyType, readonly string[]> = {
  Apartamento: [...ROOMS, "vista-mar"],
  Moradia: [...ROOMS, "jardim"],
  Terreno: ["terreno", "terreno-pinhal"],
  Garagem: [],
  Armazém: ["escritorio", "interior-banho"],
  Loja: ["escritorio", "interior-banho"],
  Escritório: ["escritorio", "interior-banho"],
};

/** Returns the covers that fit a type; a dwelling also shows a room first. */
export function listCovers(type: PropertyType): readonly string[] {
  return isDwelling(type) ? [...FROM_OUTSIDE[type], ...INSIDE[type]] : FROM_OUTSIDE[type];
}

function isDwelling(type: PropertyType): boolean {
  return type === "Apartamento" || type === "Moradia";
}

/** Number of colourings of each drawing. */
export const COLOURINGS = 8;

/** Addresses of the listing's pictures, 2 to 10 of them: first the drawing `cover` in that colouring. */
export function picturesOf(
  { type, cover, colour }: { type: PropertyType; cover: string; colour: number },
  random: Random,
): string[] {
  const count = random.between(1, isDwelling(type) ? 9 : 3);
  const rest = INSIDE[type].filter((name) => name !== cover);
  const first = random.between(0, rest.length);
  const inside = Array.from({ length: count }, (_, place) => rest[(first + place) % Math.max(1, rest.length)] ?? cover);
  return [cover, ...inside].map((name, place) => addressOf(name, (colour + Math.floor(place / 4)) % COLOURINGS));
}

/** Returns the addresses of a drawing, in each of its colourings. */
export function coloured(name: string): readonly string[] {
  return Array.from({ length: COLOURINGS }, (_, colour) => addressOf(name, colour));
}

/** The drawing that an address shows, whatever its colouring. */
export function drawingOf(address = ""): string {
  return address.replace(/^\/fotos\/|\.svg.*$/g, "");
}

/** The address of one picture in one colouring; colouring 0 is the picture as it was drawn. */
export function addressOf(name: string, colour: number): string {
  return colour === 0 ? `/fotos/${name}.svg` : `/fotos/${name}.svg?cor=${colour}`;
}
