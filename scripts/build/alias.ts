/** What is imported under a library's name but comes from us; the build and the tests must agree on it. */
import { fileURLToPath } from "node:url";

const emotion = fileURLToPath(new URL("./emotion-shim.ts", import.meta.url));

/** For `resolve.alias` of Vite and Vitest. */
export const alias = { "@emotion/react": emotion, "@emotion/cache": emotion };
