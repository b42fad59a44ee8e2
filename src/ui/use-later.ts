import { startTransition, useCallback, useContext, useRef, useState } from "react";
import { LoadFailure } from "./load-failure.ts";

/**
 * Loads a component's code when a visitor wants it.
 * @param load fetches it (`loadOnce`); the same function at every render
 */
export function useLater<Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code | null>(null);
  const coming = useRef<Promise<boolean>>(undefined);
  const { report, tell } = useContext(LoadFailure);
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
    const isThere = await want();
    if (!isThere) tell();
    return isThere;
  }, [want, tell]);
  return {
    code,
    /** Tells if the code has come. A failure is reported, and the next call asks again (docs/contract.md#failed-chunks). */
    want,
    /** As `want`, for a press that waits for it: a failure is told to the visitor too. */
    wantAtPress,
  };
}
