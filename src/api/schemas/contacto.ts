/** The bodies of the four contact calls as a server should judge them: the fields of each form, and whom it is for. */
import * as v from "valibot";
import { agencyContact, agentContact, generalContact, propertyContact } from "../contacto.ts";
import { id, toEntries } from "./request-fields.ts";

/** A question about one listing. */
export const propertyContactRequest = v.object({ ...toEntries(propertyContact.fields), idRef: id });
/** A question to the company. */
export const generalContactRequest = v.object(toEntries(generalContact.fields));
/** A question to one agent. */
export const agentContactRequest = v.object({ ...toEntries(agentContact.fields), comercial: id });
/** A question to one agency. */
export const agencyContactRequest = v.object({ ...toEntries(agencyContact.fields), agencia: id });
