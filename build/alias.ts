/** What is imported under a library's name but comes from us; the build and the tests must agree on it. */
import { fileURLToPath } from "node:url";

const emotion = fileURLToPath(new URL("./emotion-shim.ts", import.meta.url));
const floatingUi = fileURLToPath(new URL("./floating-ui-shim.ts", import.meta.url));
const lucide = fileURLToPath(new URL("./lucide-shim.ts", import.meta.url));

/** The last one is how lucide's own icon files ask for it. */
export const alias = {
  "@emotion/react": emotion,
  "@emotion/cache": emotion,
  "@floating-ui/dom": floatingUi,
  "../createLucideIcon.mjs": lucide,
};
