/** A listing of the demo agency. */
import type { EnergyClass } from "#domain/listing/energy-class.ts";
import type { Facts, TipoImovel } from "./facts.ts";
import type { Estado, TipoNegocio } from "./price.ts";
import type { RentalAdvert } from "./rental.ts";

/** One listing, tidy; `answerOf` makes it as untidy as the interface answers it. */
export type Listing = RentalAdvert & {
  id: number;
  /** The reference that visitors quote: `OVR-0231`, the office's code and the number. */
  idRef: string;
  titulo: string;
  descricao: string;
  tipoNegocio: TipoNegocio;
  tipoImovel: TipoImovel;
  conselho: string;
  freguesia: string | null;
  /** In whole euros; `null` when only on request. */
  preco: number | null;
  estado: Estado;
  facts: Facts;
  /** The energy class, as the certificate says it. */
  certificado: EnergyClass;
  fotos: readonly string[];
  /** The agent who looks after it. */
  comercial: number;
  /** When it came on the market, `YYYY-MM-DD`. */
  criado: string;
};
