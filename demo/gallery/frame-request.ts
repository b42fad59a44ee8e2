/**
 * What the gallery asks of the page in its frame: which tag, in which state, on what kind of host. All of it stands behind
 * the address's `#`, so that the frame also opens in a tab of its own, and a picture can be taken of it.
 */
import type { CallState, State } from "./states.ts";

export const hostStyles = ["nenhum", "bootstrap", "tailwind", "antigo"] as const;
export type HostStyle = (typeof hostStyles)[number];

export type FrameRequest = {
  /** The tag's HTML. */
  tag: string;
  /** How calls are answered; `null` leaves them where the tag's own `apiBase` sends them. */
  calls: CallState | null;
  host: HostStyle;
  /** Custom properties by name. */
  theme: Record<string, string>;
  isDark: boolean;
  hasLessMotion: boolean;
};

/** The address of the frame, relative to the gallery's. */
export function frameAddress(request: FrameRequest, state: State): string {
  const page = state === "script-bloqueado" ? "moldura-sem-script" : "moldura";
  return `gallery/${page}.html#${encodeURIComponent(JSON.stringify(request))}`;
}

/** @returns `null` for an address that the gallery did not make */
export function readFrameRequest(hash: string): FrameRequest | null {
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1))) as FrameRequest;
  } catch {
    return null;
  }
}

/** What the frame tells the gallery around it. */
export type FrameMessage =
  | { imoGallery: "event"; type: string; detail: unknown }
  | { imoGallery: "navigation"; to: string }
  | { imoGallery: "loaded"; files: LoadedFile[] };

/** One file of the bundle that the frame's page has loaded; `bytes` before compression. */
export type LoadedFile = { path: string; bytes: number };
