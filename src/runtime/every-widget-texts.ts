/** What the keys of every widget are for, for whoever writes a tag; only tools read it. */
import type { everyWidget } from "./every-widget.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof everyWidget, string> = {
  apiBase: "Put before every /api/… path; empty means the page's own origin.",
  csrfUrl: "Asked once (HEAD) to renew an expired session; the page's own address when left out.",
};
