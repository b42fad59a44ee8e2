/**
 * What PHP takes from these sources to draw a widget's start, in `drawn.json` (docs/laravel.md#drawn-by-the-server): the
 * icons as lucide draws them, the closed lists and the places' names, so that none of it is written down twice.
 */
import dynamicIconImports from "lucide-react/dynamicIconImports";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { counts, propertyTypes } from "#domain/enumerations.ts";
import { agencies, jobRoles } from "#domain/job-enumerations.ts";
import { conditions, heroPurposes, purposes, sortOrders } from "#domain/listing-enumerations.ts";
import { getBuiltInPlaces } from "#domain/places.ts";
import { valuationPurposes, valuationRooms } from "#domain/valuation-enumerations.ts";

/** The icons that a widget shows at its start, by lucide's own names. */
const iconNames = [
  "bath",
  "bed-double",
  "car",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "external-link",
  "house",
  "info",
  "land-plot",
  "layers",
  "map-pin",
  "maximize",
  "message-circle",
  "move-horizontal",
  "phone",
  "search",
  "sliders-horizontal",
  "store",
  "triangle-right",
  "x",
] as const;

/** What `drawn.json` holds beside the version. */
export async function drawnData() {
  const icons = await Promise.all(iconNames.map(async (name) => [name, await drawIcon(name)] as const));
  return {
    icons: Object.fromEntries(icons),
    lists: {
      agencies,
      conditions,
      counts,
      heroPurposes,
      jobRoles,
      propertyTypes,
      purposes,
      sortOrders,
      valuationPurposes,
      valuationRooms,
    },
    places: getBuiltInPlaces().places.map((place) => place.nome),
  };
}

/** The icon as React draws it, with the class of its usual size. */
async function drawIcon(name: (typeof iconNames)[number]): Promise<string> {
  const { default: Icon } = await dynamicIconImports[name]();
  return renderToStaticMarkup(createElement(Icon, { className: "imo-icon" }));
}
