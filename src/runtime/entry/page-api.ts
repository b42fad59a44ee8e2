/**
 * What a page tells the widgets by `imoWidgets` (docs/contract.md#the-visitors-consent). Its declaration ships as the compiler
 * emits it from this file (build/declarations.ts).
 */

/** What `imoWidgets` holds. */
export type ImoWidgets = {
  /**
   * Says what the visitor chose: `true` lets their browser keep which listings they opened and what they searched for last;
   * `false` keeps nothing of it and clears what is there. Counts as long as the document lives.
   */
  memory(mayKeep: boolean): void;
};

declare global {
  /** There once the bundle has started; before that a page writes `data-imo-memory` of `<html>` itself. */
  var imoWidgets: ImoWidgets | undefined;
}
