import { startTransition, useCallback, useContext, useRef, useState } from "react";
import { LoadFailure } from "./load-failure.ts";

/**
 * Loads a component's code when a visitor wants it.
 * @param load fetches it (`loadOnce`); must be the same function at every render
 */
export function useLater<Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code | null>(null);
  const coming = useRef<Promise<boolean>>(undefined);
  const { report, showBusy, showFailure } = useContext(LoadFailure);
  const want = useCallback(() => {
    coming.current ??= load().then(
      (came) => {
        startTransition(() => setCode(() => came));
        return true;
      },
      (cause) => {
        coming.current = undefined;
        report(cause);
        return false;
      },
    );
    return coming.current;
  }, [load, report]);
  const wantAtPress = useCallback(async () => {
    const end = showBusy();
    const isThere = await want();
    end();
    if (!isThere) showFailure();
    return isThere;
  }, [want, showBusy, showFailure]);
  return {
    code,
    /**
     * Resolves to whether the code has loaded. A failure is reported, and the next call tries again
     * (docs/contract.md#failed-chunks).
     */
    want,
    /**
     * Like `want`, for a press that waits for the code: shows the visitor that it was noticed, and
     * tells them of a failure.
     */
    wantAtPress,
  };
}
