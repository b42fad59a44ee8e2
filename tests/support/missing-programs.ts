/**
 * Lists the programs besides Node that the tests need and this machine lacks, with the tests that
 * are skipped. The list is printed at the end of a run, where people read it.
 */
import { engines } from "../engines/engines.ts";
import { missingServer, SERVERS } from "../laravel/servers/database.ts";
import { missingTools } from "../laravel/tools.ts";
import { findWordpress } from "../release/wordpress.ts";
import { findOnPath } from "./chromium.ts";

/** A program, or several that are only useful together. */
type Program = {
  readonly name: string;
  /** The tests that are skipped without the program. */
  readonly tests: string;
  /** True if CI installs the program, so its absence is a failure there. */
  readonly isInstalledByCi: boolean;
  /** True if `npm test` needs the program, not only `npm run test:all`. */
  readonly isForEachCommit?: boolean;
  /** Returns the name of the missing program; `null` if none is missing. */
  missing(): string | null;
};

const programs: readonly Program[] = [
  {
    name: "openssl",
    tests: "the demo over HTTP/2 (demo/server/start.test.ts)",
    isInstalledByCi: false,
    isForEachCommit: true,
    missing: () => (findOnPath("openssl") ? null : "apt-get install openssl"),
  },
  {
    name: "PHP",
    tests: "the Laravel package and site (npm run test:laravel)",
    isInstalledByCi: true,
    missing: missingTools,
  },
  ...SERVERS.map((server) => ({
    name: server,
    tests: `the Laravel site on ${server} (IMO_DATABASE=${server} npm run test:laravel)`,
    isInstalledByCi: true,
    missing: () => missingServer(server),
  })),
  {
    name: "WordPress",
    tests: "a page of WordPress (npm run test:release)",
    isInstalledByCi: true,
    missing: () =>
      findWordpress()
        ? null
        : "apt-get download wordpress, and dpkg -x it into test-results/wordpress",
  },
  ...engines.map(({ name, install, isInstalled }) => ({
    name,
    tests: `forms and loading in ${name} (npm run test:engines)`,
    isInstalledByCi: true,
    missing: () => (isInstalled() ? null : install),
  })),
];

/** Returns the programs that are missing here, each with the line that says what was skipped. */
export function missingPrograms(known = programs): (Program & { readonly line: string })[] {
  return known.flatMap((program) => {
    const why = program.missing();
    const { name, tests } = program;
    return why === null
      ? []
      : [{ ...program, line: `SKIPPED, without ${name}: ${tests}; ${why}.` }];
  });
}
