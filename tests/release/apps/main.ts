/** The script of a host's application from docs/install.md, with the package's types. */
import "imo-widgets";
import "imo-widgets/css";
import type { PageData, WidgetName } from "imo-widgets";

export const data: PageData["mortgage-calculator"] = { precoImovel: 250_000 };
document.addEventListener("imo:ready", ({ detail }) => {
  const name: WidgetName = detail.widget;
  console.log(name);
});
