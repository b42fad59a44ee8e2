/**
 * Takes out of the bundle what readers say only for the generated files (`page-data.json`, the declarations): the sentence
 * about each key, and each reader's kind and type. Visitors would load it with every widget and nothing would read it.
 */
import { type Plugin, parseAst } from "vite";
import { type Node, walk } from "./syntax-tree.ts";

/** Which argument of the functions in src/runtime/readers.ts is such prose, counted from the end. */
const PROSE_ARGUMENT: Readonly<Record<string, number>> = { optional: -1, withDefault: -1, required: -1, records: -2 };
const PROSE_KEYS = ["kind", "type"];

export function prosePlugin(): Plugin {
  return {
    name: "imo-prose",
    apply: "build",
    transform: {
      filter: { id: /\/(widgets\/[^/]+\/[^/]+|src\/runtime\/(readers|define-widget))\.ts$/ },
      handler: (code, id) => withoutProse(code, id.endsWith("/readers.ts")),
    },
  };
}

function withoutProse(code: string, isReaders: boolean): string {
  const texts: Node[] = [];
  walk(parseAst(code) as unknown as Node, (node) => {
    if (node.type === "CallExpression") texts.push(...proseArgument(node));
    if (isReaders && node.type === "Property" && PROSE_KEYS.includes((node.key as Node).name as string)) {
      texts.push(node.value as Node);
    }
  });
  return texts
    .filter((node) => node.type === "Literal" && typeof node.value === "string")
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}""${rest.slice(end)}`, code);
}

function proseArgument(call: Node): Node[] {
  const at = PROSE_ARGUMENT[(call.callee as Node).name as string];
  const argument = at === undefined ? undefined : (call.arguments as Node[]).at(at);
  return argument ? [argument] : [];
}
