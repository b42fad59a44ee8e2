/** The widgets' contracts for tools that run in Node: out of each widget's `page-data.ts`, and so without any component. */
import { readdirSync } from "node:fs";
import { type Contract, type PageDataModule, toContract } from "./contract.ts";

/** Returns all widgets, by name in the folders' order. */
export async function contracts(): Promise<Contract[]> {
  const entries = readdirSync(new URL("../../widgets/", import.meta.url), { withFileTypes: true });
  return Promise.all(
    entries.flatMap((entry) => (entry.isDirectory() ? contractOf(entry.name) : [])),
  );
}

/** Returns the contract of the widget of that name. */
export async function contractOf(name: string): Promise<Contract> {
  return toContract(name, (await import(`../../widgets/${name}/page-data.ts`)) as PageDataModule);
}
