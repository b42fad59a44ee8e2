/** The bodies of the four contact calls as a server should judge them: the fields of each form, and whom it is for. */
import * as v from "valibot";
import { agencyContact, agentContact, generalContact, propertyContact } from "../contacto.ts";
import { id, requestEntries } from "./request-fields.ts";

/** A question about one listing. */
export const propertyContactRequest = v.object({ ...requestEntries(propertyContact.fields), idRef: id });
/** A question to the company. */
export const generalContactRequest = v.object(requestEntries(generalContact.fields));
/** A question to one agent. */
export const agentContactRequest = v.object({ ...requestEntries(agentContact.fields), comercial: id });
/** A question to one agency. */
export const agencyContactRequest = v.object({ ...requestEntries(agencyContact.fields), agencia: id });
