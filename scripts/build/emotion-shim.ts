/**
 * A shim of emotion, which react-select draws itself with: all of react-select's look is in our own style sheet,
 * under class names that it gives anyway. Emotion would write `<style>` elements, which a strict content security
 * policy refuses (docs/contract.md#content-security-policy), work out every option's styles at every key, and weigh 8
 * kB (docs/decisions.md#react-select-without-emotion).
 */
import { createElement, type ElementType, Fragment, type ReactElement } from "react";

/** React's `createElement` without the `css` that emotion would have turned into a class. */
export function jsx(
  type: ElementType,
  props: Record<string, unknown> | null,
  ...children: never[]
): ReactElement {
  if (props === null || !("css" in props)) return createElement(type, props, ...children);
  const { css: _drawnByOurSheet, ...rest } = props;
  return createElement(type, rest, ...children);
}

/** Gives nothing: what it would describe is never drawn. */
export function css(): undefined {
  return undefined;
}

/** Gives nothing: what it would describe is never drawn. */
export function keyframes(): undefined {
  return undefined;
}

/** Only react-select's NonceProvider asks for these two, and nobody asks for that. */
export const CacheProvider = Fragment;
/** Gives nothing: react-select makes a cache only inside its NonceProvider, which nobody uses. */
export default function createCache(): undefined {
  return undefined;
}
