import type { Plugin } from "vite";

const TEST = "div.innerHTML = '<svg/>';";
const SAME = "div.append(svgCreate('svg'));";

/**
 * Makes Leaflet load under Trusted Types (docs/decisions.md#leaflet). While Leaflet loads, it
 * writes HTML to test for SVG, which such a policy refuses; an element serves the test just as
 * well.
 */
export function leafletPlugin(): Plugin {
  return {
    name: "leaflet-without-html",
    transform: {
      filter: { id: /\/leaflet-src\.esm\.js$/ },
      handler(code) {
        if (code.split(TEST).length !== 2)
          throw new Error(`leaflet: expected ${TEST} once, which Trusted Types refuse.`);
        return { code: code.replace(TEST, SAME), map: null };
      },
    },
  };
}
