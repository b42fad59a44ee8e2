/**
 * Cross-site request protection that works like Laravel's, so that the widgets meet the real thing:
 * a session cookie that scripts can't read, an `XSRF-TOKEN` cookie that they can, and a header that
 * must repeat it. Three of Laravel's habits matter to the widgets: the cookie's value is
 * URL-encoded; a page's GET and HEAD set both cookies, as does a successful call; and a 419 sets a
 * new session but no token, so sending again without fetching a page fails forever.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const SESSION = "cal_e_mare_session";
const TWO_HOURS = { maxAge: 7200, path: "/", sameSite: "Lax" } as const;

/**
 * Returns one server's guard. Its secret lives as long as the process: as on a real host, a restart
 * expires every session.
 */
export function csrfGuard(secret = randomBytes(32)) {
  const tokenOf = (session: string) =>
    createHmac("sha256", secret).update(session).digest("base64");

  const giveCookies = (context: Context) => {
    const session = getCookie(context, SESSION) ?? newSession();
    setCookie(context, "XSRF-TOKEN", tokenOf(session), TWO_HOURS);
    setCookie(context, SESSION, session, { ...TWO_HOURS, httpOnly: true });
  };

  /** Sets both cookies with every page that exists. */
  const pages: MiddlewareHandler = async (context, next) => {
    await next();
    if (context.res.status < 400) giveCookies(context);
  };

  /** Rejects a call without the right token before reading any of it. */
  const calls: MiddlewareHandler = async (context, next) => {
    const session = getCookie(context, SESSION);
    if (
      session === undefined ||
      !isSame(context.req.header("X-XSRF-TOKEN") ?? "", tokenOf(session))
    ) {
      setCookie(context, SESSION, newSession(), { ...TWO_HOURS, httpOnly: true });
      return context.json({ message: "CSRF token mismatch." }, 419 as 403);
    }
    await next();
    giveCookies(context);
    return;
  };

  return { pages, calls };
}

function newSession(): string {
  return randomBytes(20).toString("hex");
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
