import type { Plugin } from "vite";

const TEST = "div.innerHTML = '<svg/>';";
const SAME = "div.append(svgCreate('svg'));";

/**
 * Lets Leaflet start under Trusted Types: as it loads, it writes HTML to test whether the browser
 * draws SVG, which such a policy refuses (docs/decisions.md#leaflet). The same test works with an
 * element.
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
