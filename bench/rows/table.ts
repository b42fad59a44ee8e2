/** Every row of the report: what it says, against what it is a ratio, and what it should come to. */

export type Row = {
  id: string;
  title: string;
  unit: "×" | "ms" | "";
  /** The row whose value for the bare island, in the same round, it is divided by. */
  over?: string;
  goals?: Readonly<Record<string, number>>;
};

const ratio = (id: string, title: string, over: string, goals: Row["goals"] = {}): Row => ({
  id,
  title,
  unit: "×",
  over,
  goals,
});
const time = (id: string, title: string, goals: Row["goals"] = {}): Row => ({
  id,
  title,
  unit: "ms",
  goals,
});

const all = (goal: number, ...subjects: string[]) =>
  Object.fromEntries(subjects.map((subject) => [subject, goal]));

export const table: readonly Row[] = [
  ratio("ready", "Ready ÷ bare", "ready", {
    "preloaded/calculator": 1.22,
    "preloaded/contact": 1.26,
    "preloaded/hero": 1.28,
    "preloaded/listing": 1.55,
    "preloaded/ten": 2.2,
  }),
  ratio(
    "first-card",
    "First card ÷ bare's ready",
    "ready",
    all(1.5, "ours/listing", "preloaded/listing"),
  ),
  ratio("first-content", "First content ÷ bare's ready", "ready"),
  ratio(
    "laravel-first-content",
    "First content on Laravel ÷ bare's ready",
    "laravel-ready",
    all(0.45, ...["calculator", "contact", "hero", "team"].map((page) => `preloaded/${page}`)),
  ),
  ratio(
    "laravel-first-card",
    "First card drawn by Laravel ÷ bare's ready",
    "laravel-ready",
    all(0.6, "preloaded/listing"),
  ),
  ratio("laravel-ready", "Ready on Laravel ÷ bare", "laravel-ready"),
  ratio("warm", "Warm visit: ready ÷ bare's", "warm", {
    ...all(1.1, "ours/calculator", "preloaded/calculator"),
    ...all(1.15, "ours/hero", "preloaded/hero"),
    ...all(1.25, "ours/listing", "preloaded/listing"),
  }),
  time("blocking", "Blocking time of the load", all(200, "ours/listing", "preloaded/listing")),
  time("key-192", "A key in Localização, 192 names: longest event", all(56, "ours/listing")),
  time("key-3567", "A key in Localização, 3,567 names: longest event", all(56, "ours/listing")),
  time("panel", "Open the panel: longest event", all(80, "ours/listing")),
  time("page-turn", "Next page: longest event", all(80, "ours/listing")),
  time("page-turn-work", "Next page: main-thread work", all(190, "ours/listing")),
  time("card-more", "A card more, of 1,000", all(1.5, "ours/listing")),
  ratio("bytes", "Bytes ÷ bare, whole page without photos", "bytes", {
    ...all(1.2, "ours/calculator", "ours/team"),
    "ours/contact": 1.3,
    "ours/hero": 1.5,
    "ours/listing": 2.1,
    "ours/ten": 2.4,
  }),
  ratio(
    "bytes-first-card",
    "Bytes before the first card ÷ bare's page",
    "bytes",
    all(1.6, "ours/listing", "preloaded/listing"),
  ),
  {
    id: "shift",
    title: "Layout shift of the load",
    unit: "",
    goals: all(
      0.01,
      ...["calculator", "contact", "hero", "listing", "team", "ten"].map((page) => `ours/${page}`),
    ),
  },
];
