/** The listing search as a server should judge it (docs/contract.md#bodies, docs/contract.md#listing-answer). */
import * as v from "valibot";
import { counts, propertyTypes } from "#domain/fields/enumerations.ts";
import { conditions, purposes, sortOrders } from "#domain/fields/listing-enumerations.ts";
import { id, optionalText } from "./request-fields.ts";

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const price = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** The body of the call. */
export const imoveisRequest = v.object({
  page: pageNumber,
  objetivo: v.array(v.picklist(purposes)),
  tipologia: v.array(v.picklist(propertyTypes)),
  localizacao: v.array(v.string()),
  quartos: v.array(v.picklist(counts)),
  wcs: v.array(v.picklist(counts)),
  garagem: v.array(v.picklist(counts)),
  estado: v.array(v.picklist(conditions)),
  minprice: price,
  maxprice: price,
  ordem: v.picklist(sortOrders.map((order) => order.value)),
  comercial: v.array(id),
  idRef: optionalText,
});
/** A search, as it is sent. */
export type ImoveisRequest = v.InferOutput<typeof imoveisRequest>;
