/** Tests the licences that are shipped with the bundle (NOTICE). */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";

/** Returns the folders of the packages whose code is in the bundle, from the bundler's list of modules. */
async function bundledPackages(): Promise<string[]> {
  const configFile = fileURLToPath(new URL("../../../../vite.config.ts", import.meta.url));
  const built = (await build({
    configFile,
    logLevel: "silent",
    build: { write: false },
  })) as Rolldown.RolldownOutput[];
  const outputs = built.flatMap(({ output }) => output);
  const ids = outputs.flatMap((output) =>
    output.type === "chunk" ? Object.keys(output.modules) : [],
  );
  return [
    ...new Set(ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])),
  ];
}

test("ships the licence of every bundled package and the credit for the place names with each copy", async () => {
  const packages = await bundledPackages();
  expect(packages.length).toBeGreaterThan(8);
  for (const folder of ["dist", "laravel/dist", "dist-demo/vendor/imo-widgets"]) {
    const licenses = readFileSync(
      new URL(`../../../../${folder}/LICENSES.txt`, import.meta.url),
      "utf8",
    );
    for (const path of packages) {
      const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
      const text = readFileSync(`${path}/${file}`, "utf8").replace(/\r\n/g, "\n");
      expect(licenses, path).toContain(text.trim());
    }
    expect(licenses).toContain("Nomes e códigos: INE / DGT (CAOP, CC BY 4.0)");
    expect(licenses).toContain("Copyright (c) 2026 The imo-widgets authors");
  }
});
