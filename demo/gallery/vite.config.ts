/**
 * Builds `dist-demo/`: the gallery as static files, with a copy of `dist/`, the demo's pictures and
 * a mock of the API. All URLs are relative, so any static server can host it in any folder; `npm
 * start` serves the same files at /galeria. Run `npm run build` first. `npm run dev` serves it with
 * the widgets' sources instead of `dist/`.
 */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { alias } from "../../scripts/build/alias.ts";
import { licensesPlugin } from "../../scripts/build/licenses-plugin.ts";
import { POLICY } from "../server/html.ts";
import { guidePage, guidePaths, renderGuide } from "./guides/guides.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const out = join(root, "dist-demo");
const { resolve } = createRequire(import.meta.url);
const pagePolicy = `${POLICY}; base-uri 'none'; form-action 'self'`;
const policyAttributes = { "http-equiv": "Content-Security-Policy", content: pagePolicy };

/** Files and folders that the gallery shows but doesn't build, by their paths in it. */
const shown: Readonly<Record<string, string>> = {
  "vendor/imo-widgets": join(root, "dist"),
  fotos: join(root, "demo/site/photos"),
  "hosts/bootstrap.css": resolve("bootstrap/dist/css/bootstrap.min.css"),
  "hosts/tailwind.css": resolve("tailwindcss/preflight.css"),
  "hosts/antigo.css": join(root, "tests/hosts/old-theme.css"),
  "gallery/mockServiceWorker.js": resolve("msw/mockServiceWorker.js"),
  "gallery/countries-10m.json": resolve("world-atlas/countries-10m.json"),
  "gallery/countries-50m.json": resolve("world-atlas/countries-50m.json"),
  "site.css": join(root, "demo/site/site.css"),
  "guias.css": join(root, "demo/gallery/guides/guides.css"),
  "docs/openapi.json": join(root, "docs/openapi.json"),
  "docs/pictures": join(root, "docs/pictures"),
};

export default defineConfig({
  root: join(root, "demo"),
  base: "./",
  publicDir: false,
  resolve: { alias },
  plugins: [
    react(),
    shownFiles(),
    // The strict policy (docs/contract.md#content-security-policy) is in the pages themselves,
    // because a static server doesn't send headers: a page's URL can't run anything, and can only
    // call its own site. The development server's scripts wouldn't pass.
    {
      name: "imo-gallery-policy",
      apply: "build",
      transformIndexHtml: () => [
        { tag: "meta", attrs: policyAttributes, injectTo: "head-prepend" },
      ],
    },
    // Licences of packages that only the gallery has; the bundle's own are in its folder.
    licensesPlugin({
      copied: ["bootstrap", "msw", "tailwindcss", "world-atlas"],
      withoutText: ["@open-draft/deferred-promise", "is-node-process", "strict-event-emitter"],
    }),
  ],
  server: { fs: { allow: [root] } },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ["index.html", "gallery/moldura.html", "gallery/moldura-sem-script.html"].map((page) =>
        join(root, "demo", page),
      ),
    },
  },
});

/**
 * Copies the shown files into the built gallery, and renders the documentation as pages. The
 * development server serves the files from where they are.
 */
function shownFiles(): Plugin {
  const sources = {
    "vendor/imo-widgets/imo-widgets.js": join(root, "src/imo-widgets.ts"),
    "vendor/imo-widgets/imo-widgets.css": join(root, "src/imo-widgets.css"),
    ...shown,
  };
  return {
    name: "imo-gallery-files",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        for (const [place, file] of Object.entries(sources))
          if (request.url?.startsWith(`/${place}`))
            request.url = request.url.replace(`/${place}`, `/@fs${file}`);
        return next();
      });
    },
    writeBundle() {
      for (const [place, file] of Object.entries(shown))
        cpSync(file, join(out, place), { recursive: true });
      for (const path of guidePaths()) {
        const page = join(out, guidePage(path));
        mkdirSync(dirname(page), { recursive: true });
        writeFileSync(page, renderGuide(path, pagePolicy));
      }
    },
  };
}
