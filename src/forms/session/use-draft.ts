/** Keeps typed text until it has been sent (docs/product/forms.md#drafts). Files are never kept. */
import { useState } from "react";
import type { FormBridge } from "#forms/form-settings.ts";
import { tabTexts } from "#memory/text-stores.ts";

export type Draft = ReturnType<typeof draftAt>;

/** All drafts that a form has written under different ids, and the one shown now. */
type FormLocation = { readonly keys: Set<string>; shown: string };

/**
 * The drafts of every form, keyed by path, widget and number. If a host changes the id before the
 * form is sent, the first id's text must be erased too.
 */
const formLocations = new Map<string, FormLocation>();

/**
 * Returns a form's draft. The id is read once; remount (`key`) when it changes.
 * @param id of the listing, agent or agency
 * @param keepsOthers keeps drafts under other ids after a success, because they are separate
 * messages
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

/** Returns the draft under `imo:{path}:{widget}:{id}:{number}`. */
function draftAt(key: string, at: FormLocation) {
  return {
    key,
    /** The caller must check the values, because another script may have written them. */
    read: () => tabTexts.read(key),
    /** `texts` is JSON; `""` erases what was kept. */
    write(texts: string) {
      at.keys.add(key);
      at.shown = key;
      tabTexts.keep(key, texts);
    },
    /**
     * Returns this message's id, which stays the same until the draft is forgotten or the form's
     * content changes (docs/contract.md#send-id).
     */
    sendId(message: string): string {
      const { id, message: sent } = tabTexts.read(toSendKey(key));
      if (sent === message && typeof id === "string" && /^[0-9a-f]{32}$/.test(id)) return id;
      const made = makeSendId();
      tabTexts.keep(toSendKey(key), JSON.stringify({ id: made, message }));
      return made;
    },
    erase: () => erase(key),
    /** Called after a success: erases the draft, and those under ids that are no longer shown. */
    forget() {
      erase(key);
      for (const other of at.keys) if (other !== at.shown) erase(other);
    },
    /** Whether this id is still the one on the page. */
    isCurrent: () => at.shown === key,
    /** Whether the last written text survives a reload. */
    isSafe: () => tabTexts.isSafe(key),
  };
}

/** 128 random bits; `randomUUID` is missing on pages without TLS. */
function makeSendId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the key of the send id, which is kept separately because the draft is written at every
 * key press.
 */
function toSendKey(key: string): string {
  return `${key}:envio`;
}

function erase(key: string): void {
  tabTexts.keep(key, "");
  tabTexts.keep(toSendKey(key), "");
}
