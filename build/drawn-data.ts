/**
 * What PHP takes from these sources to draw a listing's start, in `drawn.json` (docs/laravel.md#drawn-by-the-server): the
 * icons as lucide draws them, the sort orders and the places' names, so that none of it is written down twice.
 */
import dynamicIconImports from "lucide-react/dynamicIconImports";
import { sortOrders } from "#domain/listing-enumerations.ts";
import { getBuiltInPlaces } from "#domain/places.ts";

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

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** What `drawn.json` holds beside the version. */
export async function drawnData() {
  const icons = await Promise.all(iconNames.map(async (name) => [name, await drawIcon(name)] as const));
  return {
    icons: Object.fromEntries(icons),
    sortOrders,
    places: getBuiltInPlaces().places.map((place) => place.nome),
  };
}

/** What stands inside an icon's `<svg>`. */
async function drawIcon(name: (typeof iconNames)[number]): Promise<string> {
  const { __iconData } = (await dynamicIconImports[name]()) as unknown as { __iconData: { node: IconNode } };
  return __iconData.node.map(([tag, attributes]) => `<${tag}${drawAttributes(attributes)}></${tag}>`).join("");
}

/** `key` is React's, and so not drawn. */
function drawAttributes({ key, ...attributes }: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
