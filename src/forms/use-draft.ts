/** Keeps typed text until it has been sent (docs/product/forms.md#drafts). Files are never kept. */
import { useState } from "react";
import { tabTexts } from "#memory/text-stores.ts";
import type { FormBridge } from "./form-settings.ts";

export type Draft = ReturnType<typeof draftAt>;

/** The drafts that a form wrote under one id after the other, and the one shown now. */
type FormLocation = { readonly keys: Set<string>; shown: string };

/** By path, widget and number. A host may change the id before anything is sent; the first text must go too. */
const formLocations = new Map<string, FormLocation>();

/**
 * Returns the draft of a form; another id needs a fresh form, so it is read once.
 * @param id the listing, the agent, the agency
 * @param keepsOthers leaves drafts under other ids alone after a success: they are messages of their own
 */
export function useDraft(
  widget: string,
  id: string | number | undefined,
  bridge: FormBridge,
  keepsOthers = false,
): Draft {
  const [draft] = useState(() => {
    const path = ["imo", location.pathname, widget].join(":");
    const { number = bridge.position } = bridge;
    const key = `${path}:${id ?? ""}:${number}`;
    const name = keepsOthers ? key : `${path}:${number}`;
    const at = formLocations.get(name) ?? { keys: new Set(), shown: "" };
    formLocations.set(name, at);
    return draftAt(key, at);
  });
  return draft;
}

/** The draft under `imo:{path}:{widget}:{id}:{number}`. */
function draftAt(key: string, at: FormLocation) {
  return {
    key,
    /** Another script may have written the texts: the caller checks them. */
    read: () => tabTexts.read(key),
    /** `texts` is JSON; `""` keeps nothing. */
    write(texts: string) {
      at.keys.add(key);
      at.shown = key;
      tabTexts.keep(key, texts);
    },
    /**
     * Returns the id of this message: the same one until the draft is forgotten or the form says something else
     * (docs/contract.md#send-id).
     */
    sendId(message: string): string {
      const { id, message: sent } = tabTexts.read(toSendKey(key));
      if (sent === message && typeof id === "string" && /^[0-9a-f]{32}$/.test(id)) return id;
      const made = makeSendId();
      tabTexts.keep(toSendKey(key), JSON.stringify({ id: made, message }));
      return made;
    },
    erase: () => erase(key),
    /** After a success: erases it, and with it the texts under ids that are no longer shown. */
    forget() {
      erase(key);
      for (const other of at.keys) if (other !== at.shown) erase(other);
    },
    /** Tells if this id is still the one on the page. */
    isCurrent: () => at.shown === key,
    /** Tells if the last written text survives a reload. */
    isSafe: () => tabTexts.isSafe(key),
  };
}

/** 128 random bits; `randomUUID` is missing on pages without TLS. */
function makeSendId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key of its own, because the draft is written at every key press. */
function toSendKey(key: string): string {
  return `${key}:envio`;
}

function erase(key: string): void {
  tabTexts.keep(key, "");
  tabTexts.keep(toSendKey(key), "");
}
