/**
 * A plain tag of every widget, for tests that apply to all of them. The widgets are the folders in
 * widgets/.
 */
import { readdirSync } from "node:fs";

const people = Array.from({ length: 8 }, (_, id) => ({
  id,
  name: `Pessoa ${id}`,
  titulo: "Consultora",
}));

/** The required and usual content of each widget's tag; widgets that need none are left out. */
const CONTENT: Readonly<Record<string, { attributes?: string; data?: object }>> = {
  "hero-search": { attributes: 'data-facebook="https://example.pt/f"' },
  "mortgage-calculator": { attributes: 'data-preco-imovel="250000"' },
  "property-contact": { attributes: 'data-id-ref="OVR-0231"' },
  "agent-contact": { attributes: 'data-comercial="7" data-nome-comercial="Rui"' },
  "agency-contact": { attributes: 'data-agencia="OVR"' },
  "team-cards": { data: { colaboradores: people } },
};

/** The widgets' names, from their folders. */
export const widgetNames = readdirSync(new URL("../../widgets/", import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Each widget's tag by its name; a widget without an entry above has a plain tag, and an entry without a widget is an error. */
export const widgetTags: Readonly<Record<string, string>> = Object.fromEntries(
  widgetNames.map((name) => [name, tagOf(name)]),
);

const gone = Object.keys(CONTENT).filter((name) => !widgetNames.includes(name));
if (gone.length > 0)
  throw new Error(`tests/support/widget-tags.ts: there is no widget ${gone.join(", ")}.`);

function tagOf(name: string): string {
  const content = CONTENT[name] ?? {};
  const script = content.data
    ? `<script type="application/json">${JSON.stringify(content.data)}</script>`
    : "";
  return `<div data-imo-widget="${name}" ${content.attributes ?? ""}>${script}</div>`;
}
