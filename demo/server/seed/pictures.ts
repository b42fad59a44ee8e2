/**
 * Which pictures a listing shows: a cover that fits its type, then rooms and surroundings, each in one of eight colourings
 * so that neighbours in the grid differ. Some listings have no picture, because the widgets must cope with it
 * (docs/product/cards.md#photos).
 */
import type { TipoImovel } from "./facts.ts";
import type { Random } from "./random.ts";

const COVERS: Record<TipoImovel, readonly string[]> = {
  Apartamento: ["apartamento-predio", "predio-novo", "fachada-ribeira", "varanda", "interior-sala", "vista-mar"],
  Moradia: ["moradia-moderna", "moradia-azulejo", "moradia-entardecer", "moradia-costa", "quinta", "jardim"],
  Terreno: ["terreno", "terreno-pinhal"],
  Garagem: ["garagem"],
  Armazém: ["armazem"],
  Loja: ["loja"],
  Escritório: ["escritorio", "fachada-escritorios"],
};

const INSIDE: Record<TipoImovel, readonly string[]> = {
  Apartamento: ["interior-sala", "interior-cozinha", "interior-quarto", "interior-banho", "varanda", "vista-mar"],
  Moradia: ["interior-sala", "interior-cozinha", "interior-quarto", "interior-banho", "jardim", "garagem", "varanda"],
  Terreno: ["terreno", "terreno-pinhal"],
  Garagem: ["garagem"],
  Armazém: ["armazem", "escritorio", "interior-banho"],
  Loja: ["loja", "escritorio", "interior-banho"],
  Escritório: ["escritorio", "fachada-escritorios", "interior-banho"],
};

/** How many colourings each drawing has. */
export const COLOURINGS = 8;

/**
 * Addresses of the listing's pictures, the cover first; 0 to 10 of them.
 * @param nth the how-many-th listing of its type it is: covers take turns, so that neighbours never share one
 */
export function picturesOf(type: TipoImovel, nth: number, random: Random): string[] {
  if (random.chance(0.045)) return [];
  const covers = COVERS[type];
  const cover = covers[nth % covers.length] as string;
  const colour = Math.floor(nth / covers.length) % COLOURINGS;
  const many = type === "Apartamento" || type === "Moradia";
  const count = random.between(1, many ? 9 : 3);
  const rest = INSIDE[type].filter((name) => name !== cover);
  const first = random.between(0, rest.length);
  const inside = Array.from({ length: count }, (_, place) => rest[(first + place) % Math.max(1, rest.length)] ?? cover);
  return [cover, ...inside].map((name, place) => addressOf(name, (colour + Math.floor(place / 4)) % COLOURINGS));
}

/** The address of one picture in one colouring; colouring 0 is the picture as it was drawn. */
export function addressOf(name: string, colour: number): string {
  return colour === 0 ? `/fotos/${name}.svg` : `/fotos/${name}.svg?cor=${colour}`;
}
