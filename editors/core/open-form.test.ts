// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { editorSettings as settings } from "../../tests/support/editor-settings.ts";
import { type FormModule, formUrl, openForm } from "./open-form.ts";

const form: FormModule = { openWidgetForm: async (source) => `${source}!` };
afterEach(() => vi.unstubAllGlobals());

test("two clicks while the form is on its way open one form, and the next click another", async () => {
  let arrive: (form: FormModule) => void = () => undefined;
  const load = () => new Promise<FormModule>((resolve) => (arrive = resolve));
  const first = openForm("a", { near: null, settings }, load);
  expect(await openForm("b", { near: null, settings }, load)).toBeNull();
  arrive(form);
  expect(await first).toBe("a!");
  expect(await openForm("c", { near: null, settings }, async () => form)).toBe("c!");
});

test("an editor whose form can't come is told, and may try again", async () => {
  const [alert, reportError] = [vi.fn(), vi.fn()];
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("reportError", reportError);
  const cause = new TypeError("Failed to fetch");
  expect(await openForm("a", { near: null, settings }, () => Promise.reject(cause))).toBeNull();
  expect(alert).toHaveBeenCalledWith("O formulário não abriu. Verifique a ligação à Internet e tente outra vez.");
  expect(reportError).toHaveBeenCalledWith(cause);
  expect(await openForm("a", { near: null, settings }, async () => form)).toBe("a!");
});

test("the form lies beside the plugin, or where the site says that the bundle is", () => {
  const bundle = "https://a.example/v/";
  expect(formUrl("https://b.example/editors/tinymce.js?id=7", { bundle })).toBe(
    "https://b.example/editors/form.js?id=7",
  );
  expect(formUrl("", { bundle })).toBe("https://a.example/v/editors/form.js");
});
