/**
 * Writes a listing's description: two paragraphs, made of the same facts that the page lists, so that text and
 * list never disagree.
 */
import { inPlace } from "../../site/list-heading.js";
import type { Listing } from "./listing.ts";
import type { Random } from "./random.ts";
import { placeOf } from "./titles.ts";

type Described = Pick<Listing, "tipoImovel" | "facts" | "conselho" | "freguesia">;

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

/** Two paragraphs, parted by a blank line. */
export function descriptionOf(listing: Described, random: Random): string {
  const inside = listing.facts.areaPrivada === null ? "" : ` com ${listing.facts.areaPrivada} m² de área privada`;
  const first = `${listing.tipoImovel} ${inPlace(placeOf(listing))}${inside}.`;
  const start = random.between(0, INSIDE.length - 1);
  const details = [INSIDE[start], INSIDE[(start + 1) % INSIDE.length]];
  return `${[first, ...details].join(" ")}\n\n${random.pick(AROUND)} ${random.pick(VISIT)}`;
}
