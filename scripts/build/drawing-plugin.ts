/**
 * Tells the bundle which drawing it can take over (docs/contract.md#drawn-by-the-server): the version is a digest of what
 * React draws for every case, and `npm run drawn` writes the same one into `drawn.json`, for whoever draws on a server.
 */
import type { Plugin } from "vite";
import { draw } from "./draw.ts";

/** The plugin; the runtime finds the version as `import.meta.env.IMO_DRAWING`. */
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
