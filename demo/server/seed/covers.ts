/**
 * Which cover a listing gets: the one that was seen longest ago in the lists that a visitor may find the listing in. Some
 * twenty drawings do for thousands of listings, so that in a narrow list one may come back within a screen, in other colours.
 */
import type { Listing } from "./listing.ts";

/** By what visitors narrow a list. */
export type Findable = Pick<Listing, "tipoImovel" | "tipoNegocio" | "conselho" | "facts">;

/** Remembers the covers, drawings or addresses, of listings that come newest first, as lists show them. */
export class Covers {
  readonly #lists = new Map<string, string[]>();

  /** Of the covers that fit the one whose last appearances in the listing's lists lie furthest back; of equals the first. */
  choose(listing: Findable, fitting: readonly string[]): string {
    const shown = listsOf(listing).map((list) => this.#lists.get(list) ?? []);
    const nearness = (cover: string) =>
      shown.reduce((sum, covers) => {
        const last = covers.lastIndexOf(cover);
        return last < 0 ? sum : sum + 1 / (covers.length - last) ** 2;
      }, 0);
    return fitting.reduce((best, cover) => (nearness(cover) < nearness(best) ? cover : best));
  }

  /** The listing shows this cover; `undefined` where it has no photo. */
  note(listing: Findable, cover: string | undefined): void {
    for (const list of listsOf(listing)) {
      const covers = this.#lists.get(list) ?? [];
      this.#lists.set(list, [...covers.slice(-30), cover ?? ""]);
    }
  }
}

/** The lists that it stands in, each by a name: all, and those of the filters that visitors set most. */
function listsOf({ tipoImovel, tipoNegocio, conselho, facts }: Findable): string[] {
  const rooms = `T${facts.numQuartos}`;
  return [
    [],
    [tipoNegocio],
    [conselho],
    [rooms],
    [tipoImovel],
    [tipoImovel, tipoNegocio],
    [tipoImovel, conselho],
    [tipoImovel, rooms],
    [tipoImovel, tipoNegocio, rooms],
  ].map((filters) => filters.join(" "));
}
