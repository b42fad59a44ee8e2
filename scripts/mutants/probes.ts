/** Which tests come by a mutant at all: a source file in which the functions around mutants say so when they begin. */
import { isNode, type Mutant, type Node, parse } from "./mutants.ts";

/** Where a test file keeps the numbers of the mutants that it came by. */
export const REACHED = "imoReached";

/**
 * The source with one call at the beginning of the function around each mutant, or of the file where there is none.
 * @param mutants by the numbers that are kept in `REACHED`
 * @throws when the file can't be parsed
 */
export function addProbes(path: string, source: string, mutants: ReadonlyMap<number, Mutant>): string {
  const functions = listFunctions(parse(path, source));
  const insertions: { at: number; text: string }[] = [];
  for (const [number, { start }] of mutants) {
    const around = functions.findLast((node) => node.start <= start && start < node.end);
    const call = `globalThis.${REACHED}?.add(${number})`;
    const body = around?.body as Node | undefined;
    if (!body) insertions.push({ at: 0, text: `${call};` });
    else if (body.type === "BlockStatement") insertions.push({ at: body.start + 1, text: `${call};` });
    else insertions.push({ at: body.start, text: `(${call},` }, { at: body.end, text: ")" });
  }
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source);
}

/** Each one after those that it is in. */
function listFunctions(node: Node): Node[] {
  if (node.type.startsWith("TS")) return [];
  const inside = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => listFunctions(child));
  return isNode(node.body) && /Function/.test(node.type) ? [node, ...inside] : inside;
}
