/**
 * The unit tests for StrykerJS (stryker.config.mjs): one environment, and a separate page for each
 * file, because Stryker treats every mutant as static if vitest has projects or shares a page.
 */
import { defineConfig } from "vitest/config";
import { inDom } from "./vitest.config.ts";

const { resolve, test } = inDom("happy-dom", "{src,widgets}/**/*.test.{ts,tsx}");

export default defineConfig({ resolve, test: { ...test, isolate: true } });
