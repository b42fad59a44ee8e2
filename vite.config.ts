/**
 * Builds `dist/` as docs/contract.md#files lists it, from two inputs. Names are stable for the two files that a page
 * includes and hashed for all others.
 */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { alias } from "./build/alias.ts";
import { chunkFormatPlugin, PART } from "./build/chunk-format-plugin.ts";
import { drawingPlugin } from "./build/drawing-plugin.ts";
import { licensesPlugin } from "./build/licenses-plugin.ts";
import { manifestPlugin } from "./build/manifest-plugin.ts";
import { reactModulesPlugin } from "./build/react-modules-plugin.ts";
import { builtSheetName, sheetInputs, sheetsPlugin } from "./build/sheets-plugin.ts";

const STABLE = /^imo-widgets\./;

/**
 * Files that are used together travel together: a page with one widget loads at most six besides entry and style sheets. A
 * file that only one widget needs is left to that widget's own chunk, and what several need, but not most, is a part of
 * each of theirs (build/chunk-format-plugin.ts).
 */
const SEARCH = "ui/(MultiSelect\\.|PlacesField|SelectShell|ChipText|use-select|select-wish|load-select)";
/** What comes when a visitor comes near a field. */
const SELECT = "ui/(MultiSelectControl|PlacesControl|select-)";
/** What both wizards need besides. */
const WIZARD = "Wizard|use-steps|StepHeader|PhoneField";
/** What contact forms and wizards share. */
const FORM = `forms/(?!Resend|${WIZARD})|domain/contact-fields|api/contacto`;
/** What reads page data. */
const BASE = "runtime/(page-data\\.|every-widget\\.|readers|safe-url)|domain/text";
/** What both searches need besides; the hero needs no places before a list is wanted. */
const SEARCHES = "domain/listing-enumerations|runtime/(search-readers|site-url)";
/** What the listing asks for its first results with. */
const EARLY =
  "src/(api/(imovel|imoveis|imoveis-answer|first-call)|domain/(criteria|query-string)|runtime/define-early)\\.|widgets/listing-search/(early|search-calls|page-data|search-page-data)\\.";
/** What most widgets need beside React. */
const CORE = "runtime/define-widget|ui/(widget-id|load-failure|flush-sync)";
/** What nearly all need besides. */
const FIELDS = "ui/(Field|TextField|NativeSelect)\\.";
/** What brings a widget to life. It is three quarters of the bytes, and a widget can be drawn before it has come. */
const DOM = "node_modules/(react-dom/|scheduler/)|/src/runtime/mounted-widget";
// A group takes what its modules import along, unless one of a higher priority has it: what is needed by more comes first.
const groups = [
  { name: `${PART}client`, test: /\/src\/api\/client/, priority: 70 },
  { name: `${PART}typed`, test: /\/src\/domain\/(typed|given)-number/, priority: 70 },
  { name: `${PART}features`, test: /\/src\/(domain\/features|runtime\/feature-reader)/, priority: 80 },
  { name: `${PART}loan`, test: /\/src\/(domain\/instalment|ui\/loan-terms)/, priority: 70 },
  { name: `${PART}calculator`, test: /mortgage-calculator\/(loan-text|link-mark)\./, priority: 70 },
  { name: `${PART}choices`, test: /\/src\/domain\/enumerations\./, priority: 70 },
  { name: `${PART}searches`, test: new RegExp(`/src/(${SEARCHES})`), priority: 66 },
  { name: `${PART}place-reader`, test: /\/src\/runtime\/place-reader/, priority: 66 },
  { name: `${PART}places`, test: /\/src\/domain\/places/, priority: 65 },
  { name: `${PART}fields`, test: new RegExp(`/src/(${FIELDS})`), priority: 59 },
  { name: "dom", test: new RegExp(DOM), priority: 58 },
  {
    name: "core",
    test: new RegExp(
      `node_modules/(react/|valibot/)|/src/(${BASE}|${CORE})|node_modules/lucide-react/dist/esm/(?!icons/(?!(check|loader-circle)\\.))`,
    ),
    priority: 60,
  },
  { name: "early", test: new RegExp(`/(${EARLY})`), priority: 40 },
  {
    name: "select",
    test: new RegExp(`node_modules/react-select/|/src/(${SELECT})|/build/emotion-shim`),
    priority: 30,
  },
  { name: "search", test: new RegExp(`/src/(${SEARCH})`), priority: 35 },
  { name: "form", test: new RegExp(`/src/(${FORM})`), priority: 30 },
  {
    name: `${PART}wizard`,
    test: new RegExp(`/src/(forms/(${WIZARD})|history/step-entries|ui/SelectField)`),
    priority: 25,
  },
  { name: `${PART}history`, test: /\/src\/history\/page-history/, priority: 70 },
  { name: `${PART}is-kept`, test: /\/src\/memory\/is-kept/, priority: 70 },
  { name: `${PART}kept-list`, test: /\/src\/memory\/kept-list/, priority: 26 },
  { name: `${PART}kept-searches`, test: /\/src\/memory\/kept-searches/, priority: 25 },
  { name: `${PART}listing-key`, test: /\/src\/domain\/listing-key/, priority: 70 },
  { name: `${PART}search-words`, test: /\/src\/domain\/search-words/, priority: 24 },
  { name: `${PART}dialog`, test: /listing-search\/Dialog\./, priority: 15 },
  { name: `${PART}number`, test: /\/src\/domain\/format-number/, priority: 70 },
  { name: `${PART}scroll-to-top`, test: /\/src\/ui\/scroll-to-top/, priority: 70 },
  { name: `${PART}list`, test: /\/src\/domain\/format-list\./, priority: 70 },
  { name: `${PART}listing-count`, test: /\/src\/domain\/format-listing-count/, priority: 70 },
  {
    name: "simulation",
    test: /mortgage-calculator\/(SimulationDetails|PlanTables|YearChart|ShareLink|loan-plan|simulation-link)\./,
    priority: 20,
  },
  { name: "calls", test: /node_modules\/axios\/|\/src\/api\/transport/, priority: 20 },
];

export default defineConfig({
  base: "./",
  resolve: { alias },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [
    reactModulesPlugin(),
    react(),
    sheetsPlugin(),
    drawingPlugin(),
    chunkFormatPlugin(),
    manifestPlugin(),
    licensesPlugin(),
  ],
  publicDir: false,
  build: {
    target: ["chrome111", "safari16.4", "firefox121"],
    manifest: "manifest.json",
    // A library, because Vite wraps an app's dynamic imports in a helper that the entry could not run without. Nothing
    // else of a library is wanted: its style sheet is an input, and React's development half is left out by `define`.
    lib: { entry: "src/imo-widgets.ts", formats: ["cjs"] },
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ["src/imo-widgets.ts", "src/imo-widgets.css", ...sheetInputs],
      preserveEntrySignatures: "strict",
      // Reading a property changes nothing in what is bundled here.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: ({ names, originalFileNames }) =>
          STABLE.test(names[0] ?? "")
            ? "[name][extname]"
            : (builtSheetName(originalFileNames[0]) ?? "assets/[name]-[hash][extname]"),
        codeSplitting: { groups },
      },
    },
  },
});
