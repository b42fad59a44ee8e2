/**
 * Chooses the pictures of a listing: a cover that fits its type, then rooms and surroundings, each in one of eight colourings.
 * Some listings have no picture, because the widgets must cope with it (docs/product/cards.md#photos). Some twenty drawings do
 * for thousands of listings: each gets the cover that was seen longest ago in the lists that a visitor may find it in, so that
 * in a narrow list one may come back within a screen, in other colours.
 */
import type { PropertyType } from "#domain/fields/enumerations.ts";
import type { Listing } from "./listing.ts";
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

/** Number of colourings of each drawing. */
const COLOURINGS = 8;

/** The values of a listing by which visitors narrow a list. */
type Findable = Pick<Listing, "tipoImovel" | "tipoNegocio" | "conselho" | "facts">;

/** Returns the photographer of listings that come newest first: it gives each its pictures, or the ones `written` for it. */
export function photographer(random: Random) {
  const [drawings, addresses] = [coversSeen(), coversSeen()];
  return (listing: Findable, written: readonly string[] | undefined): readonly string[] => {
    const photos = written ?? draw(listing);
    drawings.note(listing, drawingOf(photos[0]));
    addresses.note(listing, photos[0] ?? "");
    return photos;
  };

  /** Returns 2 to 10 pictures, the cover first. */
  function draw(listing: Findable): string[] {
    if (random.chance(0.045)) return [];
    const type = listing.tipoImovel;
    const isDwelling = type === "Apartamento" || type === "Moradia";
    // A dwelling also shows a room first.
    const cover = drawings.choose(
      listing,
      isDwelling ? [...FROM_OUTSIDE[type], ...INSIDE[type]] : FROM_OUTSIDE[type],
    );
    const colourings = Array.from({ length: COLOURINGS }, (_, colour) => addressOf(cover, colour));
    const colour = colourings.indexOf(addresses.choose(listing, colourings));
    const count = random.between(1, isDwelling ? 9 : 3);
    const rest = INSIDE[type].filter((name) => name !== cover);
    const first = random.between(0, rest.length);
    const inside = Array.from(
      { length: count },
      (_, at) => rest[(first + at) % Math.max(1, rest.length)] ?? cover,
    );
    return [cover, ...inside].map((name, place) =>
      addressOf(name, (colour + Math.floor(place / 4)) % COLOURINGS),
    );
  }
}

/** Remembers covers, drawings or addresses, by the lists that they were seen in. */
function coversSeen() {
  const seen = new Map<string, string[]>();
  return {
    /** Returns the cover whose last appearances in the listing's lists lie furthest back; of equals the first. */
    choose(listing: Findable, fitting: readonly string[]): string {
      const shown = listsOf(listing).map((list) => seen.get(list) ?? []);
      const nearness = (cover: string) =>
        shown.reduce((sum, covers) => {
          const last = covers.lastIndexOf(cover);
          return last < 0 ? sum : sum + 1 / (covers.length - last) ** 2;
        }, 0);
      return fitting.reduce((best, cover) => (nearness(cover) < nearness(best) ? cover : best));
    },
    note(listing: Findable, cover: string): void {
      for (const list of listsOf(listing))
        seen.set(list, [...(seen.get(list) ?? []).slice(-30), cover]);
    },
  };
}

/** Returns the lists that it stands in, each by a name: all, and those of the filters that visitors set most. */
function listsOf({ tipoImovel, tipoNegocio, conselho, facts }: Findable): string[] {
  const rooms = `T${facts.numQuartos}`;
  const ofType = ["", tipoNegocio, conselho, rooms, `${tipoNegocio} ${rooms}`].map(
    (more) => `${tipoImovel} ${more}`,
  );
  return ["", tipoNegocio, conselho, rooms, ...ofType];
}

/** Returns the drawing that an address shows, whatever its colouring. */
export function drawingOf(address = ""): string {
  return address.replace(/^\/fotos\/|\.svg.*$/g, "");
}

/** Returns the address of one picture in one colouring; colouring 0 is the picture as it was drawn. */
export function addressOf(name: string, colour: number): string {
  return colour === 0 ? `/fotos/${name}.svg` : `/fotos/${name}.svg?cor=${colour}`;
}
