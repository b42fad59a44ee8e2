import { type Plugin, Visitor } from "vite";

/**
 * Removes the labels and sentences about page data, which only tools need: the last argument of a
 * key (src/runtime/describe.ts).
 */
export function keyTextsPlugin(): Plugin {
  const place: Readonly<Record<string, number>> = { optional: 1, required: 1, withDefault: 2 };
  return {
    name: "drop-key-texts",
    transform: {
      filter: { id: /(?:page-data|every-widget)\.ts$/ },
      handler(code) {
        const parts: string[] = [];
        let end = 0;
        new Visitor({
          CallExpression({ callee, arguments: given }) {
            const texts = callee.type === "Identifier" && given[place[callee.name] ?? -1];
            if (!texts) return;
            parts.push(code.slice(end, texts.start));
            end = texts.end;
          },
        }).visit(this.parse(code));
        return { code: [...parts, code.slice(end)].join("undefined"), map: null };
      },
    },
  };
}
