/** A page of results in the shape of Laravel's `paginate()`, except its ready-made links, which no widget reads. */

/** Listings on a page of the listing. */
export const PER_PAGE = 12;

/** Wraps one page of items; `path` is the URL of the call itself. A page beyond the last has no data. */
export function paginator<Item>(data: Item[], page: number, total: number, path: string) {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const from = data.length > 0 ? (page - 1) * PER_PAGE + 1 : null;
  const urlOf = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from,
    last_page: last,
    last_page_url: urlOf(last),
    next_page_url: page < last ? urlOf(page + 1) : null,
    path,
    per_page: PER_PAGE,
    prev_page_url: page > 1 ? urlOf(page - 1) : null,
    to: from === null ? null : from + data.length - 1,
    total,
  };
}
