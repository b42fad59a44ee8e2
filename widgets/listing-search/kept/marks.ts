/** The marks on cards (docs/product/memory.md#favourites, docs/product/memory.md#seen-listings): keys of listings. */
export type Marks = Readonly<{ favourites: ReadonlySet<string>; seen: ReadonlySet<string> }>;
