/** Every row of the report: what it says, against what it is a ratio, and what it should come to. */

export type Row = {
  id: string;
  title: string;
  unit: "×" | "ms" | "";
  /** The row whose value for the bare island, in the same round, it is divided by. */
  over?: string;
  /** What each subject should come to at most. */
  goals?: Readonly<Record<string, number>>;
  /** Shown in the console and in the JSON, not in docs/speed.md. */
  isDetail?: boolean;
};

/** @param goals what the longest event should come to */
const interaction = (id: string, title: string, goals: Row["goals"] = {}): Row[] => [
  { id, title: `${title}: longest event`, unit: "ms", goals },
  // A field that draws its suggestions later, by a timer, shows that here and in no event.
  { id: `${id}-frame`, title: `${title}: longest frame`, unit: "ms", isDetail: !id.includes("key") },
  {
    id: `${id}-work`,
    title: `${title}: main-thread work`,
    unit: "ms",
    ...(id === "page-turn" ? { goals: { "ours/listing": 190 } } : { isDetail: true }),
  },
  { id: `${id}-styles`, title: `${title}: styles worked out, times`, unit: "", isDetail: true },
];

export const table: readonly Row[] = [
  {
    id: "ready",
    title: "Ready ÷ bare",
    unit: "×",
    over: "ready",
    goals: {
      "preloaded/calculator": 1.12,
      "preloaded/contact": 1.15,
      "preloaded/hero": 1.25,
      "preloaded/listing": 1.4,
      "preloaded/ten": 1.7,
    },
  },
  {
    id: "first-card",
    title: "First card ÷ bare's ready",
    unit: "×",
    over: "ready",
    goals: { "ours/listing": 1.5, "preloaded/listing": 1.5 },
  },
  { id: "first-content", title: "First content ÷ bare's ready", unit: "×", over: "ready" },
  {
    id: "laravel-first-content",
    title: "First content on Laravel ÷ bare's ready",
    unit: "×",
    over: "laravel-ready",
    goals: Object.fromEntries(
      ["preloaded", "inlined"].flatMap((make) =>
        ["calculator", "contact", "hero", "listing", "team"].map((page) => [`${make}/${page}`, 0.6]),
      ),
    ),
  },
  {
    id: "laravel-first-card",
    title: "First card drawn by Laravel ÷ bare's ready",
    unit: "×",
    over: "laravel-ready",
    goals: { "ours/listing": 0.8, "preloaded/listing": 0.8, "inlined/listing": 0.8 },
  },
  { id: "laravel-ready", title: "Ready on Laravel ÷ bare", unit: "×", over: "laravel-ready" },
  {
    id: "warm",
    title: "Warm visit: ready ÷ bare's",
    unit: "×",
    over: "warm",
    goals: {
      "ours/calculator": 1.1,
      "ours/hero": 1.15,
      "ours/listing": 1.25,
      "preloaded/calculator": 1.1,
      "preloaded/hero": 1.15,
      "preloaded/listing": 1.25,
    },
  },
  {
    id: "blocking",
    title: "Blocking time of the load",
    unit: "ms",
    goals: { "ours/listing": 200, "preloaded/listing": 200 },
  },
  ...interaction("key-192", "A key in Localização, 192 names", { "ours/listing": 56 }),
  ...interaction("key-3567", "A key in Localização, 3,567 names", { "ours/listing": 56 }),
  ...interaction("hero-key-192", "A key in the home search, 192 names", { "ours/hero": 56 }),
  ...interaction("hero-key-3567", "A key in the home search, 3,567 names", { "ours/hero": 56 }),
  ...interaction("panel", "Open the panel", { "ours/listing": 80 }),
  ...interaction("page-turn", "Next page", { "ours/listing": 80 }),
  ...interaction("people", "Ver todos of 1,000 people", { "ours/team": 80 }),
  { id: "card-more", title: "A card more, of 1,000", unit: "ms", goals: { "ours/listing": 1.5 } },
  { id: "calculator-more", title: "A calculator more, of 100", unit: "ms", goals: { "ours/calculator": 2 } },
  {
    id: "bytes",
    title: "Bytes ÷ bare, whole page without photos",
    unit: "×",
    over: "bytes",
    goals: {
      "ours/calculator": 1.2,
      "ours/team": 1.2,
      "ours/contact": 1.3,
      "ours/hero": 1.5,
      "ours/listing": 2.1,
      "ours/ten": 2.4,
    },
  },
  {
    id: "bytes-first-card",
    title: "Bytes before the first card ÷ bare's page",
    unit: "×",
    over: "bytes",
    goals: { "ours/listing": 1.6, "preloaded/listing": 1.6 },
  },
  {
    id: "shift",
    title: "Layout shift of the load",
    unit: "",
    goals: Object.fromEntries(
      ["calculator", "contact", "hero", "listing", "team", "ten"].map((page) => [`ours/${page}`, 0.01]),
    ),
  },
];
