/** A collaborator whose listings can be chosen, as page data give them (SPEC §3). */
import type { Id } from "#domain/criteria.ts";

/** `id` is sent as it came (DECISIONS 34); `name` is what the visitor reads. */
export type Collaborator = { id: Id; name: string };
