/**
 * `npx tsx tests/laravel/install-libraries.ts` installs or updates the PHP libraries of the package
 * and its sample site before their tests.
 */
import { PACKAGE } from "./host.ts";
import { installLibraries } from "./libraries.ts";

installLibraries(PACKAGE);
