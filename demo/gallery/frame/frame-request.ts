/**
 * The gallery's request to the page in its frame: a widget with page data, a state, a kind of host.
 * It comes after the `#` of the URL, so that the frame can also be opened in its own tab. Strangers
 * can send editors such a URL, so it only carries names and values: the frame builds the tag
 * itself, and every name is checked here.
 */
import * as v from "valibot";
import { snippetForms } from "../snippet/snippet.ts";
import { type State, states } from "../states.ts";

/**
 * Style sheets that a host page can have around the widget; each but `nenhum` is a file in
 * `hosts/`.
 */
export const hostLabels = {
  nenhum: "Nenhum",
  bootstrap: "Bootstrap 5",
  tailwind: "Tailwind (preflight)",
  antigo: "Um tema antigo",
} as const;
export type HostStyle = keyof typeof hostLabels;

const frameRequest = v.object({
  widget: v.string(),
  /** Page data by key; the widget's own readers check the values. */
  values: v.record(v.string(), v.unknown()),
  /** The editor's words between the tags, as plain text; empty for the usual ones. */
  fallbackText: v.string(),
  /** The format of the tag; `estragada` has a truncated script. */
  form: v.picklist([...snippetForms, "estragada"]),
  /** The state of the calls; with `null`, they go to the tag's own `apiBase`. */
  calls: v.nullable(v.picklist(states)),
  host: v.picklist(Object.keys(hostLabels) as [HostStyle, ...HostStyle[]]),
  theme: v.record(v.pipe(v.string(), v.regex(/^--imo-[a-z-]+$/)), v.string()),
  isDark: v.boolean(),
});
export type FrameRequest = v.InferOutput<typeof frameRequest>;

/** Returns the frame's URL, relative to the gallery's. */
export function buildFrameUrl(request: FrameRequest, state: State): string {
  const page = state === "script-bloqueado" ? "moldura-sem-script" : "moldura";
  return `gallery/${page}.html#${encodeURIComponent(JSON.stringify(request))}`;
}

/**
 * Reads the request from the frame's hash.
 * @param isWidget returns true if the gallery has a widget of that name
 * @returns `null` for a hash that the gallery didn't make: broken, or with an unknown widget,
 * state, host or property
 */
export function readFrameRequest(
  hash: string,
  isWidget: (name: string) => boolean,
): FrameRequest | null {
  try {
    const parsed = v.safeParse(frameRequest, JSON.parse(decodeURIComponent(hash.slice(1))));
    return parsed.success && isWidget(parsed.output.widget) ? parsed.output : null;
  } catch {
    return null;
  }
}

/** A message from the frame to the surrounding gallery. */
export type FrameMessage =
  | { imoGallery: "event"; type: string; detail: unknown }
  | { imoGallery: "shown"; hash: string }
  | { imoGallery: "height"; height: number };
