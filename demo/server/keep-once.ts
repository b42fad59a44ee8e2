/** A message that is sent twice is kept once (docs/contract.md#send-id): its first answer was lost on the way. */
import type { MiddlewareHandler } from "hono";

/** More than anybody sends in the minutes in which a widget tries again. */
const MOST = 1000;

/** Answers a request whose id was answered 201 before as it was then, and keeps nothing. */
export function keepOnce(): MiddlewareHandler {
  const kept = new Set<string>();
  return async (context, next) => {
    const id = context.req.header("Imo-Send-Id");
    if (!id) return next();
    if (kept.has(id)) return context.json({ message: "ok" }, 201);
    await next();
    if (context.res.status !== 201) return;
    kept.add(id);
    const [oldest] = kept;
    if (oldest && kept.size > MOST) kept.delete(oldest);
  };
}
