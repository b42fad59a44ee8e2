/**
 * The calls as they go wrong, for the gallery: `/galeria/estado/<state>/api/…` answers as that state says. Calls that are not
 * refused are passed on to the real one, cookies, token and all.
 */
import { setTimeout } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { type CallState, isCallState, NOTHING_FOUND, refusalOf, SLOWNESS } from "../gallery/states.ts";

const PREFIX = /^\/galeria\/estado\/[\w-]+/;

/** @param realCall answers a request to `/api/…` */
export function callStates(realCall: (request: Request) => Response | Promise<Response>): Hono {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.post("/galeria/estado/:state/api/*", async (context) => {
    const state = context.req.param("state");
    if (!isCallState(state)) return context.notFound();
    if (state === "offline") {
      context.env?.incoming?.socket.destroy();
      return context.body(null, 503);
    }
    await patience(state, context.req.raw.signal);
    const refusal = refusalOf(state);
    if (refusal) return context.json(refusal.body, refusal.status as 422);
    const url = new URL(context.req.url);
    url.pathname = url.pathname.replace(PREFIX, "");
    if (state === "vazio" && url.pathname === "/api/imoveis") return context.json(NOTHING_FOUND);
    return realCall(new Request(url, context.req.raw));
  });
  return app as unknown as Hono;
}

/** Waits as long as the state lets a visitor wait; one who leaves ends it. */
async function patience(state: CallState, signal: AbortSignal): Promise<void> {
  if (state === "lento") await setTimeout(SLOWNESS);
  if (state === "nunca") await new Promise((resolve) => signal.addEventListener("abort", resolve));
}
