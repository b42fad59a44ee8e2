/**
 * React as native modules. Its packages are CommonJS, of which a bundler has to keep every export and what that needs; as
 * modules they lose what nobody imports (`Children`, `cache`, `preload` …), 2.5 kB of every page. Only `require` and
 * `exports` are written anew; all else is React's own production code, letter by letter.
 */
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** What is imported, and the file of that package in `cjs/` that production gets. */
const PRODUCTION: Record<string, string> = {
  react: "react.production.js",
  "react/jsx-runtime": "react-jsx-runtime.production.js",
  "react-dom": "react-dom.production.js",
  "react-dom/client": "react-dom-client.production.js",
  scheduler: "scheduler.production.js",
};

/** The plugin; the build fails when React comes to write CommonJS in another way. */
export function reactModulesPlugin(): Plugin {
  return {
    name: "imo-react-modules",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: new RegExp(`^(${Object.keys(PRODUCTION).join("|")})$`) },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && join(dirname(found.id), "cjs", PRODUCTION[source] ?? "");
      },
    },
    transform: {
      filter: { id: /\/(react|react-dom|scheduler)\/cjs\/[^/]+\.production\.js$/ },
      handler: (code, id) => ({ code: toModule(code, id), map: null }),
    },
    // React DOM looks for two functions that only other builds of the scheduler have.
    onLog: (_level, { code, id }) => (code === "IMPORT_IS_UNDEFINED" && id?.includes("/react-dom/") ? false : null),
  };
}

/**
 * `exports.useId = …` becomes a variable that is exported, `React = require("react")` an import.
 * @throws when something of CommonJS is left
 */
export function toModule(code: string, id: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replace(/(?:var |,\s*)(\w+) = require\("([\w/-]+)"\)(;?)/g, (_all, name: string, from: string, end: string) => {
      imports.push(`import * as ${name} from "${from}";`);
      return end;
    })
    .replace(/^exports\.(\w+) =/gm, (_all, name: string) => {
      names.add(name);
      return `var exports_${name} =`;
    })
    .replace(/\bexports\.(\w+)/g, "exports_$1");
  const left = /\brequire\(|\bmodule\.|\bexports\b/.exec(body);
  if (left) throw new Error(`${id} is expected to be CommonJS of one export a line; "${left[0]}" is left.`);
  const exported = [...names].map((name) => `exports_${name} as ${name}`);
  return `${imports.join("")}${body}\nexport { ${exported.join(", ")} };`;
}
