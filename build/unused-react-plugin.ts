/**
 * Leaves out what React exports and nobody here uses: React is CommonJS, where the bundler must keep every export, and
 * these few lines are 1.4 kB on every page. A file that starts to use one of them stops the build with its name, and the
 * remedy is to take that name off the list. A React that writes its exports another way is left as it is.
 */
import { type Plugin, parseAst } from "vite";

/** By React's own file. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  "react.production.js": [
    "Activity",
    "Children",
    "Profiler",
    "PureComponent",
    "StrictMode",
    "Suspense",
    "ViewTransition",
    "__COMPILER_RUNTIME",
    "addTransitionType",
    "cache",
    "cacheSignal",
    "createRef",
    "lazy",
    "unstable_useCacheRefresh",
    "use",
    "useActionState",
    "useDebugValue",
    "useEffectEvent",
    "useInsertionEffect",
    "useOptimistic",
  ],
  "react-dom.production.js": [
    "preconnect",
    "prefetchDNS",
    "preinit",
    "preinitModule",
    "preload",
    "preloadModule",
    "requestFormReset",
    "unstable_batchedUpdates",
    "useFormState",
    "useFormStatus",
  ],
  "react-dom-client.production.js": ["hydrateRoot"],
};
const names = Object.values(UNUSED).flat();
const react = /\/node_modules\/(react|react-dom)\//;

export function unusedReactPlugin(): Plugin {
  return {
    name: "imo-unused-react",
    apply: "build",
    transform: {
      filter: { id: react },
      handler(code, id) {
        const unused = UNUSED[id.split("/").at(-1) ?? ""];
        return unused && withoutExports(code, unused);
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) if (code && !react.test(id)) checkUse(id, code);
      }
    },
  };
}

/** In what is left of a file after shaking, React is `import_react` or `require_react()`. */
function checkUse(id: string, code: string): void {
  if (!/\b(import|require)_react/.test(code)) return;
  const used = names.find((name) => new RegExp(`\\.${name}\\b`).test(code));
  if (used)
    throw new Error(`${id} seems to use React's "${used}": take it off the list in build/unused-react-plugin.ts.`);
}

type Statement = { start: number; end: number; type: string; expression?: Assignment };
type Assignment = { left?: { object?: { name?: string }; property?: { name?: string } } };

/** The module without the statements `exports.name = …`; what only they needed, the minifier finds. */
function withoutExports(code: string, unused: readonly string[]): string {
  const { body } = parseAst(code) as unknown as { body: Statement[] };
  return body
    .filter(({ expression }) => expression?.left?.object?.name === "exports")
    .filter(({ expression }) => unused.includes(expression?.left?.property?.name ?? ""))
    .reverse()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}
