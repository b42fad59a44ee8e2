/**
 * Every tag for which Laravel must draw the same as React: the widgets' examples, and the cases in
 * contract/cases/drawn-cases.json.
 */
import { attributeName } from "#runtime/mount/page-data.ts";
import shared from "../../contract/cases/drawn-cases.json" with { type: "json" };
import type { Tag } from "./draw-widget.tsx";

type Data = Readonly<Record<string, unknown>>;
/** A tag with a name for test reports. */
export type Case = Tag & { readonly name: string };
type Written = {
  name: string;
  widget: string;
  attributes: Record<string, string>;
  data: Data | null;
  query?: string;
};

const examples = import.meta.glob<{ examples: { name: string; data: Data }[] }>(
  "../../widgets/*/page-data.ts",
  {
    eager: true,
  },
);

const ofExamples = Object.entries(examples).flatMap(([path, module]) => {
  const widget = path.split("/").at(-2) as string;
  return module.examples.map(({ name, data }) => ({
    name: `${widget}, ${name}`,
    widget,
    attributes: {},
    data,
  }));
});

/** All cases; no two have the same name. */
export const cases: readonly Case[] = [...ofExamples, ...(shared.cases as Written[])].map(toCase);

const twice = cases.find(({ name }, at) => cases.findIndex((other) => other.name === name) !== at);
if (twice) throw new Error(`Two drawn cases are called "${twice.name}".`);

/** Moves a case's data to attributes, where the Laravel package prints it. */
function toCase({ name, widget, attributes, data, query = "" }: Written): Case {
  const printed = Object.entries(data ?? {}).flatMap(([key, value]) =>
    value === null
      ? []
      : [[attributeName(key), typeof value === "string" ? value : JSON.stringify(value)]],
  );
  const given = Object.entries(attributes).filter(([, text]) => text.trim() !== "");
  return {
    name,
    widget,
    attributes: { ...attributes, ...Object.fromEntries([...printed, ...given]) },
    script: "",
    query,
  };
}
