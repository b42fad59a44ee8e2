import { expect, test } from "vitest";
import { html, jsonScript } from "./html.ts";

const HOSTILE = `</script><!--<script> O'Neill "q" & 🏡`;

test("a hostile title can only be read, in text and in an attribute", () => {
  const escaped = "&lt;/script&gt;&lt;!--&lt;script&gt; O&#39;Neill &quot;q&quot; &amp; 🏡";
  expect(String(html`<a title="${HOSTILE}">${HOSTILE}</a>`)).toBe(`<a title="${escaped}">${escaped}</a>`);
});

test("page data cannot close its own script, and arrives as it was", () => {
  const script = String(jsonScript({ name: HOSTILE }));
  expect(script.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
  expect(JSON.parse(script.replace(/<\/?script[^>]*>/g, ""))).toEqual({ name: HOSTILE });
});

test("lists are joined, templates are not escaped twice, nothing leaves nothing", () => {
  const items = ["a&b", "c"].map((text) => html`<li>${text}</li>`);
  expect(String(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe("<ul><li>a&amp;b</li><li>c</li></ul>0");
});
