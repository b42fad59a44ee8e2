/** Which file may import which, types included: `npm run check` fails on any other import. */

const TESTS = "\\.test\\.tsx?$";
const isValue = { dependencyTypesNot: ["type-only", "type-import"] };

/**
 * The rooms that a room may import besides itself, and the reason. A room that is not listed may import any; files that lie
 * beside the rooms of src are for all.
 */
const rooms = {
  "src/domain": {
    may: [],
    because: "A rule of the domain runs anywhere: in a page, an editor, Node, the demo's server.",
  },
  "src/history": {
    may: [],
    because: "The page's history has one owner, which knows nothing of what it keeps.",
  },
  "src/memory": {
    may: ["src/domain"],
    because: "Marks outlive the widget that set them, and several widgets read them.",
  },
  "src/api": {
    may: ["src/domain"],
    because: "A call knows the server's contract and not who sends it.",
  },
  "src/ui": {
    may: ["src/domain"],
    because: "A control shows a value and tells of a change; forms and widgets say what it means.",
  },
  "src/forms": {
    may: [
      "src/domain",
      "src/history",
      "src/memory",
      "src/api",
      "src/ui",
      "src/runtime/(readers|describe|define-widget)",
    ],
    because: "A form is part of several widgets and knows none of them, nor how they are mounted.",
  },
  "src/runtime": {
    may: [
      "src/domain",
      "src/memory/follow-choice",
      "src/ui/(widget-id|load-failure|untold|ReloadButton)",
    ],
    because: "The runtime mounts any widget and knows nothing that widgets are made of.",
  },
  widgets: {
    may: [
      "src/(domain|history|memory|api|ui|forms)",
      "src/runtime/(define-widget|readers|describe|contract|every-widget|mount/page-data)",
    ],
    because: "A widget knows of the runtime how it is defined and how its page data are read.",
  },
  editors: {
    may: ["src/domain", "src/runtime", "contract/(page-data|schema)"],
    because:
      "The editors' files are a build of their own; what they share with a widget is its page data, as the tools read it.",
  },
  contract: {
    may: ["src", "widgets"],
    because: "What other languages read is written from the product alone; tools depend on it.",
  },
};

/**
 * The rooms of the listing, the lowest first. They may import each other in this order, and nothing that lies beside them,
 * such as the component that puts them together.
 */
const listingRooms = {
  return: {
    may: [],
    because: "An answer is kept, and read again, before there is a listing on the page.",
  },
  search: {
    may: ["return"],
    because: "The state of the search and its request are one thing, whatever draws them.",
  },
  panel: {
    may: [],
    because: "A panel knows neither its content nor what loads its code.",
  },
  marks: {
    may: ["search"],
    because: "Hearts and seen listings are marks, which cards, panels and the page itself set.",
  },
  card: {
    may: ["search", "marks"],
    because: "Results, favourites and the comparison show the same card and its pieces.",
  },
  filters: {
    may: ["search", "panel"],
    because: "The controls of the search know nothing of its results.",
  },
  share: {
    may: ["search", "panel"],
    because: "A search is shared, kept or watched without its results.",
  },
  kept: {
    may: ["search", "panel", "marks", "card", "share"],
    because: "The favourites are cards, which the visitor sends, prints and compares.",
  },
  results: {
    may: ["search", "marks", "card", "filters", "share"],
    because: "The results show cards below the chips of the filters and the listing's tools.",
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
      pathNot: [`^${room}/`, "^src/[^/]+$", ...may.map((other) => `^${other}`)],
    },
  };
}

const forbidden = [
  ...Object.entries(rooms).map(forbidOtherRooms),
  ...Object.entries(listingRooms).map(forbidOtherListingRooms),
  {
    name: "entry is small",
    comment:
      "Every page loads the entry: what comes with the first widget is imported dynamically.",
    severity: "error",
    from: { path: "^src/(runtime/entry/|imo-widgets\\.ts)" },
    to: {
      pathNot: "^src/runtime/entry/",
      dependencyTypesNot: ["type-only", "type-import", "dynamic-import"],
    },
  },
  {
    name: "no library",
    comment:
      "These files are read where no library is: in the entry, in Node, in another language's tests. Editors judge by the readers alone.",
    severity: "error",
    from: {
      path: "^(src/(domain|history|runtime/entry)|editors)/",
      pathNot: "^editors/build\\.ts$",
    },
    to: { path: "node_modules/", ...isValue },
  },
  {
    name: "no React below the controls",
    comment: "Calls and marks are used outside of components, too.",
    severity: "error",
    from: { path: "^src/(api|memory)/" },
    to: {
      path: "node_modules/(@types/)?(react|react-dom|react-select|react-paginate|lucide-react)/",
    },
  },
  {
    name: "axios in api alone",
    comment: "One way to the server: every call is judged, renewed and reported by src/api.",
    severity: "error",
    from: { pathNot: "^src/api/" },
    to: { path: "node_modules/axios/" },
  },
  {
    name: "widgets apart",
    comment: "Each widget is a chunk of its own; what two of them need is in src.",
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
    comment: "The set is 2000 modules, and hides from the build which widget uses which icon.",
    severity: "error",
    from: { path: "^(src|widgets)/" },
    to: { path: "node_modules/lucide-react/dist/(lucide-react\\.d\\.ts|esm/lucide-react\\.mjs)$" },
  },
  {
    name: "rooms by their names",
    comment:
      "An import from another room of src is written #room/file.ts, so that moving a folder does not break it.",
    severity: "error",
    from: { path: "^(src/[^/]+|widgets)/" },
    to: { path: "^src/", pathNot: ["^$1/"], dependencyTypesNot: ["aliased-subpath-import"] },
  },
  {
    name: "no circle",
    comment: "Files that import each other can be neither understood nor tested apart.",
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
