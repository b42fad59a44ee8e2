// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { readSettings } from "./settings.ts";

const PLUGIN = "https://site.example/vendor/imo-widgets/editors/tinymce.js";

/** Writes the script with the site's settings into the page. */
function write(text: string): void {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "imo-editor";
  script.textContent = text;
  document.body.append(script);
}
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("reads the site's settings, and defaults for those that it leaves out", () => {
  write('{"format":"shortcode","live":false}');
  expect(readSettings(PLUGIN)).toEqual({
    bundle: "https://site.example/vendor/imo-widgets/",
    live: false,
    format: "shortcode",
    lists: {},
    named: null,
    apiBase: "",
    nonce: "",
  });
});

test.each(["{live: false}", "[]", "null"])(
  "applies the defaults and says so if the settings are %s",
  (text) => {
    const tell = vi.spyOn(console, "error").mockReturnValue();
    write(text);
    expect(readSettings(PLUGIN)).toMatchObject({ live: true, format: "html", lists: {} });
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      `imo-editor: the script #imo-editor expected a JSON object, got ${JSON.stringify(text)}; the default settings apply.`,
    );
  },
);
