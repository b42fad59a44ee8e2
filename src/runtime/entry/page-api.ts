/** The page's calls to the widgets (docs/contract.md#the-visitors-consent, docs/contract.md#a-heart-of-the-pages-own). */
export type ImoWidgets = {
  /**
   * Says what the visitor chose: `true` lets their browser keep which listings they opened and what they searched for last;
   * `false` keeps nothing of it and clears what is there. Counts as long as the document lives.
   */
  memory(mayKeep: boolean): void;
  /**
   * For a heart of the page's own, on a listing's page: whether the visitor keeps this listing among their favourites; with
   * `isFavorite` keeps it, or lets it go, first.
   * @param listing as `POST /api/imoveis` gives it, with at least its `id` or its `link`
   * @returns rejects with a `TypeError` for anything else, and with what the browser said when the code did not come
   */
  favorite(listing: object, isFavorite?: boolean): Promise<boolean>;
};

declare global {
  /** There once the bundle has started; before that a page writes `data-imo-memory` of `<html>` itself. */
  var imoWidgets: ImoWidgets | undefined;
}
