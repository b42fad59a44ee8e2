/** What can be changed in a source file so that a test of it should fail. */
import { parseSync } from "vite";

/** One change of one file. */
export type Mutant = {
  /** Where it begins and ends in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
};

/** A node of a syntax tree as ESTree has them. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** What stands for an operator; a boundary is moved, all else is turned around. */
const OPERATORS: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};
const SWAPPED_CALLS: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };

/**
 * All mutants of a file, in their order. Types, imports and texts are left alone: nothing runs there, or no rule does.
 * @throws when the file can't be parsed
 */
export function listMutants(path: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  visit(parse(path, source), (node) => mutants.push(...mutate(node, source)));
  return mutants;
}

/** @throws when the file can't be parsed */
export function parse(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

function visit(node: Node, see: (node: Node) => void): void {
  if (node.type.startsWith("TS") || node.type === "ImportDeclaration") return;
  see(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, see);
}

/** Tells if a value of a node is a node. */
export function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === "string";
}

function mutate(node: Node, source: string): Mutant[] {
  const { type, start, end } = node;
  const swap = ({ start, end }: Node, text: string): Mutant[] => [{ start, end, text }];
  if (type === "BinaryExpression" || type === "LogicalExpression") return swapOperator(node, source);
  if (type === "IfStatement" || type === "ConditionalExpression") {
    const test = node.test as Node;
    return swap(test, `!(${source.slice(test.start, test.end)})`);
  }
  if (type === "UnaryExpression" && node.operator === "!") return swap(node, source.slice(start + 1, end));
  if (type === "Literal" && typeof node.value === "boolean") return swap(node, String(!node.value));
  if (type === "Literal" && typeof node.value === "number") return swap(node, String(node.value + 1));
  if (type === "ExpressionStatement" && (node.expression as Node).type === "CallExpression") return swap(node, ";");
  const property = node.property as Node | undefined;
  const other = type === "MemberExpression" && !node.computed && SWAPPED_CALLS[String(property?.name)];
  return other && property ? swap(property, other) : [];
}

function swapOperator({ left, right, operator }: Node, source: string): Mutant[] {
  const text = OPERATORS[String(operator)];
  const from = (left as Node).end;
  const start = source.indexOf(String(operator), from);
  if (!text || start === -1 || start >= (right as Node).start) return [];
  return [{ start, end: start + String(operator).length, text }];
}
