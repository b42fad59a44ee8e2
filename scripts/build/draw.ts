/**
 * Runs scripts/drawn, which draws widgets with React in Node. It has to be bundled first, because
 * the sources are JSX and need the build's shims.
 */
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import type * as Cases from "../drawn/drawn-cases.ts";
import { alias } from "./alias.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** This folder is inside node_modules, so that the bundled tool finds React. */
const OUT = join(root, "node_modules/.imo-drawn");

/**
 * Tells the bundle, as `import.meta.env.IMO_DRAWING`, which drawing it can take over
 * (docs/contract.md#drawn-by-the-server). The version is a digest of what React draws for every
 * case; `npm run drawn` writes it to `drawn.json` for servers.
 */
export function drawingPlugin(): Plugin {
  return {
    name: "imo-drawing",
    apply: "build",
    async config() {
      const { version } = await draw();
      return { define: { "import.meta.env.IMO_DRAWING": JSON.stringify(version) } };
    },
  };
}

/** Bundles the tool, then draws all cases and start tags. */
export async function draw(): Promise<ReturnType<typeof Cases.drawAll>> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [react()],
    resolve: { alias },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: {
      noExternal: true,
      external: ["react", "react-dom"],
      resolve: { conditions: ["module", "import", "default"] },
    },
    build: { ssr: "scripts/drawn/drawn-cases.ts", outDir: OUT, emptyOutDir: true },
  });
  return (await loadBuiltTool()).drawAll();
}

/** Returns the tool as last bundled, which happens together with `dist/`. */
export function loadBuiltTool(): Promise<typeof Cases> {
  // Two builds may run in one process, and the file changes in between.
  return import(`${pathToFileURL(join(OUT, "drawn-cases.js")).href}?${Date.now()}`);
}
