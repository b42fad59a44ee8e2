/**
 * `npm run openapi`: writes docs/openapi.json; contract/openapi/openapi.test.ts fails while it
 * differs from the schemas.
 */
import { writeFileSync } from "node:fs";
import { openApi } from "./openapi.ts";

writeFileSync(
  new URL("../../docs/openapi.json", import.meta.url),
  `${JSON.stringify(openApi(), null, 2)}\n`,
);
