/**
 * What PHP takes from these sources to draw a listing's start, in `drawn.json` (docs/laravel.md#drawn-by-the-server): the
 * icons as lucide draws them, the sort orders and the places' names, so that none of it is written down twice.
 */
import dynamicIconImports from "lucide-react/dynamicIconImports";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { sortOrders } from "#domain/fields/listing-enumerations.ts";
import { getBuiltInPlaces } from "#domain/places/places.ts";

/** The icons that a listing shows at its start, by lucide's own names. */
const iconNames = [
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "house",
  "map-pin",
  "sliders-horizontal",
  "x",
] as const;

/** What `drawn.json` holds beside the version. */
export async function drawnData() {
  const icons = await Promise.all(iconNames.map(async (name) => [name, await drawIcon(name)] as const));
  return {
    icons: Object.fromEntries(icons),
    sortOrders,
    places: getBuiltInPlaces().places.map((place) => place.nome),
  };
}

/** The icon as React draws it, with the class of its usual size. */
async function drawIcon(name: (typeof iconNames)[number]): Promise<string> {
  const { default: Icon } = await dynamicIconImports[name]();
  return renderToStaticMarkup(createElement(Icon, { className: "imo-icon" }));
}
