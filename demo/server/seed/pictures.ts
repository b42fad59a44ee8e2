/**
 * Chooses a listing's pictures: a cover that fits its type, then rooms and surroundings, each in
 * one of eight colourings. Some listings don't have a picture, because the widgets must cope with
 * that (docs/product/cards.md#photos). Some twenty drawings serve thousands of listings. Each
 * listing gets the cover that was last seen longest ago in the lists that contain the listing. In a
 * narrow list, a cover may therefore come back within a screen, in other colours.
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

/** The values by which visitors narrow a list. */
type Findable = Pick<Listing, "tipoImovel" | "tipoNegocio" | "conselho" | "facts">;

/**
 * Returns a function that chooses each listing's pictures, or takes the ones `written` for it. Call
 * it with listings newest first.
 */
export function photographer(random: Random) {
  const [drawings, addresses] = [coversSeen(), coversSeen()];
  return (listing: Findable, written: readonly string[] | undefined): readonly string[] => {
    const photos = written ?? draw(listing);
    drawings.note(listing, drawingOf(photos[0]));
    addresses.note(listing, photos[0] ?? "");
    return photos;
  };

  /** Returns 2 to 10 pictures, cover first; or none. */
  function draw(listing: Findable): string[] {
    if (random.chance(0.045)) return [];
    const type = listing.tipoImovel;
    const isDwelling = type === "Apartamento" || type === "Moradia";
    // A dwelling may have a room as its cover.
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

/** Remembers covers, as drawings or addresses, by the lists that they were seen in. */
function coversSeen() {
  const seen = new Map<string, string[]>();
  return {
    /** Returns the cover last seen longest ago in the listing's lists; among equals, the first. */
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

/**
 * Returns the names of the lists that the listing is in: all, and those of the filters that
 * visitors use most.
 */
function listsOf({ tipoImovel, tipoNegocio, conselho, facts }: Findable): string[] {
  const rooms = `T${facts.numQuartos}`;
  const ofType = ["", tipoNegocio, conselho, rooms, `${tipoNegocio} ${rooms}`].map(
    (more) => `${tipoImovel} ${more}`,
  );
  return ["", tipoNegocio, conselho, rooms, ...ofType];
}

/** Returns the name of the drawing at an address, in any colouring. */
export function drawingOf(address = ""): string {
  return address.replace(/^\/fotos\/|\.svg.*$/g, "");
}

/** Returns a picture's address in one colouring; colouring 0 is the original. */
export function addressOf(name: string, colour: number): string {
  return colour === 0 ? `/fotos/${name}.svg` : `/fotos/${name}.svg?cor=${colour}`;
}
