/**
 * The widgets' contracts for tools that run in Node. They come from each `page-data.ts`, so no
 * component is loaded.
 */
import { readdirSync } from "node:fs";
import { type Contract, type PageDataModule, toContract } from "./contract.ts";

/** Returns all widgets' contracts, in the order of the folders. */
export async function contracts(): Promise<Contract[]> {
  const entries = readdirSync(new URL("../../widgets/", import.meta.url), { withFileTypes: true });
  return Promise.all(
    entries.flatMap((entry) => (entry.isDirectory() ? contractOf(entry.name) : [])),
  );
}

/** Returns the contract of the widget with this name. */
export async function contractOf(name: string): Promise<Contract> {
  return toContract(name, (await import(`../../widgets/${name}/page-data.ts`)) as PageDataModule);
}
