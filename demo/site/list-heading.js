/**
 * Names a page of search results, such as "Apartamentos para arrendar em Ovar". The server writes
 * the name as the page's h1 (demo/server/pages/list.ts), and list.js updates it after each search
 * on the page.
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

const PURPOSES = {
  Comprar: "comprar",
  Arrendar: "arrendar",
  Permutar: "permuta",
  Trespassar: "trespasse",
};

/** Places that take an article: "no Porto", "na Maia". All others take "em". */
const MASCULINE = ["Porto", "Bonfim", "Monte", "Marco de Canaveses"];
const FEMININE =
  /^(Maia|Murtosa|Torreira|Madalena|Lomba|Figueira da Foz|Póvoa de (Varzim|Lanhoso)|Trofa|Mealhada|Gafanha da (Nazaré|Encarnação)|União .*)$/;

/** The heading names at most this many values of a filter. */
const MOST = 2;

/** Returns the place as it is used in a sentence: "em Esmoriz", "no Porto". */
export function inPlace(place) {
  if (MASCULINE.includes(place)) return `no ${place}`;
  return `${FEMININE.test(place) ? "na" : "em"} ${place}`;
}

/** Returns the heading for these filters; only "Imóveis" if no filter adds a word. */
export function listHeading({ objetivo, tipologia, localizacao }) {
  const types = tipologia.length > MOST ? [] : tipologia.map((type) => TYPES[type] ?? type);
  const purposes =
    objetivo.length > MOST ? [] : objetivo.map((purpose) => PURPOSES[purpose] ?? purpose);
  const places =
    localizacao.length > MOST
      ? [`em ${localizacao.length} localizações`]
      : localizacao.map(inPlace);
  const words = [
    types.join(" e ") || "imóveis",
    purposes.length > 0 && `para ${purposes.join(" ou ")}`,
    places.join(" e "),
  ];
  const heading = words.filter(Boolean).join(" ");
  return heading[0].toUpperCase() + heading.slice(1);
}
