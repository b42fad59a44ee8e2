/** Prints one element without the page around it, in a frame that has the page's style sheets. */

/** Prints the element; `title` is the document's title and the suggested name of a saved file. */
export async function printElement(element: HTMLElement, title: string): Promise<void> {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;width:0;height:0;border:0";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  document.body.append(frame);
  const inner = frame.contentDocument;
  if (!inner || !frame.contentWindow) return frame.remove();

  inner.title = title;
  inner.documentElement.lang = "pt-PT";
  const wrapper = inner.createElement("div");
  wrapper.className = "imo imo--printed";
  wrapper.append(inner.importNode(element, true));
  inner.body.append(wrapper);
  // Keeps the document's order, which decides between rules.
  const sheets = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style',
  );
  await Promise.all([...sheets].map((sheet) => copy(sheet, inner.head)));
  frame.contentWindow.addEventListener("afterprint", () => frame.remove());
  frame.contentWindow.print();
}

/** Resolves even if the sheet fails to load, which must not prevent printing. */
function copy(sheet: HTMLLinkElement | HTMLStyleElement, head: HTMLHeadElement): Promise<unknown> {
  const copied = head.ownerDocument.importNode(sheet, true);
  // Cloning doesn't copy the nonce, because browsers hide the attribute.
  copied.nonce = sheet.nonce ?? "";
  return new Promise((resolve) => {
    copied.onload = copied.onerror = resolve;
    head.append(copied);
    if (copied.localName === "style") resolve(undefined);
  });
}
