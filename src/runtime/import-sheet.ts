/**
 * How a widget's style sheet comes in (docs/contract.md#files). It is put into the head, where page caches leave it, and
 * asked for with the nonce that the page gave our own script.
 *
 * build/chunk-format-plugin.ts puts this function before the entry's code, as text: it uses nothing but its parameters.
 */

/**
 * @param name the file's name without a folder, which no other file has; at the second attempt with `?r=1` behind it
 * @param folder where it lies
 * @param entry the URL of our own script
 * @returns when the sheet is applied, at once if the page has it
 */
export function importSheet(name: string, folder: string, entry: string): Promise<undefined> {
  return new Promise((resolve, reject) => {
    // The page has it by a link, or in a `<style>` that says so.
    for (const { dataset, href, sheet } of document.querySelectorAll<HTMLLinkElement>("link,style"))
      if (sheet && (dataset.imoSheet || href || "").includes(name)) return resolve(undefined);
    const link = document.createElement("link");
    const { nonce } = [...document.scripts].find(({ src }) => src === entry) ?? link;
    link.nonce = nonce || document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || "";
    link.rel = "stylesheet";
    link.href = folder + name;
    if (new URL(folder).origin !== location.origin) link.crossOrigin = "";
    link.onload = () => resolve(undefined);
    link.onerror = (cause) => {
      link.remove();
      reject(cause);
    };
    document.head.append(link);
  });
}
