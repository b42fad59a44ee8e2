/**
 * Fetches what sending needs as soon as somebody fills a form in: what sends, and what sends again once there is a network
 * (docs/product/forms.md#sent-again), which could not be fetched when it is wanted.
 */
import { type CallSettings, isSameOrigin, preloadTransport } from "#api/client.ts";
import { hasFeature } from "#domain/listing/features.ts";
import { loadLater } from "#load-later.ts";
import type { Resend } from "./Resend.tsx";

let arrived: typeof Resend | undefined;
let isAsked = false;

type Settings = CallSettings & { funcoes: readonly string[] | undefined };

/** What offers to send again, if this form may and it has come. */
export function getResend(settings: Settings): typeof Resend | undefined {
  return maySendAgain(settings) ? arrived : undefined;
}

/** For a form's first key and each after it; asks once a page. */
export function prepareSending(settings: Settings): void {
  preloadTransport();
  if (isAsked || !maySendAgain(settings)) return;
  isAsked = true;
  loadLater("Resend", () => import("./Resend.tsx")).then(
    ({ Resend }) => {
      arrived = Resend;
    },
    // Without it a form only lacks an offer; the next key asks again.
    () => {
      isAsked = false;
    },
  );
}

/** Another origin would not get the send id, and could take one message for two. */
function maySendAgain(settings: Settings): boolean {
  return hasFeature(settings.funcoes, "reenvio") && isSameOrigin(settings);
}
