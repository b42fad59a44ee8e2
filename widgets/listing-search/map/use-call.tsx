import { useEffect, useEffectEvent, useState } from "react";
import type { CallSettings } from "#api/call-settings.ts";
import type { CallFailure } from "#api/client.ts";
import type { ListingSettings } from "../search/listing-context.tsx";

type Call<Answer> = {
  settings: ListingSettings;
  /** Identifies the request; a new key sends a new call. */
  requestKey: string;
  send: (settings: CallSettings) => Promise<Answer>;
};

/**
 * Sends a call whenever `requestKey` changes. Reports a failure and lets the visitor try again.
 * @returns the last answer, which stays during further calls, and a notice after a failure
 */
export function useCall<Answer>({ settings, requestKey, send }: Call<Answer>) {
  const { apiBase, csrfUrl, bridge } = settings;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const came = await send({ apiBase, csrfUrl, signal });
      if (!signal.aborted) setAnswer(came);
    } catch (cause) {
      if (signal.aborted) return;
      const { code, message } = cause as CallFailure;
      setFailed(true);
      bridge.report({
        code,
        message: `listing-search: the map lacks listings, ${message}.`,
        cause,
      });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request and retry is a call
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    void begin(stop.signal);
    return () => stop.abort();
  }, [requestKey, tries]);
  const notice = hasFailed && (
    <p className="imo-map__notice" role="alert">
      Não foi possível carregar os imóveis do mapa.
      <button
        type="button"
        className="imo-button imo-button--quiet"
        onClick={() => setTries(tries + 1)}
      >
        Tentar novamente
      </button>
    </p>
  );
  return { answer, notice };
}
