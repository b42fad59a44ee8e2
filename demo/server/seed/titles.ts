/**
 * Writes the listings' titles, in the way of Portuguese ones: type, T-number, what is special, where. Names of
 * united parishes are too long for a title, so the municipality is named in their place.
 */

import type { PropertyType } from "#domain/fields/enumerations.ts";
import { inPlace } from "../../site/list-heading.js";
import type { Listing } from "./listing.ts";
import type { Random } from "./random.ts";

type Titled = Pick<Listing, "tipoImovel" | "estado" | "facts" | "conselho" | "freguesia">;

const SPECIAL: Record<PropertyType, readonly string[]> = {
  Apartamento: ["com varanda", "com vista de mar", "com muita luz", "junto à estação", "virado a poente", "no centro"],
  Moradia: ["com piscina e jardim", "geminada", "com logradouro", "em banda", "de gaveto", "com quintal e anexos"],
  Terreno: ["urbano com duas frentes", "para construção", "com projeto aprovado", "rústico com pinhal"],
  Garagem: ["fechada", "em cave com portão automático", "com arrumos", "individual"],
  Armazém: ["na zona industrial", "com cais de carga", "com escritórios", "junto ao nó da A29"],
  Loja: ["de rua com montras", "no centro", "com esplanada", "equipada para restauração", "de esquina"],
  Escritório: ["em open space", "com receção", "com duas salas", "mobilado"],
};

/** The title of one listing. */
export function titleOf(listing: Titled, random: Random): string {
  const special = listing.estado === "Ruina" ? "para recuperar" : random.pick(SPECIAL[listing.tipoImovel]);
  const what = `${nameOf(listing)} ${special}`;
  const form = random.between(1, 10);
  if (form === 1) return `${shortNameOf(listing)} - ${placeOf(listing)}`;
  if (form === 2) return what;
  const where = inPlace(placeOf(listing));
  return `${what} ${PARTS_OF_PLACE.includes(special) ? where.replace(/^(?:em|n)/, (word) => (word === "em" ? "de" : "d")) : where}`;
}

/** Parts of the place, not features of the listing: "no centro de Maceda". */
const PARTS_OF_PLACE: readonly string[] = ["no centro", "na zona industrial", "junto à estação"];

/** The parish where its name is a plain one, else the municipality. */
export function placeOf({ conselho, freguesia }: Pick<Listing, "conselho" | "freguesia">): string {
  const plain = freguesia !== null && freguesia.length <= 24 && !freguesia.includes("(");
  return plain ? freguesia : conselho;
}

function nameOf({ tipoImovel, facts }: Titled): string {
  return facts.numQuartos === null ? tipoImovel : `${tipoImovel} T${facts.numQuartos}`;
}

function shortNameOf({ tipoImovel, facts }: Titled): string {
  return facts.numQuartos === null ? tipoImovel : `T${facts.numQuartos}`;
}
