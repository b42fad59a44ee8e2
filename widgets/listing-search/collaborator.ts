/** A collaborator whose listings can be chosen, as page data give them (docs/product/listing.md#agent-filter). */
import type { Id } from "#domain/search/criteria.ts";

/** `id` is sent as it came (docs/product/everywhere.md#ids); `name` is what the visitor reads. */
export type Collaborator = { id: Id; name: string };
