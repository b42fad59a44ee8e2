/** A thousand listings, the same ones every time, and the pages of them that `/api/imoveis` answers. */
const PLACES = ["Ovar", "Espinho", "Aveiro", "Porto", "Maia", "Santa Maria da Feira", "Estarreja", "Ílhavo"];
const PARISHES = ["Válega", "Esmoriz", "Cortegaça", "Maceda", "São Vicente de Pereira Jusã", "Arada"];
const TYPES = ["Apartamento", "Moradia", "Terreno", "Garagem", "Armazém", "Loja", "Escritório"];
const PURPOSES = [
  ["Venda", "Comprar"],
  ["Arrendamento", "Arrendar"],
  ["Permuta", "Permutar"],
  ["Trespasse", "Trespassar"],
] as const;
/** The photos' names, without `.jpg`. */
export const PHOTOS = [
  "apartamento-predio",
  "moradia-moderna",
  "moradia-costa",
  "interior-sala",
  "interior-cozinha",
  "jardim",
];
const TOTAL = 1000;

type Listing = ReturnType<typeof makeListing>;
type Body = { page?: number; objetivo?: string[]; tipologia?: string[]; localizacao?: string[] };

const listings: readonly Listing[] = Array.from({ length: TOTAL }, (_, place) => makeListing(TOTAL - place));

/**
 * Answers one search as a Laravel paginator does.
 * @param perPage how many listings a page holds; a site would say 12
 */
export function answerSearch(body: Body, perPage: number): object {
  const isAmong = (wanted: readonly string[] | undefined, value: string) => !wanted?.length || wanted.includes(value);
  const found = listings.filter(
    ({ purpose, listing }) =>
      isAmong(body.objetivo, purpose) &&
      isAmong(body.tipologia, listing.tipoImovel) &&
      isAmong(body.localizacao, listing.conselho),
  );
  const page = body.page ?? 1;
  return {
    data: found.slice((page - 1) * perPage, page * perPage).map(({ listing }) => listing),
    current_page: page,
    last_page: Math.max(1, Math.ceil(found.length / perPage)),
    total: found.length,
  };
}

function makeListing(id: number) {
  // Steps that share no factor with the lists' lengths, so that neighbours differ.
  const pick = <Value>(values: readonly Value[], step: number) => values[(id * step) % values.length] as Value;
  const tipoImovel = pick(TYPES, 3);
  const isDwelling = tipoImovel === "Apartamento" || tipoImovel === "Moradia";
  const [tipoNegocio, purpose] = pick(PURPOSES, 1);
  const photos = PHOTOS.map((_, place) => `/fotos/${PHOTOS[(id + place) % PHOTOS.length]}.jpg?v=${id % 40}`);
  const rooms = (id % 5) + 1;
  const conselho = pick(PLACES, 5);
  const listing = {
    id,
    titulo: `${tipoImovel}${isDwelling ? ` T${rooms}` : ""} com boas áreas em ${conselho}`,
    tipoNegocio,
    tipoImovel,
    conselho,
    freguesia: pick(PARISHES, 1),
    preco: id % 29 === 0 ? 0 : 45_000 + ((id * 7_919) % 600) * 1000,
    numQuartos: isDwelling ? rooms : 0,
    numWCs: isDwelling ? (id % 3) + 1 : 1,
    areaPrivada: 40 + ((id * 31) % 260),
    garagem: id % 3,
    link: `imovel-${id}_${id}`,
    fotos: { capa: photos[0], fotos: photos.slice(1) },
  };
  return { purpose, listing };
}
