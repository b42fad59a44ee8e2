/**
 * The demo's photos: drawings, so that the site needs neither a network nor real pictures. Thirty
 * drawings serve as thousands of photos: each also comes in seven more colourings (`?cor=1` to
 * `7`), and every other one is mirrored.
 */
import type { MiddlewareHandler } from "hono";

/**
 * How many degrees each colouring turns the hue; little enough for a sky to still look like one.
 */
const TURNS = [0, -8, 10, -14, 15, 6, -11, 13];

/** Recolours the drawing in the answer as the URL asks. */
export const colourings: MiddlewareHandler = async (context, next) => {
  await next();
  const colouring = Number(context.req.query("cor"));
  if (!context.res.ok || !TURNS[colouring]) return;
  const { headers } = context.res;
  const svg = recolour(await context.res.text(), colouring);
  headers.delete("Content-Length");
  context.res = new Response(svg, { headers });
};

/** Returns the drawing in that colouring; odd ones are mirrored too. */
export function recolour(svg: string, colouring: number): string {
  const [start, end] = [svg.indexOf(">") + 1, svg.lastIndexOf("</svg>")];
  const filter = `<filter id="cor"><feColorMatrix type="hueRotate" values="${TURNS[colouring] ?? 0}"/></filter>`;
  const mirror = colouring % 2 === 1 ? ' transform="translate(800 0) scale(-1 1)"' : "";
  return `${svg.slice(0, start)}${filter}<g filter="url(#cor)"${mirror}>${svg.slice(start, end)}</g>${svg.slice(end)}`;
}
