/** A collaborator whose homes can be chosen, as page data gives him (SPEC §3): the id travels as it came (DECISIONS 34). */
import type { Id } from "#domain/criteria.ts";

export type Collaborator = { id: Id; name: string };
