/** docs/product/memory.md#sharing-the-list */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { workDone } from "../../../tests/support/turns.ts";
import { ShareButton } from "./ShareButton.tsx";

/**
 * Presses the button on the page at `path`, in a browser that has these functions for sharing
 * (`ways`).
 */
function press(ways: object, hash?: string, path = "/lista?a=1#antes") {
  vi.stubGlobal("navigator", ways);
  history.replaceState(null, "", path);
  const settings = panelFormSettings();
  const onShared = vi.mocked(settings.bridge.emit);
  render(
    inListing(<ShareButton what="search" title="Imóveis" {...(hash !== undefined && { hash })} />, {
      settings,
    }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Partilhar" }));
  return { onShared, said: () => screen.getByRole("status").textContent };
}
const page = () => location.href.replace(/#.*$/, "");

test("passes the link to the phone's own sheet, without a message beside it", async () => {
  const share = vi.fn(async () => undefined);
  const { onShared, said } = press({ share }, "#favoritos=1");
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Imóveis", url: `${page()}#favoritos=1` });
  await vi.waitFor(() => expect(onShared).toHaveBeenCalledOnce(), 15_000);
  expect(said()).toBe("");
});

test("doesn't report sharing if the visitor closes the sheet", async () => {
  const share = () => Promise.reject(new DOMException("closed", "AbortError"));
  const writeText = vi.fn();
  const { onShared, said } = press({ share, clipboard: { writeText } });
  await workDone();
  expect([onShared.mock.calls.length, writeText.mock.calls.length, said()]).toEqual([0, 0, ""]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("copies the link and says so if the sheet is missing or fails", async () => {
  const writeText = vi.fn(async () => undefined);
  const share = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  const { onShared, said } = press({ share, clipboard: { writeText } }, "");
  await vi.waitFor(() => expect(said()).toBe("Ligação copiada."), 15_000);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(page());
  expect(onShared).toHaveBeenCalledExactlyOnceWith("imo:share", { what: "search" });
});

test("says for four seconds that the link was copied", async () => {
  vi.useFakeTimers();
  const { said } = press({ clipboard: { writeText: async () => undefined } });
  await act(async () => {});
  act(() => void vi.advanceTimersByTime(3999));
  expect(said()).toBe("Ligação copiada.");
  act(() => void vi.advanceTimersByTime(1));
  expect(said()).toBe("");
  vi.useRealTimers();
});

test("shows the link to copy by hand if neither sheet nor clipboard is allowed", async () => {
  const { onShared, said } = press({});
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Copie a ligação" });
  expect(field.value).toBe(page());
  field.focus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect([onShared.mock.calls.length, said()]).toEqual([0, ""]);
});

test("leaves the visitor's campaign marks out of the link, but in the address bar", async () => {
  const share = vi.fn(async () => undefined);
  press({ share }, "", "/lista?utm_source=x&quartos=2&gclid=y&lang=en");
  await vi.waitFor(() => expect(share).toHaveBeenCalled(), 15_000);
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: "Imóveis",
    url: `${location.origin}/lista?quartos=2&lang=en`,
  });
  expect(location.search).toBe("?utm_source=x&quartos=2&gclid=y&lang=en");
});
