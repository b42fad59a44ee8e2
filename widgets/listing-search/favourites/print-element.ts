/**
 * Prints one element and nothing of the page around it, which is the host's: in a frame of its own, with the page's style
 * sheets and our wrapper around it.
 */

/** @param title what the sheet of paper and the file are called */
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
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => copy(link, inner)),
  );
  frame.contentWindow.addEventListener("afterprint", () => frame.remove());
  frame.contentWindow.print();
}

/** A sheet that does not come is no reason not to print. */
function copy({ href, nonce }: HTMLLinkElement, to: Document): Promise<void> {
  const link = to.createElement("link");
  link.rel = "stylesheet";
  link.nonce = nonce ?? "";
  link.href = href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    to.head.append(link);
  });
}
