/**
 * A page of results in the shape of Laravel's `paginate()`, key by key (checked against laravel/framework 12): the
 * widgets read four of them, but developers who compare it with their own host should see the same answer.
 */

/** Listings on a page of the listing. */
export const PER_PAGE = 12;

type Link = { url: string | null; label: string; page: number | null; active: boolean };

/** A page as Laravel answers it. A page beyond the last has no data, and says which page was asked for. */
export type Paginator<Item> = {
  current_page: number;
  data: Item[];
  first_page_url: string;
  from: number | null;
  last_page: number;
  last_page_url: string;
  links: Link[];
  next_page_url: string | null;
  path: string;
  per_page: number;
  prev_page_url: string | null;
  to: number | null;
  total: number;
};

/** Wraps one page of items; `path` is the address of the call itself. */
export function paginator<Item>(data: Item[], page: number, total: number, path: string): Paginator<Item> {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const from = data.length > 0 ? (page - 1) * PER_PAGE + 1 : null;
  const urlOf = (number: number) => `${path}?page=${number}`;
  const next = page < last ? page + 1 : null;
  const previous = page > 1 ? page - 1 : null;
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from,
    last_page: last,
    last_page_url: urlOf(last),
    links: linksOf(page, last, previous, next, urlOf),
    next_page_url: next === null ? null : urlOf(next),
    path,
    per_page: PER_PAGE,
    prev_page_url: previous === null ? null : urlOf(previous),
    to: from === null ? null : from + data.length - 1,
    total,
  };
}

function linksOf(
  page: number,
  last: number,
  previous: number | null,
  next: number | null,
  urlOf: (page: number) => string,
): Link[] {
  const step = (label: string, to: number | null): Link => ({
    url: to === null ? null : urlOf(to),
    label,
    page: to,
    active: false,
  });
  const numbers = pagesShown(page, last).map((shown) =>
    shown === null ? step("...", null) : { ...step(String(shown), shown), active: shown === page },
  );
  return [step("&laquo; Previous", previous), ...numbers, step("Next &raquo;", next)];
}

const ON_EACH_SIDE = 3;

/** Laravel's window: all pages of a short list, else both ends and three to each side; `null` is a gap. */
function pagesShown(page: number, last: number): (number | null)[] {
  const near = ON_EACH_SIDE + 4;
  if (last < ON_EACH_SIDE * 2 + 8) return range(1, last);
  if (page <= near) return [...range(1, near + ON_EACH_SIDE), null, ...range(last - 1, last)];
  if (page > last - near) return [1, 2, null, ...range(last - (near + ON_EACH_SIDE - 1), last)];
  return [1, 2, null, ...range(page - ON_EACH_SIDE, page + ON_EACH_SIDE), null, ...range(last - 1, last)];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
