/**
 * Reduced motion as far as a page can bring it about. The browser's setting can't be changed from within, but what
 * depends on it can: `matchMedia` is made to say yes, and the rules behind `prefers-reduced-motion` are made to hold.
 * For the bundle this is the same; a film or an animated picture of the host's would not notice.
 */
const REDUCED = /\(\s*prefers-reduced-motion(?:\s*:\s*reduce)?\s*\)/;

/** Before anything asks. */
export function pretendLessMotion(): void {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => asked(query.replace(REDUCED, "all"));
}

/** Once the style sheets are there. */
export function applyLessMotion(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && REDUCED.test(rule.media.mediaText)) {
      rule.media.mediaText = rule.media.mediaText.replace(REDUCED, "all");
    }
    if ("cssRules" in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}
