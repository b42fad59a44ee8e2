/** `npx tsx tests/laravel/install-libraries.ts`: brings the sample site's PHP libraries up to date, before its tests. */
import { HOST } from "./host.ts";
import { installLibraries } from "./libraries.ts";

installLibraries(HOST);
