/**
 * The demo's photographs: drawings, so that the site needs neither network nor real pictures. Thirty drawings do for thousands
 * of photos: each also comes in seven more colourings (`?cor=1` to `7`), and every other one is mirrored.
 */
import type { MiddlewareHandler } from "hono";

/** By how many degrees the colours turn in each colouring: little enough for a sky to stay one. */
const TURNS = [0, -8, 10, -14, 15, 6, -11, 13];

/** Turns the drawing of the answer into the colouring that the URL asks for. */
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
