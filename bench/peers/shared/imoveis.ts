/** The listing call and its closed lists, as a host without our client would write them: `fetch`, JSON, nothing else. */
export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"];
export const propertyTypes = [
  "Apartamento",
  "Moradia",
  "Terreno",
  "Garagem",
  "Armazém",
  "Loja",
  "Escritório",
];
export const counts = ["1", "2", "3", "4", "+5"];
export const conditions = ["Novo", "Renovado", "Ruina", "Usado"];
export const sortOrders = [
  { value: "desc", label: "Preço: Descendente" },
  { value: "asc", label: "Preço: Ascendente" },
  { value: "rec", label: "Mais Recentes" },
];

export type Imovel = {
  id: number;
  titulo: string;
  tipoNegocio: string;
  tipoImovel: string;
  conselho: string;
  freguesia: string | null;
  preco: number | null;
  numQuartos: number | null;
  numWCs: number | null;
  areaPrivada: number | null;
  garagem: number | null;
  link: string;
  fotos: { capa: string; fotos: string[] } | null;
};

/** One page of the answer, as a Laravel paginator gives it. */
export type Found = { data: Imovel[]; current_page: number; last_page: number; total: number };

export const noCriteria = {
  page: 1,
  objetivo: [] as string[],
  tipologia: [] as string[],
  localizacao: [] as string[],
  quartos: [] as string[],
  wcs: [] as string[],
  garagem: [] as string[],
  estado: [] as string[],
  minprice: null as number | null,
  maxprice: null as number | null,
  ordem: "rec",
  comercial: [] as number[],
  idRef: "",
};
export type Criteria = typeof noCriteria;

/** Asks for one page of the listings that match; throws when the server refuses. */
export async function searchListings(
  criteria: Criteria,
  apiBase: string,
  signal?: AbortSignal,
): Promise<Found> {
  const answer = await fetch(`${apiBase}/api/imoveis`, {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "X-Requested-With": "XMLHttpRequest",
    },
    body: JSON.stringify(criteria),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`POST /api/imoveis: expected 200, got ${answer.status}.`);
  return (await answer.json()) as Found;
}
