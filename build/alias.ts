/** What is imported under a library's name but comes from us; the build and the tests must agree on it. */
import { fileURLToPath } from "node:url";

const standIn = fileURLToPath(new URL("./emotion-stand-in.ts", import.meta.url));

export const alias = { "@emotion/react": standIn, "@emotion/cache": standIn };
