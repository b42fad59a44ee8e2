/**
 * The hearts of a page. The widgets store the favourites, and each heart shows the widgets' answer
 * (docs/contract.md#a-heart-of-the-pages-own).
 */
for (const heart of document.querySelectorAll("[data-favorite]")) showHeart(heart);

function showHeart(control) {
  const listing = JSON.parse(control.dataset.favorite);
  const ask = async (isFavorite) => {
    const isKept = await globalThis.imoWidgets.favorite(listing, isFavorite);
    control.setAttribute("aria-pressed", isKept);
    control.dataset.known = "";
  };
  // The list may have changed in another tab, or before the visitor came back.
  for (const signal of ["pageshow", "storage"]) addEventListener(signal, () => ask());
  control.addEventListener("click", () => ask(control.getAttribute("aria-pressed") !== "true"));
  ask();
}
