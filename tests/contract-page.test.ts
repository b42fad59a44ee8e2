/** docs/contract.md against the code: a host's developer who goes by the page's tables gets what they say. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contractOf } from "../scripts/build/contracts.ts";
import { readText, root } from "./markdown.ts";

const page = readText("docs/contract.md");
const names = readdirSync(new URL("widgets/", root));

/** The first row of a table whose first cell begins with `start`. */
function rowOf(start: string): string {
  return page.split("\n").find((line) => line.startsWith(`| \`${start}`)) ?? "";
}

/** The text under a heading, up to the next one. */
function sectionOf(heading: string): string {
  return page.split(`### ${heading}\n`)[1]?.split("\n#")[0] ?? "";
}

function keysIn(text: string): string[] {
  return [...text.matchAll(/`([A-Za-z]+)`/g)].map(([, key]) => key as string);
}

test.each(names)(
  "%s: its row and the keys that it shares name all its page data, required ones in bold",
  async (name) => {
    const { fields } = await contractOf(name);
    const row = rowOf(`${name}\``);
    const shared = keysIn(sectionOf("Keys of every widget")).concat(keysIn(sectionOf("Keys of forms")));
    const unnamed = Object.keys(fields).filter((key) => !row.includes(`\`${key}\``) && !shared.includes(key));
    expect(unnamed).toEqual([]);
    const bold = [...row.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, key]) => key);
    const required = Object.entries(fields).flatMap(([key, field]) => (field.required ? [key] : []));
    expect(bold).toEqual(required);
  },
);

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
