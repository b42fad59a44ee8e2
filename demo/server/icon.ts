/** Lucide's icons on the site's own pages, as its own components draw them. */
import { raw } from "hono/html";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Html } from "./html.ts";

/** The icon as an SVG that screen readers leave out, `size` px wide and high. */
export function icon(drawing: LucideIcon, size: number): Html {
  return raw(renderToStaticMarkup(createElement(drawing, { size, strokeWidth: 1.75 })));
}
