/**
 * Libraries whose imports resolve to our own code, or to another of their files; the build and the
 * tests must agree on them.
 */
import { fileURLToPath } from "node:url";

const emotion = fileURLToPath(new URL("./emotion-shim.ts", import.meta.url));
const leaflet = new URL("../../node_modules/leaflet/dist/leaflet-src.esm.js", import.meta.url);

/** Value for `resolve.alias` in Vite and Vitest. */
export const alias = {
  "@emotion/react": emotion,
  "@emotion/cache": emotion,
  // The main file sets `window.L`, which may be the host's own Leaflet.
  leaflet: fileURLToPath(leaflet),
};
