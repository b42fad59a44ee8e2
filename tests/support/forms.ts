/** A page for a form under test: no policy or address of its own, and a bridge that records its calls. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import type { ContactSettings } from "#forms/form-settings.ts";
import type { HostBridge } from "#runtime/define-widget.ts";

/** Returns a form's settings on a page without its own. */
export function formSettings(change: Partial<ContactSettings & { bridge: HostBridge }> = {}) {
  const bridge = { position: 0, emit: vi.fn(), report: vi.fn(), keepFallback: () => () => {} };
  return {
    privacidadeUrl: "/privacidade",
    telefone: undefined,
    email: undefined,
    apiBase: "",
    csrfUrl: undefined,
    funcoes: undefined,
    mostrarContactos: "nao" as const,
    whatsapp: undefined,
    bridge,
    ...change,
  };
}

/** Returns the settings of a form in one of the listing's panels. */
export function panelFormSettings() {
  const settings = formSettings();
  const bridge: HostBridge = { ...settings.bridge, number: 0 };
  return { ...settings, bridge };
}

/** Returns settings for a form apart from other tests' forms, for a send that never ends. */
export function settingsApart() {
  return formSettings({ bridge: { ...formSettings().bridge, position: 99 } });
}

/** Types a visitor's name, e-mail and phone into a contact form. */
export async function fillContact() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("O Seu nome*"), "Ana");
  await user.type(screen.getByLabelText("E-mail*"), "ana@a.pt");
  await user.type(screen.getByLabelText("Contacto*"), "912 345 678");
  return user;
}

/** Makes storage fail as if it were full or forbidden, until the end of the test. */
export function forbidStorage() {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Returns a send whose end the test controls. */
export function heldSend() {
  let succeed = () => {};
  let fail = (_reason: Error) => {};
  const send = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        succeed = resolve;
        fail = reject;
      }),
  );
  return { send, succeed: () => succeed(), fail: (reason = new Error("POST /api/x failed")) => fail(reason) };
}
