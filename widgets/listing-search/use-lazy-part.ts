/** A part of the listing whose code comes when a visitor wants it, and not before. */
import { useCallback, useContext, useRef, useState } from "react";
import { LoadFailure } from "#ui/load-failure.ts";

/**
 * @param load fetches the part; the same function at every render
 * @returns `part`: what came, `null` until then; `want` asks for it, once, and again after a failure, which is reported
 */
export function useLazyPart<Part>(load: () => Promise<Part>): { part: Part | null; want: () => void } {
  const [part, setPart] = useState<Part | null>(null);
  const isWanted = useRef(false);
  const onFailure = useContext(LoadFailure);
  const want = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    load().then(
      (came) => setPart(() => came),
      (cause) => {
        isWanted.current = false;
        onFailure(cause);
      },
    );
  }, [load, onFailure]);
  return { part, want };
}
