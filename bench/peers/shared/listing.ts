/** What a card says about a listing: price, place and facts in Portuguese. */

export type Listing = {
  id: number;
  titulo: string;
  tipoNegocio: string;
  tipoImovel: string;
  conselho: string;
  freguesia: string;
  preco: number;
  numQuartos: number;
  numWCs: number;
  areaPrivada: number;
  garagem: number;
  link: string;
  fotos: { capa: string; fotos: string[] };
};

const euros = new Intl.NumberFormat("pt-PT", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
  useGrouping: true,
});
const number = new Intl.NumberFormat("pt-PT", { maximumFractionDigits: 2 });

/** @returns `250 000 €`, or `Sob Consulta` without a price */
export function formatPrice(price: number): string {
  return price > 0 ? euros.format(price) : "Sob Consulta";
}

/** @returns municipality and parish, cut after 30 characters */
export function formatAddress({ conselho, freguesia }: Listing): string {
  const whole = [conselho, freguesia].filter(Boolean).join(", ");
  return whole.length > 30 ? `${whole.slice(0, 30)}...` : whole;
}

/** @returns the facts that the listing has, in words */
export function listFacts({ numQuartos, numWCs, areaPrivada, garagem }: Listing): string[] {
  return [
    numQuartos > 0 ? `${numQuartos} ${numQuartos === 1 ? "quarto" : "quartos"}` : "",
    numWCs > 0 ? `${numWCs} WC` : "",
    areaPrivada > 0 ? `${number.format(areaPrivada)} m²` : "",
    garagem > 0 ? `${garagem} ${garagem === 1 ? "lugar" : "lugares"}` : "",
  ].filter(Boolean);
}
