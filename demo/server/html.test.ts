import { expect, test } from "vitest";
import { html, jsonScript } from "./html.ts";

const HOSTILE = `</script><!--<script> O'Neill "q" & 🏡`;

test("escapes a hostile title in text and in an attribute", () => {
  const escaped = "&lt;/script&gt;&lt;!--&lt;script&gt; O&#39;Neill &quot;q&quot; &amp; 🏡";
  expect(String(html`<a title="${HOSTILE}">${HOSTILE}</a>`)).toBe(
    `<a title="${escaped}">${escaped}</a>`,
  );
});

test("keeps page data unchanged, and from closing its own script", () => {
  const script = String(jsonScript({ name: HOSTILE }));
  expect(script.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
  expect(JSON.parse(script.replace(/<\/?script[^>]*>/g, ""))).toEqual({ name: HOSTILE });
});

test("joins lists, escapes templates once, and writes nothing for empty values", () => {
  const items = ["a&b", "c"].map((text) => html`<li>${text}</li>`);
  expect(String(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe(
    "<ul><li>a&amp;b</li><li>c</li></ul>0",
  );
});
