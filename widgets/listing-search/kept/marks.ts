/** The marks on cards, as keys of listings (docs/product/memory.md#favourites, docs/product/memory.md#seen-listings). */
export type Marks = Readonly<{ favourites: ReadonlySet<string>; seen: ReadonlySet<string> }>;
