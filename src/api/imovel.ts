/** One listing (docs/contract.md#fields-of-an-answer); a bad field becomes `""` or `null`. */
import * as v from "valibot";
import { parseGivenNumber } from "#domain/format/given-number.ts";
import { ownKeys } from "#domain/own-keys.ts";

/** Text, or a number, because a parish may be called `1143`. */
const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), "");
const number = v.fallback(v.pipe(v.unknown(), v.transform(parseGivenNumber)), null);
const srcset = v.fallback(v.optional(v.string()), undefined);
const photo = v.fallback(
  v.nullable(
    v.union([
      v.string(),
      v.object(ownKeys({ url: v.string(), srcset })),
      v.object(ownKeys({ src: v.string(), srcset })),
    ]),
  ),
  null,
);

export const imovel = v.object(
  ownKeys({
    id: v.fallback(v.nullable(v.union([v.string(), v.number()])), null),
    identidade: text,
    titulo: text,
    tipoNegocio: text,
    tipoImovel: text,
    tipologia: text,
    conselho: text,
    freguesia: text,
    preco: number,
    numQuartos: number,
    numWCs: number,
    areaPrivada: number,
    areaUtil: number,
    areaTerreno: number,
    numFrentes: number,
    inclinacao: number,
    numMontras: number,
    numAndares: number,
    garagem: number,
    certificado: text,
    licenca: text,
    alvara: text,
    latitude: number,
    longitude: number,
    link: text,
    fotos: v.fallback(
      v.nullable(v.object(ownKeys({ capa: photo, fotos: v.fallback(v.array(photo), []) }))),
      null,
    ),
  }),
);

/** A checked listing: `preco` is in €, areas are in m², `inclinacao` is in %. */
export type Imovel = v.InferOutput<typeof imovel>;
