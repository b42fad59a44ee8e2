/**
 * Names a page of search results: "Apartamentos para arrendar em Ovar". The server writes it as the page's h1
 * (demo/server/pages/list.ts), list.js again after each search on the page.
 */

const TYPES = {
  Apartamento: "apartamentos",
  Moradia: "moradias",
  Terreno: "terrenos",
  Garagem: "garagens",
  Armazém: "armazéns",
  Loja: "lojas",
  Escritório: "escritórios",
};

const PURPOSES = { Comprar: "comprar", Arrendar: "arrendar", Permutar: "permuta", Trespassar: "trespasse" };

/** Places that take the article: "no Porto", "na Maia". All others take "em". */
const WITH_ARTICLE = {
  Porto: "no Porto",
  Bonfim: "no Bonfim",
  Maia: "na Maia",
  Murtosa: "na Murtosa",
  Torreira: "na Torreira",
  Madalena: "na Madalena",
  Lomba: "na Lomba",
  Monte: "no Monte",
  "Figueira da Foz": "na Figueira da Foz",
  "Póvoa de Varzim": "na Póvoa de Varzim",
  "Póvoa de Lanhoso": "na Póvoa de Lanhoso",
  Trofa: "na Trofa",
  Mealhada: "na Mealhada",
  "Marco de Canaveses": "no Marco de Canaveses",
  "Gafanha da Nazaré": "na Gafanha da Nazaré",
  "Gafanha da Encarnação": "na Gafanha da Encarnação",
};

/** More words than these make no heading. */
const MOST = 2;

/** "em Esmoriz", "no Porto": the place as a sentence takes it. */
export function inPlace(place) {
  const isUnion = place.startsWith("União ");
  return WITH_ARTICLE[place] ?? `${isUnion ? "na" : "em"} ${place}`;
}

/** The heading for these filters; "Imóveis" alone where nothing says more. */
export function listHeading({ objetivo, tipologia, localizacao }) {
  const types = tipologia.length > MOST ? [] : tipologia.map((type) => TYPES[type] ?? type);
  const purposes = objetivo.length > MOST ? [] : objetivo.map((purpose) => PURPOSES[purpose] ?? purpose);
  const places = localizacao.length > MOST ? [`em ${localizacao.length} localizações`] : localizacao.map(inPlace);
  const words = [
    types.join(" e ") || "imóveis",
    purposes.length > 0 && `para ${purposes.join(" ou ")}`,
    places.join(" e "),
  ];
  const heading = words.filter(Boolean).join(" ");
  return heading[0].toUpperCase() + heading.slice(1);
}
