/** docs/contract.md against the code: a host's developer who goes by the page's tables gets what they say. */
import { describe, expect, test } from "vitest";
import { readText } from "./markdown.ts";

const page = readText("docs/contract.md");

/** The first row of a table whose first cell begins with `start`. */
function rowOf(start: string): string {
  return page.split("\n").find((line) => line.startsWith(`| \`${start}`)) ?? "";
}

function keysIn(text: string): string[] {
  return [...text.matchAll(/`([A-Za-z]+)`/g)].map(([, key]) => key as string);
}

describe("the bodies of the calls", () => {
  const { paths, components } = JSON.parse(readText("docs/openapi.json")) as OpenApi;
  test.each(Object.keys(paths))("%s: the page lists the keys that are sent, in their order", (path) => {
    const [{ schema }] = Object.values(paths[path]?.post.requestBody.content ?? {}) as [{ schema: Schema }];
    const body = components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
    const sent = Object.keys(body.properties ?? {});
    expect(sent.length).toBeGreaterThan(3);
    expect(keysIn(rowOf(`POST ${path}\``)).filter((key) => sent.includes(key))).toEqual(sent);
  });
});

type Schema = { $ref?: string; properties?: Record<string, unknown> };
type Call = { post: { requestBody: { content: Record<string, { schema: Schema }> } } };
type OpenApi = { paths: Record<string, Call>; components: { schemas: Record<string, Schema> } };
