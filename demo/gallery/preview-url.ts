/** The frame's URL for what the gallery's controls say. */
import { buildFrameUrl, type FrameRequest } from "./frame/frame-request.ts";
import type { SwitchValues } from "./Switches.tsx";
import type { SnippetForm, Tag } from "./snippet/snippet.ts";
import { callStateOf } from "./states.ts";
import { type Theme, themeProperties } from "./theme.ts";

type Controls = { tag: Tag; fallbackText: string; form: SnippetForm; switches: SwitchValues; theme: Theme };

/** The frame's URL, relative to the gallery's. */
export function buildPreviewUrl({ tag, fallbackText, form, switches, theme }: Controls): string {
  const { state, host, isDark } = switches;
  const request: FrameRequest = {
    widget: tag.widget,
    values: tag.values,
    fallbackText,
    form: state === "dados-estragados" ? "estragada" : form,
    calls: "apiBase" in tag.values ? null : callStateOf(state),
    host,
    theme: themeProperties(theme, isDark),
    isDark,
  };
  return buildFrameUrl(request, state);
}
