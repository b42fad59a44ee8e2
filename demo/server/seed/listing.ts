/** A listing of the demo agency. */
import type { conditions, PropertyType } from "#domain/fields/enumerations.ts";
import type { EnergyClass } from "#domain/listing/energy-class.ts";
import type { Facts } from "./facts.ts";

/** The kind of deal, as on a listing's tag. */
export type TipoNegocio = "Venda" | "Arrendamento" | "Permuta" | "Trespasse";
/** A listing's condition, as spelled in the filter. */
export type Estado = (typeof conditions)[number];

/** A listing as the agency stores it. */
export type Listing = {
  id: number;
  /** The reference that visitors quote, such as `OVR-0231`: the office's code and a number. */
  idRef: string;
  titulo: string;
  descricao: string;
  tipoNegocio: TipoNegocio;
  tipoImovel: PropertyType;
  conselho: string;
  freguesia: string | null;
  /** In degrees (WGS 84), as exactly as the agency shows the place; `null` if it doesn't. */
  latitude: number | null;
  longitude: number | null;
  /** In whole euros; `null` if only given on request. */
  preco: number | null;
  estado: Estado;
  facts: Facts;
  /** The energy class, as on the certificate. */
  certificado: EnergyClass;
  /** Useful area in m²; only for a dwelling for rent. */
  areaUtil: number | null;
  /** Number of the licence of use; only for a dwelling for rent. */
  licenca: string | null;
  /** `T0` to `T5+1`; only for a dwelling for rent. */
  tipologia: string | null;
  fotos: readonly string[];
  /** The id of the agent who looks after it. */
  comercial: number;
  /** When it came on the market, as `YYYY-MM-DD`. */
  criado: string;
};
