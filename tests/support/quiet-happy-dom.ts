/**
 * happy-dom, without what it writes to the console about failed requests, as a browser's developer tools do. Tests let requests
 * fail on purpose, and a newcomer takes those lines for failures. All other messages stay.
 */
import { builtinEnvironments, type Environment } from "vitest/runtime";

const ABOUT_A_REQUEST = /^(?:GET|HEAD|OPTIONS|POST) http|^Cross-Origin Request Blocked/;

export default {
  ...builtinEnvironments["happy-dom"],
  async setup(global, options) {
    const { console } = global;
    // The page keeps the console that it finds here; the tests' own is another one.
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
  // A page that ends stops its requests.
  if (first instanceof Error && first.name === "AbortError") return true;
  if (first instanceof Error)
    return "code" in first && (first.code === "ECONNRESET" || first.code === "ECONNREFUSED");
  return ABOUT_A_REQUEST.test(String(first));
}
