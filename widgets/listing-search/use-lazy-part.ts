/** A part of the listing whose code comes when a visitor wants it, and not before. */
import { startTransition, useCallback, useContext, useRef, useState } from "react";
import { LoadFailure } from "#ui/load-failure.ts";

/**
 * @param load fetches the part; the same function at every render
 * @returns `part`: what came, `null` until then; `want` asks for it, once, and again after a failure, which is reported, and
 *   says whether it is there
 */
export function useLazyPart<Part>(load: () => Promise<Part>): { part: Part | null; want: () => Promise<boolean> } {
  const [part, setPart] = useState<Part | null>(null);
  const coming = useRef<Promise<boolean>>(undefined);
  const onFailure = useContext(LoadFailure);
  const want = useCallback(() => {
    coming.current ??= load().then(
      (came) => {
        startTransition(() => setPart(() => came));
        return true;
      },
      (cause) => {
        coming.current = undefined;
        onFailure(cause);
        return false;
      },
    );
    return coming.current;
  }, [load, onFailure]);
  return { part, want };
}
