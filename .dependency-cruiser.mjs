/** Which file may import which, types included; `npm run check` fails on any other import. */

const TESTS = "\\.test\\.tsx?$";
const isValue = { dependencyTypesNot: ["type-only", "type-import"] };

/**
 * The rooms that a room may import besides itself, and the reason. A room that isn't listed may
 * import any.
 */
const rooms = {
  "src/domain": {
    may: [],
    because: "Domain rules run anywhere: in a page, in an editor, in Node, on the demo's server.",
  },
  "src/history": {
    may: [],
    because: "One module owns the page's history, and doesn't know what the entries mean.",
  },
  "src/loading": {
    may: [],
    because: "Every room may load code lazily, and all of them do it in the same way.",
  },
  "src/api": {
    may: ["src/domain", "src/loading"],
    because: "A call knows the server's contract, but not its caller.",
  },
  "src/memory": {
    may: ["src/domain", "src/api"],
    because:
      "What a visitor keeps outlives the widget that stored it, and several widgets read it. A kept search is validated like a call.",
  },
  "src/ui": {
    may: ["src/domain", "src/loading"],
    because: "A control shows a value and reports changes; forms and widgets give them a meaning.",
  },
  "src/runtime": {
    may: ["src/domain", "src/loading", "src/memory", "src/ui"],
    because:
      "The runtime mounts any widget and provides the contexts that controls read; it doesn't know calls or forms.",
  },
  "src/forms": {
    may: ["src/domain", "src/history", "src/memory", "src/api", "src/ui", "src/runtime"],
    because: "Several widgets contain a form, so a form doesn't know any of them.",
  },
  widgets: {
    may: ["src/(domain|loading|history|memory|api|ui|runtime|forms)"],
    because: "A widget may use everything below it; only the entry knows all widgets.",
  },
  editors: {
    may: ["src/domain", "src/runtime", "contract/(page-data|schema)"],
    because:
      "The editors are a separate build; they share only the page data with the widgets, as the other tools do.",
  },
  contract: {
    may: ["src", "widgets"],
    because:
      "The files for other languages are generated only from the product; the tools depend on them.",
  },
};

/**
 * The rooms of the listing, lowest first. A room may import some of those before it, but nothing
 * beside these rooms, such as the component that puts them together.
 */
const listingRooms = {
  return: {
    may: [],
    because: "A kept answer is read before the listing is mounted.",
  },
  search: {
    may: ["return"],
    because: "The search's state and its request belong together, and don't depend on the view.",
  },
  panel: {
    may: [],
    because: "A panel doesn't know its content, nor how its code is loaded.",
  },
  marks: {
    may: ["search"],
    because: "Hearts and seen listings are marks that cards, panels and the host page can set.",
  },
  card: {
    may: ["search", "marks"],
    because: "Results, favourites and the comparison share the card and its parts.",
  },
  filters: {
    may: ["search", "panel"],
    because: "The search's controls don't depend on its results.",
  },
  share: {
    may: ["search", "panel"],
    because: "A search can be shared, kept or watched without its results.",
  },
  kept: {
    may: ["search", "panel", "marks", "card", "share"],
    because: "Favourites are cards that the visitor can send, print and compare.",
  },
  map: {
    may: ["search", "panel", "marks", "card"],
    because: "The map shows a search's listings at their places; its code comes with its button.",
  },
  results: {
    may: ["search", "marks", "card", "filters", "share"],
    because: "The results contain the cards, the filters' chips and the listing's tools.",
  },
};

function forbidOtherListingRooms([room, { may, because }]) {
  const own = `^widgets/listing-search/(${[room, ...may].join("|")})/`;
  return {
    name: `listing-search/${room} imports no room above it`,
    comment: because,
    severity: "error",
    from: { path: `^widgets/listing-search/${room}/` },
    to: { path: "^widgets/", pathNot: own },
  };
}

function forbidOtherRooms([room, { may, because }]) {
  return {
    name: `${room} imports no other room`,
    comment: because,
    severity: "error",
    from: { path: `^${room}/` },
    to: {
      path: "^(src|widgets|editors|contract|scripts|demo)/",
      pathNot: [`^${room}/`, ...may.map((other) => `^${other}`)],
    },
  };
}

const forbidden = [
  ...Object.entries(rooms).map(forbidOtherRooms),
  ...Object.entries(listingRooms).map(forbidOtherListingRooms),
  {
    name: "entry is small",
    comment: "Every page loads the entry, so whatever only a widget needs is imported dynamically.",
    severity: "error",
    from: { path: "^src/(runtime/entry/|imo-widgets\\.ts)" },
    to: {
      pathNot: "^src/runtime/entry/",
      dependencyTypesNot: ["type-only", "type-import", "dynamic-import"],
    },
  },
  {
    name: "entry on top",
    comment:
      "The file that pages include knows all widgets, so it is above them. Hosts know its path.",
    severity: "error",
    from: { path: "^src/imo-widgets\\.ts$" },
    to: { pathNot: "^(src/runtime/entry/start|widgets/[^/]+/(index|early))\\.ts$" },
  },
  {
    name: "entry runs once",
    comment: "Importing a value from the entry would run it, or copy its state, a second time.",
    severity: "error",
    from: { path: "^(src|widgets)/", pathNot: "^src/(runtime/entry/|imo-widgets\\.ts$)" },
    to: { path: "^src/(runtime/entry/|imo-widgets\\.ts$)", ...isValue },
  },
  {
    name: "no library",
    comment:
      "These files are used where no library is available: in the entry, in Node, in the tests of another language. Editors validate only with the readers.",
    severity: "error",
    from: {
      path: "^(src/(domain|history|runtime/entry)|editors)/",
      pathNot: "^editors/build\\.ts$",
    },
    to: { path: "node_modules/", ...isValue },
  },
  {
    name: "no React below the controls",
    comment: "Calls and marks are also used outside components.",
    severity: "error",
    from: { path: "^src/(api|memory)/" },
    to: {
      path: "node_modules/(@types/)?(react|react-dom|react-select|react-paginate|lucide-react)/",
    },
  },
  {
    name: "axios in api alone",
    comment:
      "All calls go through src/api, which validates answers, renews sessions and reports failures.",
    severity: "error",
    from: { pathNot: "^src/api/" },
    to: { path: "node_modules/axios/" },
  },
  {
    name: "widgets apart",
    comment: "Each widget is a separate chunk; code that two of them need is in src.",
    severity: "error",
    from: { path: "^widgets/([^/]+)/" },
    to: { path: "^widgets/", pathNot: "^widgets/$1/" },
  },
  {
    name: "page data without components",
    comment: "Tools read a widget's keys in Node.",
    severity: "error",
    from: { path: "^widgets/[^/]+/page-data" },
    to: { path: "\\.tsx$|node_modules/(react|react-dom|axios)/", reachable: true },
  },
  {
    name: "icons one by one",
    comment:
      "The index imports 2,000 modules and hides from the build which widget uses which icon.",
    severity: "error",
    from: { path: "^(src|widgets)/" },
    to: { path: "node_modules/lucide-react/dist/(lucide-react\\.d\\.ts|esm/lucide-react\\.mjs)$" },
  },
  {
    name: "rooms by their names",
    comment:
      "Imports from another room of src are written #room/file.ts, so moving a folder doesn't break them.",
    severity: "error",
    from: { path: "^(src/[^/]+|widgets)/" },
    to: { path: "^src/", pathNot: ["^$1/"], dependencyTypesNot: ["aliased-subpath-import"] },
  },
  {
    name: "no circle",
    comment: "Files that import each other can't be understood or tested on their own.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
];

export default {
  forbidden,
  options: {
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
    },
    exclude: { path: [TESTS, "\\.css$"] },
    doNotFollow: { path: "node_modules" },
  },
};
