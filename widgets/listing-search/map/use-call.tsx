import { useEffect, useEffectEvent, useState } from "react";
import type { CallSettings } from "#api/call-settings.ts";
import type { CallFailure } from "#api/client.ts";
import type { ListingSettings } from "../search/listing-context.tsx";

type Call<Answer> = {
  settings: ListingSettings;
  /** The request as text, for comparing. */
  asks: string;
  send: (settings: CallSettings) => Promise<Answer>;
};

/**
 * Sends a call whenever `asks` changes. Reports a failure, and offers to try
 * again.
 * @returns the last answer, even while another call is under way, and what to show of the call
 */
export function useCall<Answer>({ settings, asks, send }: Call<Answer>) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request and each try is a call
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    void begin(stop.signal);
    return () => stop.abort();
  }, [asks, tries]);
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
