/** Plugins that cover each `<select>` of a page with a copy that they draw themselves. */
import type { Locator, Page } from "@playwright/test";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';

/** A plugin that copies lists. */
export type Plugin = {
  name: string;
  head: string;
  /** Copies all selects of the page; may be called again. */
  copy: string;
  /** The copy of this select. */
  copyOf: (select: Locator) => Locator;
  /** The option in the open copy. */
  option: (page: Page, copy: Locator, label: string) => Locator;
};

/** The two most common plugins. */
export const plugins: Plugin[] = [
  {
    name: "nice-select",
    head: `<link rel="stylesheet" href="/node_modules/jquery-nice-select/css/nice-select.css">${JQUERY}<script src="/node_modules/jquery-nice-select/js/jquery.nice-select.min.js"></script>`,
    copy: '$("select").niceSelect().niceSelect("update")',
    copyOf: (select) =>
      select.locator("xpath=following-sibling::div[contains(@class, 'nice-select')]"),
    option: (_page, copy, label) => copy.locator(".option").filter({ hasText: label }),
  },
  {
    name: "Select2",
    head: `<link rel="stylesheet" href="/node_modules/select2/dist/css/select2.min.css">${JQUERY}<script src="/node_modules/select2/dist/js/select2.min.js"></script>`,
    copy: '$("select:not(.select2-hidden-accessible)").select2({ minimumResultsForSearch: Infinity })',
    copyOf: (select) =>
      select.locator("xpath=following-sibling::span[contains(@class, 'select2')]"),
    option: (page, _copy, label) =>
      page.locator(".select2-results__option").filter({ hasText: label }),
  },
];

/** Chooses in what the visitor sees: the plugin's copy, or our own list if there is no copy. */
export async function choose(
  page: Page,
  { copyOf, option }: Plugin,
  select: Locator,
  label: string,
) {
  const copy = copyOf(select);
  // The page may copy the list while it is being looked at.
  const seen = async () => {
    if ((await copy.count()) > 0) return true;
    await select.selectOption(label, { timeout: 1000 });
    return false;
  };
  const isCopied = await seen().catch(() => true);
  if (!isCopied) return;
  await copy.click();
  await option(page, copy, label).first().click();
}
