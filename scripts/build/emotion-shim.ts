/**
 * Replaces emotion, which react-select uses for its styles: our own style sheet covers all of
 * react-select's look, through class names that it sets anyway. Emotion would write `<style>`
 * elements, which a strict content security policy refuses
 * (docs/contract.md#content-security-policy), compute every option's styles on every keystroke, and
 * add 8 kB (docs/decisions.md#react-select-without-emotion).
 */
import { createElement, type ElementType, Fragment, type ReactElement } from "react";

/** React's `createElement`, minus the `css` prop that emotion would have turned into a class. */
export function jsx(
  type: ElementType,
  props: Record<string, unknown> | null,
  ...children: never[]
): ReactElement {
  if (props === null || !("css" in props)) return createElement(type, props, ...children);
  const { css: _drawnByOurSheet, ...rest } = props;
  return createElement(type, rest, ...children);
}

/** Returns nothing, because the styles that it would describe are never used. */
export function css(): undefined {
  return undefined;
}

/** Returns nothing, because the animation that it would describe is never used. */
export function keyframes(): undefined {
  return undefined;
}

/** Only react-select's NonceProvider, which we don't use, needs this and `createCache`. */
export const CacheProvider = Fragment;
/**
 * Returns nothing: react-select only creates a cache inside its NonceProvider, which we don't use.
 */
export default function createCache(): undefined {
  return undefined;
}
