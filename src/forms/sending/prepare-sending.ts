/**
 * Loads the code for sending at a form's first key, and the offer to send again, which could not be loaded without a
 * network (docs/product/forms.md#sent-again).
 */
import type { CallSettings } from "#api/call-settings.ts";
import { isSameOrigin, preloadTransport } from "#api/client.ts";
import { hasFeature } from "#domain/listing/features.ts";
import { loadOnce } from "#load-once.ts";
import type { Resend } from "./Resend.tsx";

const loadResend = loadOnce("Resend", () => import("./Resend.tsx"));

type Settings = CallSettings & { funcoes: readonly string[] | undefined };

/** Returns the offer to send again, if this form may make it and its code has come. */
export function getResend(settings: Settings): typeof Resend | undefined {
  return maySendAgain(settings) ? loadResend.code?.Resend : undefined;
}

/** Asks for the code, at a form's first key and each after it. */
export function prepareSending(settings: Settings): void {
  preloadTransport();
  if (!maySendAgain(settings)) return;
  loadResend().catch(() => {
    // The form only lacks an offer; the next key asks again.
  });
}

/** Another origin would not get the send id, and could take one message for two. */
function maySendAgain(settings: Settings): boolean {
  return hasFeature(settings.funcoes, "reenvio") && isSameOrigin(settings);
}
