/** Messages from the page in the frame: its events, and the URLs that it would have opened. */
import { useEffect, useRef, useState } from "react";
import type { FrameMessage } from "./frame/frame-request.ts";

/** One line of the event log; `time` is formatted for pt-PT. */
type LogEntry = { id: number; time: string; type: string; detail: unknown };

const MOST_KEPT = 100;

/**
 * Returns the frame's ref, and what the page in it has reported.
 * @param widget when it changes, a new log starts
 */
export function useFrameMessages(widget: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [shownHash, setShownHash] = useState("");
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<FrameMessage>) => {
      if (
        origin !== location.origin ||
        source !== frame.current?.contentWindow ||
        !data?.imoGallery
      )
        return;
      if (data.imoGallery === "height") return setHeight(data.height);
      if (data.imoGallery === "shown") return setShownHash(data.hash);
      const time = new Date().toLocaleTimeString("pt-PT");
      const { type, detail } = data;
      setLog((before) =>
        [{ id: (before[0]?.id ?? 0) + 1, time, type, detail }, ...before].slice(0, MOST_KEPT),
      );
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the widget changes
  useEffect(() => setLog([]), [widget]);

  return { frame, log, shownHash, height, clear: () => setLog([]) };
}
