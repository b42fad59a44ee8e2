/**
 * The gallery reads the widgets' contracts, not their components: those run in its frame, out of `dist/`. So what a
 * widget's `index.ts` imports besides readers is replaced by nothing.
 */
import { basename, extname } from "node:path";
import type { Plugin } from "vite";

const NOTHING = "\0imo-nothing:";
const WIDGET = /\/widgets\/[\w-]+\/index\.ts$/;

export function contractsOnlyPlugin(): Plugin {
  return {
    name: "imo-contracts-only",
    enforce: "pre",
    // On the development server the frame's widgets come from the same files.
    apply: "build",
    resolveId(source, importer = "") {
      const isComponent = WIDGET.test(importer) && source.endsWith(".tsx");
      const isMount = importer.endsWith("/define-widget.ts") && source === "./root.tsx";
      if (isComponent) return `${NOTHING}${basename(source, extname(source))}`;
      if (isMount) return `${NOTHING}mountRoot`;
      // The listing fetches early what sends its first call.
      return WIDGET.test(importer) && source === "#api/client.ts" ? `${NOTHING}warmUp` : null;
    },
    load(id) {
      return id.startsWith(NOTHING) ? `export function ${id.slice(NOTHING.length)}() {}` : null;
    },
  };
}
