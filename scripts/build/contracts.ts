/**
 * The widgets' contracts for tools that run in Node: out of each widget's `page-data.ts` and `page-data-texts.ts`, and so
 * without any component.
 */
import { readdirSync } from "node:fs";
import type { PageDataKeys } from "#runtime/readers.ts";
import { type Contract, type PageDataTexts, toContract } from "./contract.ts";

/** All widgets, by name in the folders' order. */
export async function contracts(): Promise<Contract[]> {
  const entries = readdirSync(new URL("../../widgets/", import.meta.url), { withFileTypes: true });
  return Promise.all(entries.flatMap((entry) => (entry.isDirectory() ? contractOf(entry.name) : [])));
}

/** The contract of the widget of that name. */
export async function contractOf(name: string): Promise<Contract> {
  const { pageData } = (await import(`../../widgets/${name}/page-data.ts`)) as { pageData: PageDataKeys };
  const words = (await import(`../../widgets/${name}/page-data-texts.ts`)) as PageDataTexts;
  return toContract(name, pageData, words);
}
