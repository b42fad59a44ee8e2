/** `refused`: the browser allows neither, so the visitor copies by hand. */
export type Shared = "shared" | "copied" | "dismissed" | "refused";

/** Shares a link by the phone's own sheet, else the clipboard (docs/product/memory.md#sharing-the-list). */
export async function share(link: { title: string; url: string; text?: string }): Promise<Shared> {
  if ("share" in navigator) {
    try {
      await navigator.share(link);
      return "shared";
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError") return "dismissed";
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    // No permission, or a page without TLS, which has no clipboard.
    return "refused";
  }
}
