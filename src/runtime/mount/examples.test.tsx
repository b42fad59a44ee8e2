/**
 * Every key of an example has a visible effect: without the key, the widget is drawn differently.
 */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Widget } from "#runtime/define-widget.ts";
import type { PageDataKeys } from "#runtime/readers.ts";
import { widgetProps } from "../../../tests/support/widget-props.ts";

type Texts = {
  pageData: PageDataKeys;
  examples: readonly { name: string; data: Readonly<Record<string, unknown>> }[];
};
const widgets = import.meta.glob<{ default: Widget }>("../../../widgets/*/index.ts", {
  eager: true,
});
const texts = import.meta.glob<Texts>("../../../widgets/*/page-data.ts", { eager: true });

/** Keys whose effect shows only once a list or a map is open, a search is answered or a message is sent. */
const LATER: readonly string[] = [
  "telefone",
  "email",
  "localizacoes of hero-search",
  "funcoes of hero-search",
  "comercial",
  "mapaCredito",
  "colaboradores of listing-search",
];

const cases = Object.entries(texts).flatMap(([path, { pageData, examples }]) => {
  const { name: widget, component } = (
    widgets[path.replace("page-data", "index")] as { default: Widget }
  ).default;
  const draw = (data: object) =>
    renderToString(createElement(component, widgetProps(pageData, data)));
  return examples.flatMap(({ name, data }) =>
    Object.keys(data)
      .filter(
        (key) =>
          !pageData[key]?.required &&
          !LATER.some((later) => later === key || later === `${key} of ${widget}`),
      )
      .map(
        (key) =>
          [widget, name, key, () => [draw(data), draw({ ...data, [key]: undefined })]] as const,
      ),
  );
});

test.each(cases)("shows the example of a key: %s, %s, %s", (_widget, _name, _key, draw) => {
  const [withKey, without] = draw();
  expect(withKey).not.toBe(without);
});
