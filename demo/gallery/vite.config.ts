/**
 * Builds `dist-demo/`: the gallery as static files, with a copy of `dist/`, the demo's pictures and a mock of the
 * API. All addresses are relative, so that any static server, in any folder, can hold it; `npm start` serves the same
 * files at /galeria. `npm run build` comes first. `npm run dev` serves it with the widgets' sources in place of `dist/`.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { alias } from "../../scripts/build/alias.ts";
import { licensesPlugin } from "../../scripts/build/licenses-plugin.ts";
import { POLICY } from "../server/security-headers.ts";
import { guidePage, guidePaths, renderGuide } from "./guides/guides.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const out = join(root, "dist-demo");
const { resolve } = createRequire(import.meta.url);
const pagePolicy = `${POLICY}; base-uri 'none'; form-action 'self'`;

export default defineConfig({
  root: join(root, "demo"),
  base: "./",
  publicDir: false,
  resolve: { alias },
  plugins: [react(), sources(), policy(), copies(), guides(), licenses()],
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

/** The licences of what only the gallery holds; the bundle's own are in its folder. */
function licenses(): Plugin {
  return licensesPlugin({
    copied: ["bootstrap", "msw", "tailwindcss"],
    withoutText: ["@open-draft/deferred-promise", "is-node-process", "strict-event-emitter"],
  });
}

/** Where the development server finds what `copies` puts beside the built gallery. */
function sources(): Plugin {
  const places: [RegExp, string][] = [
    [/^\/vendor\/imo-widgets\/imo-widgets\.js/, `/@fs${root}src/imo-widgets.ts`],
    [/^\/vendor\/imo-widgets\/imo-widgets\.css/, `/@fs${root}src/imo-widgets.css`],
    [/^\/fotos\//, "/site/photos/"],
    [/^\/hosts\/bootstrap\.css/, `/@fs${resolve("bootstrap/dist/css/bootstrap.min.css")}`],
    [/^\/hosts\/tailwind\.css/, `/@fs${resolve("tailwindcss/preflight.css")}`],
    [/^\/hosts\/antigo\.css/, `/@fs${root}tests/hosts/old-theme.css`],
  ];
  return {
    name: "imo-gallery-sources",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // A worker may only command what lies beside it, so it is sent from there.
        if (request.url?.startsWith("/gallery/mockServiceWorker.js")) {
          response.setHeader("Content-Type", "text/javascript");
          return response.end(readFileSync(resolve("msw/mockServiceWorker.js")));
        }
        for (const [path, place] of places) request.url = request.url?.replace(path, place);
        return next();
      });
    },
  };
}

/**
 * The strict policy (docs/contract.md#content-security-policy) in the pages themselves, because a static server sends
 * no headers: a page's URL can run nothing and call its own site alone. The development server's
 * inline scripts would not pass.
 */
function policy(): Plugin {
  return {
    name: "imo-gallery-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: pagePolicy },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** The documentation as pages, with its pictures. */
function guides(): Plugin {
  return {
    name: "imo-gallery-guides",
    apply: "build",
    writeBundle() {
      for (const path of guidePaths()) {
        const page = join(out, guidePage(path));
        mkdirSync(dirname(page), { recursive: true });
        writeFileSync(page, renderGuide(path, pagePolicy));
      }
      copyFileSync(join(root, "demo/site/site.css"), join(out, "site.css"));
      copyFileSync(join(root, "demo/gallery/guides/guides.css"), join(out, "guias.css"));
      copyFileSync(join(root, "docs/openapi.json"), join(out, "docs/openapi.json"));
      cpSync(join(root, "docs/pictures"), join(out, "docs/pictures"), { recursive: true });
    },
  };
}

/** Files that the gallery shows and does not build. */
function copies(): Plugin {
  return {
    name: "imo-gallery-copies",
    apply: "build",
    writeBundle() {
      cpSync(join(root, "dist"), join(out, "vendor/imo-widgets"), { recursive: true });
      cpSync(join(root, "demo/site/photos"), join(out, "fotos"), { recursive: true });
      mkdirSync(join(out, "hosts"), { recursive: true });
      copyFileSync(resolve("bootstrap/dist/css/bootstrap.min.css"), join(out, "hosts/bootstrap.css"));
      copyFileSync(resolve("tailwindcss/preflight.css"), join(out, "hosts/tailwind.css"));
      copyFileSync(join(root, "tests/hosts/old-theme.css"), join(out, "hosts/antigo.css"));
      copyFileSync(resolve("msw/mockServiceWorker.js"), join(out, "gallery/mockServiceWorker.js"));
    },
  };
}
