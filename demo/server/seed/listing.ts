/** A listing of the demo agency. */
import type { conditions, PropertyType } from "#domain/fields/enumerations.ts";
import type { EnergyClass } from "#domain/listing/energy-class.ts";
import type { Facts } from "./facts.ts";

/** The kind of deal, as a listing's tag says. */
export type TipoNegocio = "Venda" | "Arrendamento" | "Permuta" | "Trespasse";
/** The condition of a listing, as the filter spells it. */
export type Estado = (typeof conditions)[number];

/** A listing as the agency keeps it. */
export type Listing = {
  id: number;
  /** The reference that visitors quote: `OVR-0231`, the office's code and the number. */
  idRef: string;
  titulo: string;
  descricao: string;
  tipoNegocio: TipoNegocio;
  tipoImovel: PropertyType;
  conselho: string;
  freguesia: string | null;
  /** In whole euros; `null` when only on request. */
  preco: number | null;
  estado: Estado;
  facts: Facts;
  /** The energy class, as the certificate says it. */
  certificado: EnergyClass;
  /** Useful area in m², of a dwelling for rent. */
  areaUtil: number | null;
  /** Number of the licence of use, of a dwelling for rent. */
  licenca: string | null;
  /** `T0` to `T5+1`, of a dwelling for rent. */
  tipologia: string | null;
  fotos: readonly string[];
  /** The agent who looks after it. */
  comercial: number;
  /** When it came on the market, `YYYY-MM-DD`. */
  criado: string;
};
