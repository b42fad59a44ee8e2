/**
 * Which pictures a listing shows: a cover that fits its type, then rooms and surroundings, each in one of eight colourings. Some listings have no picture, because the widgets must cope with it
 * (docs/product/cards.md#photos).
 */
import type { TipoImovel } from "./facts.ts";
import type { Random } from "./random.ts";

/** The covers that fit a type. */
export const COVERS: Record<TipoImovel, readonly [string, ...string[]]> = {
  Apartamento: [
    "apartamento-predio",
    "predio-novo",
    "fachada-ribeira",
    "varanda",
    "interior-sala",
    "vista-mar",
    "interior-cozinha",
    "interior-quarto",
    "fachada-escritorios",
    "interior-banho",
  ],
  Moradia: [
    "moradia-moderna",
    "moradia-azulejo",
    "moradia-entardecer",
    "moradia-costa",
    "quinta",
    "jardim",
    "interior-sala",
    "interior-cozinha",
    "varanda",
    "interior-quarto",
    "interior-banho",
  ],
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

/** Number of colourings of each drawing. */
export const COLOURINGS = 8;

/** Addresses of the listing's pictures, 2 to 10 of them: first the drawing `cover` in that colouring. */
export function picturesOf(
  { type, cover, colour }: { type: TipoImovel; cover: string; colour: number },
  random: Random,
): string[] {
  const many = type === "Apartamento" || type === "Moradia";
  const count = random.between(1, many ? 9 : 3);
  const rest = INSIDE[type].filter((name) => name !== cover);
  const first = random.between(0, rest.length);
  const inside = Array.from({ length: count }, (_, place) => rest[(first + place) % Math.max(1, rest.length)] ?? cover);
  return [cover, ...inside].map((name, place) => addressOf(name, (colour + Math.floor(place / 4)) % COLOURINGS));
}

/** The addresses of a drawing, in each of its colourings. */
export function coloured(name: string): readonly [string, ...string[]] {
  return [addressOf(name, 0), ...Array.from({ length: COLOURINGS - 1 }, (_, at) => addressOf(name, at + 1))];
}

/** The drawing that an address shows, whatever its colouring. */
export function drawingOf(address = ""): string {
  return address.replace(/^\/fotos\/|\.svg.*$/g, "");
}

/** The address of one picture in one colouring; colouring 0 is the picture as it was drawn. */
export function addressOf(name: string, colour: number): string {
  return colour === 0 ? `/fotos/${name}.svg` : `/fotos/${name}.svg?cor=${colour}`;
}
