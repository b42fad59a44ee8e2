/**
 * happy-dom without its console messages about failed requests, which are like those of a browser's
 * developer tools. Tests let requests fail on purpose, and newcomers would mistake the messages for
 * failures. All other messages stay.
 */
import { builtinEnvironments, type Environment } from "vitest/runtime";

const ABOUT_A_REQUEST = /^(?:GET|HEAD|OPTIONS|POST) http|^Cross-Origin Request Blocked/;

export default {
  ...builtinEnvironments["happy-dom"],
  async setup(global, options) {
    const { console } = global;
    // The page uses the console that it finds here; the tests use a different one.
    global.console = Object.assign(Object.create(console), {
      error: (...said: readonly unknown[]) => isAboutRequest(said) || console.error(...said),
      warn: (...said: readonly unknown[]) => isAboutRequest(said) || console.warn(...said),
    });
    const page = await builtinEnvironments["happy-dom"].setup(global, options);
    global.console = console;
    return page;
  },
} satisfies Environment;

function isAboutRequest([first]: readonly unknown[]): boolean {
  // When a page ends, its requests are aborted.
  if (first instanceof Error && first.name === "AbortError") return true;
  if (first instanceof Error)
    return "code" in first && (first.code === "ECONNRESET" || first.code === "ECONNREFUSED");
  return ABOUT_A_REQUEST.test(String(first));
}
