/** The collaborators of the page data, whose listings can be chosen (docs/product/listing.md#agent-filter). */
import type { Id } from "#domain/search/criteria.ts";

/** `id` is sent unchanged (docs/product/everywhere.md#ids); `name` is shown to the visitor. */
export type Collaborator = { id: Id; name: string };
