/**
 * Cross-site-request protection as Laravel does it, so that the widgets meet the real thing: a session cookie that
 * scripts cannot read, an `XSRF-TOKEN` cookie that they can, and a header that must repeat it. Three of Laravel's ways
 * matter to the widgets: the cookie's value is URL-encoded; a page's GET and HEAD set both cookies, as does a call that
 * went through; and a 419 sets a new session but no token, so that sending again without fetching a page fails for ever.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";

const SESSION = "cal_e_mare_session";
const TOKEN = "XSRF-TOKEN";
const TWO_HOURS = 7200;

/** The guard of one server. Its secret lives as long as the process: a restart expires every session, as on a host. */
export function csrfGuard(secret = randomBytes(32)) {
  const tokenOf = (session: string) => createHmac("sha256", secret).update(session).digest("base64");

  const giveCookies = (context: Context) => {
    const session = sessionOf(context) ?? newSession();
    setCookies(context, session, tokenOf(session));
  };

  const isGenuine = (context: Context) => {
    const session = sessionOf(context);
    const sent = context.req.header("X-XSRF-TOKEN");
    return session !== undefined && sent !== undefined && isSame(sent, tokenOf(session));
  };

  /** Gives both cookies with every page that exists. */
  const pages: MiddlewareHandler = async (context, next) => {
    await next();
    if (context.res.status < 400) giveCookies(context);
  };

  /** Turns a call without the right token away before anything of it is read. */
  const calls: MiddlewareHandler = async (context, next) => {
    if (!isGenuine(context)) return refuse(context);
    await next();
    giveCookies(context);
    return;
  };

  return { pages, calls };
}

function refuse(context: Context): Response {
  context.header("Set-Cookie", sessionCookie(newSession()));
  return context.json({ message: "CSRF token mismatch." }, 419 as 403);
}

function setCookies(context: Context, session: string, token: string): void {
  const readable = `${TOKEN}=${encodeURIComponent(token)}; Max-Age=${TWO_HOURS}; Path=/; SameSite=Lax`;
  context.header("Set-Cookie", readable, { append: true });
  context.header("Set-Cookie", sessionCookie(session), { append: true });
}

function sessionCookie(session: string): string {
  return `${SESSION}=${session}; Max-Age=${TWO_HOURS}; Path=/; HttpOnly; SameSite=Lax`;
}

function sessionOf(context: Context): string | undefined {
  return getCookie(context, SESSION);
}

function newSession(): string {
  return randomBytes(20).toString("hex");
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
