/**
 * Calls that the page can make to the widgets (docs/contract.md#the-visitors-consent,
 * docs/contract.md#a-heart-of-the-pages-own).
 */
export type ImoWidgets = {
  /**
   * Passes on what the visitor chose. `true` lets their browser keep which listings they opened and
   * what they last searched for; `false` keeps none of that and clears what was kept. Applies for
   * the life of the document.
   */
  memory(mayKeep: boolean): void;
  /**
   * For the page's own heart on a listing's page: returns whether this listing is one of the
   * visitor's favourites. With `isFavorite`, adds or removes it first.
   * @param listing as `POST /api/imoveis` returns it, with at least its `id` or its `link`
   * @returns a promise, which rejects with a `TypeError` for any other `listing`, and with the
   * browser's error if the code couldn't be loaded
   */
  favorite(listing: object, isFavorite?: boolean): Promise<boolean>;
};

declare global {
  /**
   * Defined once the bundle has started; until then a page sets `data-imo-memory` on `<html>`
   * itself.
   */
  var imoWidgets: ImoWidgets | undefined;
}
