/** A valuation request as a server should judge it: as the wizard does. */
import * as v from "valibot";
import { valuationFields } from "../agendamento.ts";
import { toEntries } from "./request-fields.ts";

/** The body of the call. */
export const agendamentoRequest = v.object(toEntries(valuationFields));
