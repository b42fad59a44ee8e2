/**
 * A shim of what lucide draws its icons with: theirs takes sizes, colours and a context that our style sheet decides
 * (`.imo-icon`), and weighs 1 kB on every page. The icons themselves stay lucide's, imported by name as ever.
 */
import { createElement, type ReactElement, type SVGProps } from "react";

type Drawing = { node: readonly [string, Record<string, string>][] };

/** A component that draws one icon; decorative, because the words beside it say it all (docs/look.md#icons). */
export default function createLucideIcon({ node }: Drawing): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return (props) =>
    createElement(
      "svg",
      { viewBox: "0 0 24 24", "aria-hidden": true, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
