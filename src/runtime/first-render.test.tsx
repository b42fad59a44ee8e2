/** The first render without React DOM is the one of React's own renderer for servers, for every case of tools/drawn. */
import { memo, Suspense } from "react";
import { expect, test } from "vitest";
import { cases } from "../../tools/drawn/cases.ts";
import { drawContent } from "../../tools/drawn/draw-widget.tsx";
import { renderFirst } from "./first-render.ts";

const PREFIX = "imo-0a1b2c";

function renderHere(node: React.ReactNode): string {
  const box = document.createElement("div");
  renderFirst(node, box);
  return toLines(box).join("\n");
}

function parsed(html: string): string {
  const box = document.createElement("div");
  box.innerHTML = html;
  return toLines(box).join("\n");
}

/** Elements with their attributes in the order of the alphabet, and texts, a line each. */
function toLines(parent: Element, depth = 0): string[] {
  return [...parent.childNodes].flatMap((node) => {
    const indent = " ".repeat(depth);
    if (!(node instanceof Element)) return `${indent}${JSON.stringify(node.textContent)}`;
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).sort();
    return [`${indent}<${node.localName}${attributes.join("")}>`, ...toLines(node, depth + 1)];
  });
}

test.each(cases.filter((one) => drawContent(one, PREFIX) !== null))(
  "$name: drawn as by React's own renderer",
  (one) => {
    const expected = parsed(drawContent(one, PREFIX) ?? "");
    expect(drawContent(one, PREFIX, renderHere)).toBe(expected);
  },
);

test("what no first render of ours has is refused, and React's hooks are its own again", () => {
  const Broken = memo(() => {
    throw new Error("avariado");
  });
  expect(() => renderHere(<Broken />)).toThrow("avariado");
  expect(() => renderHere(<Suspense>texto</Suspense>)).toThrow("A first render has no Symbol(react.suspense).");
});
