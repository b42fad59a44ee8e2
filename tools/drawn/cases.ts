/** Every tag whose drawing is held equal to Laravel's: the widgets' examples, and the cases of tests/shared/drawn-cases.json. */
import shared from "../../tests/shared/drawn-cases.json" with { type: "json" };
import type { Tag } from "./draw-widget.tsx";

type Data = Readonly<Record<string, unknown>>;
/** A tag with a name, and the object that its script holds. */
export type Case = Tag & { readonly name: string; readonly data: Data | null };
type Written = { name: string; widget: string; attributes: object; data: Data | null; query?: string };

const examples = import.meta.glob<{ examples: { name: string; data: Data }[] }>("../../widgets/*/examples.ts", {
  eager: true,
});

const ofExamples = Object.entries(examples).flatMap(([path, module]) => {
  const widget = path.split("/").at(-2) as string;
  return module.examples.map(({ name, data }) => ({ name: `${widget}, ${name}`, widget, attributes: {}, data }));
});

/** All of them; no two have the same name. */
export const cases: readonly Case[] = [...ofExamples, ...(shared.cases as Written[])].map(toCase);

const twice = cases.find(({ name }, at) => cases.findIndex((other) => other.name === name) !== at);
if (twice) throw new Error(`Two drawn cases are called "${twice.name}".`);

function toCase({ name, widget, attributes, data, query = "" }: Written): Case {
  return { name, widget, attributes: { ...attributes }, data, script: data ? JSON.stringify(data) : "", query };
}
