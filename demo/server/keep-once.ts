/** A message that is sent twice is kept once (docs/contract.md#send-id): its first answer was lost on the way. */
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { sendId } from "#api/served-calls.ts";

/** More than anybody sends in the minutes in which a widget tries again. */
const MOST = 1000;

/** Answers a request whose id was answered 201 before as it was then, and keeps nothing. Other texts than a widget's are no id. */
export function keepOnce(): MiddlewareHandler {
  const kept = new Set<string>();
  return async (context, next) => {
    const id = context.req.header("Imo-Send-Id");
    if (!v.is(sendId, id)) return next();
    if (kept.has(id)) return context.json({ message: "ok" }, 201);
    await next();
    if (context.res.status !== 201) return;
    kept.add(id);
    const [oldest] = kept;
    if (oldest && kept.size > MOST) kept.delete(oldest);
  };
}
