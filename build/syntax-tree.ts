/** A syntax tree as our plugins read it, and the way through it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Visits `node` and everything in it, outer nodes first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
