/** The frame's address for what the gallery's controls say. */
import { frameAddress } from "./frame-request.ts";
import type { SwitchValues } from "./Switches.tsx";
import { brokenSnippet, type SnippetForm, snippet, type Tag } from "./snippet.ts";
import { callStateOf } from "./states.ts";
import { type Theme, themeProperties } from "./theme.ts";

type Controls = { tag: Tag; form: SnippetForm; switches: SwitchValues; theme: Theme };

export function previewAddress({ tag, form, switches, theme }: Controls): string {
  const { state, host, isDark, hasLessMotion } = switches;
  return frameAddress(
    {
      tag: state === "dados-estragados" ? brokenSnippet(tag) : snippet(tag, printedForm(form)),
      calls: "apiBase" in tag.values ? null : callStateOf(state),
      host,
      theme: themeProperties(theme, isDark),
      isDark,
      hasLessMotion,
    },
    state,
  );
}

/** What Blade prints is HTML with JSON. */
function printedForm(form: SnippetForm): SnippetForm {
  return form === "atributos" ? "atributos" : "json";
}
