/**
 * Settings for a form under test, on a page without its own policy or URLs, with a bridge that
 * records calls.
 */
import { fireEvent } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import type { ContactSettings } from "#forms/form-settings.ts";
import { contactKeys } from "#forms/page-data.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { exampleOf } from "./filled-fields.ts";
import { widgetProps } from "./widget-props.ts";

/** Returns a form's settings on a page that sets nothing itself. */
export function formSettings(change: Partial<ContactSettings & { bridge: HostBridge }> = {}) {
  return { ...widgetProps(contactKeys), ...change };
}

/** Returns the settings of a form in one of the listing's panels. */
export function panelFormSettings() {
  const settings = formSettings();
  const bridge: HostBridge = { ...settings.bridge, number: 0 };
  return { ...settings, bridge };
}

/** Returns settings that isolate a form from other tests' forms, for a send that never ends. */
export function apart<S extends { bridge: object }>(settings: S): S {
  return { ...settings, bridge: { ...settings.bridge, position: 99 } };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const emptyRequired = () =>
  [...document.querySelectorAll<Control>("[aria-required=true]:not([type=file])")].filter(
    ({ value }) => value === "",
  );

const exampleFor = (field: Control) =>
  field instanceof HTMLSelectElement
    ? exampleOf(
        field.name,
        [...field.options].map(({ value }) => value),
      )
    : exampleOf(field.name);

/**
 * Pastes text into a field, so a test that isn't about keys doesn't render the form for each key.
 */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Fills each visible, empty required field with its example through a visitor's events. */
export async function fillRequired(user = userEvent.setup()) {
  for (const field of emptyRequired()) {
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, exampleFor(field));
    else await pasteInto(user, field, exampleFor(field));
  }
  return user;
}

/** Fills each visible, empty required field with its example at once, even in a closed dialog. */
export function fillRequiredAtOnce() {
  for (const field of emptyRequired())
    fireEvent.change(field, { target: { value: exampleFor(field) } });
}

/** Makes storage fail as if it were full or forbidden, until the end of the test. */
export function forbidStorage() {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: () => {},
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Makes storage discard all writes, as consent tools do, until the end of the test. */
export function swallowWrites() {
  const swallow = () => {};
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: swallow,
    removeItem: swallow,
    clear: swallow,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Returns a send that ends when the test decides. */
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
  return {
    send,
    succeed: () => succeed(),
    fail: (reason = new Error("POST /api/x failed")) => fail(reason),
  };
}
