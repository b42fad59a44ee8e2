/**
 * Writes a listing's title, in the way of Portuguese ones (type, T-number, what is special, where), and its description, of the
 * same facts that the page lists, so that text and list never disagree.
 */
import type { PropertyType } from "#domain/fields/enumerations.ts";
import { inPlace } from "../../site/list-heading.js";
import type { Listing } from "./listing.ts";
import type { Random } from "./random.ts";

type Described = Pick<Listing, "tipoImovel" | "estado" | "facts" | "conselho" | "freguesia">;

const SPECIAL: Record<PropertyType, readonly string[]> = {
  Apartamento: ["com varanda", "com vista de mar", "com muita luz", "junto à estação", "virado a poente", "no centro"],
  Moradia: ["com piscina e jardim", "geminada", "com logradouro", "em banda", "de gaveto", "com quintal e anexos"],
  Terreno: ["urbano com duas frentes", "para construção", "com projeto aprovado", "rústico com pinhal"],
  Garagem: ["fechada", "em cave com portão automático", "com arrumos", "individual"],
  Armazém: ["na zona industrial", "com cais de carga", "com escritórios", "junto ao nó da A29"],
  Loja: ["de rua com montras", "no centro", "com esplanada", "equipada para restauração", "de esquina"],
  Escritório: ["em open space", "com receção", "com duas salas", "mobilado"],
};

/** Parts of the place, not features of the listing: "no centro de Maceda". */
const PARTS_OF_PLACE: readonly string[] = ["no centro", "na zona industrial", "junto à estação"];

const INSIDE = [
  "Recebe sol durante toda a tarde.",
  "Fica numa rua com água, luz, gás e saneamento.",
  "Tem acesso largo e lugar para estacionar à porta.",
  "Os papéis estão em ordem e a visita é fácil de marcar.",
];
const AROUND = [
  "A escola, a farmácia e o supermercado ficam a menos de dez minutos a pé.",
  "O comboio para o Porto passa de meia em meia hora e a autoestrada fica a cinco minutos.",
  "A praia e os passadiços estão perto o suficiente para ir de bicicleta.",
  "É uma zona sossegada, com vizinhança de há muitos anos.",
  "Há mercado aos sábados e várias esplanadas na mesma rua.",
];
const VISIT = [
  "Marque a sua visita: fazemos visitas também ao fim da tarde e ao sábado.",
  "Tratamos de toda a papelada até à escritura.",
  "Fale connosco para receber a planta.",
];

/** Returns the title of one listing. */
export function titleOf(listing: Described, random: Random): string {
  const { tipoImovel, facts } = listing;
  const rooms = facts.numQuartos === null ? "" : `T${facts.numQuartos}`;
  const special = listing.estado === "Ruina" ? "para recuperar" : random.pick(SPECIAL[tipoImovel]);
  const what = `${rooms ? `${tipoImovel} ${rooms}` : tipoImovel} ${special}`;
  const form = random.between(1, 10);
  if (form === 1) return `${rooms || tipoImovel} - ${placeOf(listing)}`;
  if (form === 2) return what;
  const where = inPlace(placeOf(listing));
  return `${what} ${PARTS_OF_PLACE.includes(special) ? where.replace(/^(?:em|n)/, (word) => (word === "em" ? "de" : "d")) : where}`;
}

/** Returns two paragraphs, parted by a blank line. */
export function descriptionOf(listing: Omit<Described, "estado">, random: Random): string {
  const inside = listing.facts.areaPrivada === null ? "" : ` com ${listing.facts.areaPrivada} m² de área privada`;
  const first = `${listing.tipoImovel} ${inPlace(placeOf(listing))}${inside}.`;
  const start = random.between(0, INSIDE.length - 1);
  const details = [INSIDE[start], INSIDE[(start + 1) % INSIDE.length]];
  return `${[first, ...details].join(" ")}\n\n${random.pick(AROUND)} ${random.pick(VISIT)}`;
}

/** Returns the parish where its name is a plain one, else the municipality: names of united parishes are too long. */
function placeOf({ conselho, freguesia }: Pick<Listing, "conselho" | "freguesia">): string {
  const plain = freguesia !== null && freguesia.length <= 24 && !freguesia.includes("(");
  return plain ? freguesia : conselho;
}
