/** Libraries whose imports resolve to our own code; the build and the tests must agree on them. */
import { fileURLToPath } from "node:url";

const emotion = fileURLToPath(new URL("./emotion-shim.ts", import.meta.url));

/** Value for `resolve.alias` in Vite and Vitest. */
export const alias = { "@emotion/react": emotion, "@emotion/cache": emotion };
