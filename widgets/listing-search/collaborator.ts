/** The collaborators to choose from (docs/product/listing.md#agent-filter). */
import type { Id } from "#domain/search/criteria.ts";

/** `id` is sent unchanged (docs/product/everywhere.md#ids). */
export type Collaborator = { id: Id; name: string };
