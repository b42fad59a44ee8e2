/**
 * Marks the schemas of src/api/ as free of effects, so that those which only a server reads stay out of the bundle: a
 * call at the top of a file is otherwise kept, and with it whatever it names.
 */
import type { Plugin } from "vite";

export function pureSchemasPlugin(): Plugin {
  return {
    name: "imo-pure-schemas",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/api\/[^/]+\.ts$/ },
      handler: (code) => code.replace(/\bv\.(?=[a-z]\w*\()/gi, "/* @__PURE__ */ v."),
    },
  };
}
