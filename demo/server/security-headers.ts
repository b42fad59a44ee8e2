/**
 * The headers that a careful host sends with its pages. The policy is the strictest that the widgets promise to work under, word
 * for word (docs/contract.md#content-security-policy): an inline style or script in a page is refused
 * here first.
 */
import type { MiddlewareHandler } from "hono";

export const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";

/** Adds the headers to every answer; the policy only concerns pages. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("X-Content-Type-Options", "nosniff");
  context.header("Referrer-Policy", "strict-origin-when-cross-origin");
  if (context.res.headers.get("Content-Type")?.startsWith("text/html")) {
    context.header("Content-Security-Policy", POLICY);
  }
};
