/**
 * Which page numbers a row has (docs/product/pagination.md#pages-shown). PHP has the same rule
 * (laravel/src/Drawing/Widgets/Pagination.php).
 */

/** The row of this page, with `null` for the dots. */
export function pagesShown(page: number, lastPage: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((number, place) => {
    const before = shown[place - 1];
    const hidden = before === undefined ? 0 : number - before - 1;
    // The dots would take the room of the one page that they stand for.
    if (hidden === 1) return [number - 1, number];
    return hidden > 1 ? [null, number] : [number];
  });
}
