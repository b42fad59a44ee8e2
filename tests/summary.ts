/**
 * The last words of `npm test` and of CI: what was not tested on this machine. `--required` (CI, where it installs) fails for
 * what should have been there: tests that did not run look like tests that passed.
 */
import { missingPrograms } from "./support/missing-programs.ts";

const { lines, isCiIncomplete } = missingPrograms();
for (const line of lines) console.log(line);
if (isCiIncomplete && process.argv.includes("--required")) process.exitCode = 1;
