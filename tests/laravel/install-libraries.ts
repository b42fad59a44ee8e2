/** `npx tsx tests/laravel/install-libraries.ts`: brings the PHP libraries of the package and its sample site up to date, before its tests. */
import { PACKAGE } from "./host.ts";
import { installLibraries } from "./libraries.ts";

installLibraries(PACKAGE);
