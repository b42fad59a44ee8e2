// @vitest-environment jsdom
import { expect, test } from "vitest";
import { widgetEntries } from "../../demo/gallery/widget-entries.ts";
import { formatValues } from "../core/page-data-texts.ts";
import { canonical } from "./canonical.ts";
import { replaceTags } from "./scan-tags.ts";
import { newTag, readTag, type WidgetTag, writeTag } from "./widget-tag.ts";

const catalogue = Object.fromEntries(widgetEntries.map((entry) => [entry.widget, entry]));

function read(source: string): WidgetTag {
  const tag = readTag(source, catalogue);
  if (!tag) throw new Error(`not read: ${source}`);
  return tag;
}

/** Returns the tag after somebody has typed these values into its form. */
function edited(source: string, typed: Record<string, string>, words?: string) {
  const tag = read(source);
  return writeTag(
    tag,
    { ...formatValues(tag.entry.fields, tag.values), ...typed },
    words ?? tag.fallback.text,
  );
}

const HOST = `<div class='caixa' data-imo-widget="mortgage-calculator" data-tan=3.5 data-outro="x" style="--imo-radius:0"><h2>Simule</h2><!-- a --></div>`;

test("keeps a tag unchanged to the letter if the form doesn't change it", () => {
  expect(edited(HOST, {})).toEqual({ text: HOST });
  const shortcode =
    '<p class="x">[imo-widget name="listing-search"  objectivo=Arrendar outra="1"]</p>';
  expect(edited(shortcode, {})).toEqual({ text: shortcode });
});

test("changes only the edited key, and keeps classes, unknown attributes, their order and a custom fallback", () => {
  expect(edited(HOST, { tan: "4", anos: "30 anos" })).toEqual({
    text: '<div class="caixa" data-imo-widget="mortgage-calculator" data-tan="4" data-outro="x" style="--imo-radius:0" data-anos="30"><h2>Simule</h2><!-- a --></div>',
  });
  expect(edited(HOST, { tan: "" })).toEqual({ text: expect.not.stringContaining("data-tan") });
});

test("keeps a value in the JSON script if it was there, beside programmers' keys", () => {
  const tag =
    '<div data-imo-widget="mortgage-calculator"><script type="application/json">{"apiBase":"/x","tan":3}</script><p>a</p></div>';
  expect(edited(tag, { tan: "4", anos: "30" })).toEqual({
    text: tag.replace('"tan":3', '"tan":4,"anos":30'),
  });
  const both =
    '<div data-imo-widget="mortgage-calculator" data-tan="2"><script type="application/json">{"tan":3}</script></div>';
  expect(edited(both, { tan: "" })).toEqual({ text: expect.not.stringMatching(/tan"?[:=]/) });
});

test("updates the usual fallback with the telephone, and keeps an editor's own words", () => {
  const tag = newTag("general-contact", "html", catalogue);
  if (!tag) throw new Error("no general-contact");
  const written = writeTag(tag, { telefone: "234 567 890" }, "");
  if ("problem" in written) throw new Error(written.problem);
  expect(written.text).toContain('<a href="tel:+351234567890">234 567 890</a>');
  expect(edited(written.text, { telefone: "912 345 678" })).toEqual({
    text: expect.stringContaining("tel:+351912345678"),
  });
  expect(edited(written.text, {}, "Fale connosco")).toEqual({
    text: expect.stringContaining(">Fale connosco</a>"),
  });
});

test("keeps a shortcode's paragraph and unknown attributes, and says what it can't hold", () => {
  const shortcode = '<p class="x">[imo-widget name="general-contact" outra="1" mensagem="Olá"]</p>';
  expect(edited(shortcode, { telefone: "234 567 890", mensagem: "" })).toEqual({
    text: '<p class="x">[imo-widget name="general-contact" outra="1" telefone="234 567 890"]</p>',
  });
  expect(edited(shortcode, { mensagem: "[sic]" })).toEqual({
    problem: expect.stringContaining("«Mensagem»"),
  });
});

test("decodes a shortcode's entities as TinyMCE writes them, and keeps them when another key is edited", () => {
  const shortcode =
    '<p>[imo-widget name="general-contact" mensagem="Informa&ccedil;&otilde;es &amp;amp; mais"]</p>';
  expect(read(shortcode).values).toEqual({ mensagem: "Informações &amp; mais" });
  expect(edited(shortcode, { telefone: "234 567 890" })).toEqual({
    text: '<p>[imo-widget name="general-contact" mensagem="Informações &amp;amp; mais" telefone="234 567 890"]</p>',
  });
  expect(edited(shortcode, { mensagem: "1 &amp; 2" })).toEqual({
    text: '<p>[imo-widget name="general-contact" mensagem="1 &amp;amp; 2"]</p>',
  });
});

test("finds only hosts and lone shortcodes, and leaves everything around them unchanged", () => {
  const hosts = [
    HOST,
    '<span data-imo-widget="x">a<span>b</span></span>',
    '<p>&nbsp;[imo-widget name="x"]</p>',
  ];
  const others = [
    '<p title="<div data-imo-widget>">Na frase [imo-widget name="x"] fica.<br/>',
    "<!-- <div data-imo-widget='x'></div> -->",
    "<pre>[[imo-widget name=x]]</pre>",
    '<script>"<div data-imo-widget=x></div>"</script>',
    '<div title="data-imo-widget=1">a</div><div data-imo-widget="nunca-fechada">',
  ];
  const found: string[] = [];
  const text = replaceTags(
    `${others[0]}${hosts[0]}${others[1]}${hosts[1]}${others[2]}${hosts[2]}${others[3]}${others[4]}`,
    ({ source }) => {
      found.push(source);
      return "▇";
    },
  );
  expect(found).toEqual(hosts);
  expect(text).toBe(`${others[0]}▇${others[1]}▇${others[2]}▇${others[3]}${others[4]}`);
});

test("keeps harmless markup unchanged, and removes the rest", () => {
  for (const tag of [
    HOST,
    "<p>[imo-widget name=\"x\" a='1']</p>",
    '<div data-imo-widget="x" wire:ignore><p><img src="/a.png" alt=""></p></div>',
  ])
    expect(canonical(tag)).toBe(tag);
  expect(
    canonical(
      '<div data-imo-widget="x" onclick="a()" data-mce-x="1"><b onload=a()>t</b><script>a()</script></div>',
    ),
  ).toBe('<div data-imo-widget="x"><b>t</b></div>');
  expect(
    canonical(
      '<div data-imo-widget="x"><a href="javascript:a()">t</a><custom-tag>u</custom-tag></div>',
    ),
  ).toBe('<div data-imo-widget="x"><a>t</a>u</div>');
  expect(canonical("<script>a()</script>")).toBeNull();
  expect(canonical('<p onclick="a()">[imo-widget name="x"]</p>')).toBeNull();
});
