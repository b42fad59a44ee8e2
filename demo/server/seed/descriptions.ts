/**
 * What the agency writes about a listing: two paragraphs, made of the same facts that the page lists, so that text and
 * list never disagree.
 */
import type { Facts, TipoImovel } from "./facts.ts";
import type { Random } from "./random.ts";
import { inPlace, placeOf } from "./titles.ts";

type Listing = { tipoImovel: TipoImovel; facts: Facts; conselho: string; freguesia: string | null };

const INSIDE: Record<TipoImovel, readonly string[]> = {
  Apartamento: [
    "A sala recebe luz durante toda a tarde e abre para uma varanda onde cabe uma mesa.",
    "A cozinha está equipada e tem lavandaria independente.",
    "Os quartos têm roupeiros embutidos e estores elétricos.",
    "O prédio tem elevador e condomínio organizado.",
  ],
  Moradia: [
    "No rés-do-chão ficam a sala, com recuperador de calor, e a cozinha, que abre para o jardim.",
    "Tem painéis solares, caixilharia com corte térmico e pré-instalação de ar condicionado.",
    "O logradouro é murado e tem espaço para horta, churrasqueira e brincadeiras.",
    "A suíte tem closet e varanda virada a nascente.",
  ],
  Terreno: [
    "Tem água, luz e saneamento à porta.",
    "O PDM permite construção de dois pisos acima da cota de soleira.",
    "Confina com caminho público e tem boa exposição solar.",
  ],
  Garagem: ["O portão é automático e o acesso é largo.", "Fica numa cave seca, com iluminação e câmara."],
  Armazém: [
    "Tem portão seccionado, quadro elétrico trifásico e cobertura em painel sandwich.",
    "O acesso de pesados faz-se sem manobras.",
  ],
  Loja: [
    "A montra dá para uma rua de passagem, com estacionamento à porta.",
    "Tem extração de fumos, casa de banho para o público e arrecadação.",
  ],
  Escritório: [
    "As salas têm ar condicionado, chão técnico e rede estruturada.",
    "O edifício tem receção e sala de reuniões partilhada.",
  ],
};

const AROUND = [
  "A escola, a farmácia e o supermercado ficam a menos de dez minutos a pé.",
  "O comboio para o Porto passa de meia em meia hora e a autoestrada fica a cinco minutos.",
  "A praia e os passadiços estão perto o suficiente para ir de bicicleta.",
  "É uma zona sossegada, com vizinhança de há muitos anos.",
  "Há mercado aos sábados e várias esplanadas na mesma rua.",
];

const VISIT = [
  "Marque a sua visita: fazemos visitas também ao fim da tarde e ao sábado.",
  "Tratamos do financiamento e de toda a papelada até à escritura.",
  "Fale connosco para receber a planta e o certificado energético.",
];

/** Two paragraphs, parted by a blank line. */
export function descriptionOf(listing: Listing, random: Random): string {
  const inside = listing.facts.areaPrivada === null ? "" : ` com ${listing.facts.areaPrivada} m² de área privada`;
  const first = `${listing.tipoImovel} ${inPlace(placeOf(listing))}${inside}.`;
  const about = INSIDE[listing.tipoImovel];
  const start = random.between(0, about.length - 1);
  const details = [about[start], about[(start + 1) % about.length]];
  return `${[first, ...details].join(" ")}\n\n${random.pick(AROUND)} ${random.pick(VISIT)}`;
}
