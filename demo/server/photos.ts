/**
 * The demo's photographs: drawings, so that the site needs neither network nor real pictures. Thirty drawings do for thousands
 * of photos: each also comes in seven more colourings (`?cor=1` to `7`), and every other one is seen in a mirror.
 */
import { type ReadyFile, readyFile } from "./files.ts";
import { COLOURINGS } from "./seed/pictures.ts";

/** By how many degrees the colours turn in each colouring: little enough for a sky to stay one. */
const TURNS = [0, -8, 10, -14, 15, 6, -11, 13];

/** Gives drawings in their colourings, each made once. */
export function darkroom(take: (path: string) => Promise<ReadyFile | null>) {
  const developed = new Map<string, ReadyFile>();

  /** The drawing of that name in that colouring; `null` where there is no such drawing. */
  return async function develop(name: string, colouring: number): Promise<ReadyFile | null> {
    const drawn = await take(`photos/${name}`);
    const turn = ((colouring % COLOURINGS) + COLOURINGS) % COLOURINGS;
    if (drawn === null || !turn) return drawn;
    const key = `${drawn.etag} ${turn}`;
    const svg = Buffer.from(drawn.plain).toString("utf8");
    const known = developed.get(key) ?? (await readyFile(Buffer.from(recolour(svg, turn)), drawn.type));
    developed.set(key, known);
    return known;
  };
}

/** The drawing in that colouring; odd ones are mirrored too. */
export function recolour(svg: string, colouring: number): string {
  const [start, end] = [svg.indexOf(">") + 1, svg.lastIndexOf("</svg>")];
  const filter = `<filter id="cor"><feColorMatrix type="hueRotate" values="${TURNS[colouring] ?? 0}"/></filter>`;
  const mirror = colouring % 2 === 1 ? ' transform="translate(800 0) scale(-1 1)"' : "";
  return `${svg.slice(0, start)}${filter}<g filter="url(#cor)"${mirror}>${svg.slice(start, end)}</g>${svg.slice(end)}`;
}
