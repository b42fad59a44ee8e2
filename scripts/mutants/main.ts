/**
 * `npm run mutants -- 300 7`: how many of that many mutants the unit tests kill, by room; 300 and the seed 7 when left out. The
 * same numbers draw the same mutants from the same sources. First every test file runs once and says which mutants it comes
 * by; then each mutant meets those, the nearest and quickest first, until one fails or does not end. Those that only a browser
 * test would kill count as survived. A crowded machine makes it kill too many: a test that misses its time fails. A third word keeps to the files that begin with it: `npm run mutants -- 300 7 src/api`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { listMutants, type Mutant } from "./mutants.ts";
import { addProbes } from "./probes.ts";
import { shareOut, Tester } from "./testers.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** What a tool writes, and what only a page's build runs. */
const LEFT_OUT = /\.(test|d)\.tsx?$|\/(places-list|imo-widgets|describe)\.ts$/;
/** In ms. */
const LONGEST_TEST = 300_000;
/** A loop without an end counts as killed: what takes that much longer than without the mutant, and that many ms. */
const SLOWER = 4;
const PATIENCE = 30_000;

type Drawn = { readonly file: string; readonly mutant: Mutant };

const [count = "300", seed = "7", only = ""] = process.argv.slice(2);
const files = ["src", "widgets"]
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file) && file.startsWith(only))
  .sort();
const all = files.flatMap((file) => listMutants(file, read(file)).map((mutant) => ({ file, mutant })));
const sample = draw(all, Number(count), Number(seed));
console.log(`${sample.length} of ${all.length} mutants in ${files.length} files, seed ${seed}`);

const testers = Array.from({ length: availableParallelism() }, () => new Tester());
process.on("exit", stopAll);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const rooms = new Map<string, { killed: number; of: number }>();
const tests = await listTests();
await shareOut(testers, [...sample.entries()], async (tester, [number, drawn]) =>
  tell(drawn, await kills(tester, number)),
);
stopAll();
for (const [room, { killed, of }] of [...rooms].sort()) {
  console.log(`${room}: ${killed} of ${of} killed, ${Math.round((killed / of) * 100)} %`);
}

function stopAll(): void {
  for (const tester of testers) tester.stop();
}

function read(file: string): string {
  return readFileSync(ROOT + file, "utf8");
}

type Test = { readonly path: string; readonly took: number; readonly reached: ReadonlySet<number> };

async function listTests(): Promise<Test[]> {
  const sources = Object.fromEntries(
    [...new Set(sample.map(({ file }) => file))].map((file) => {
      const drawn = [...sample.entries()].filter(([, entry]) => entry.file === file);
      const mutants = new Map(drawn.map(([number, { mutant }]) => [number, mutant]));
      return [ROOT + file, addProbes(file, read(file), mutants)];
    }),
  );
  const paths = (await Promise.all(testers.map((tester) => tester.tests())))[0] ?? [];
  return shareOut(testers, paths, async (tester, path) => {
    const run = { sources, tests: [path] };
    let outcome = await tester.run(run, LONGEST_TEST);
    // Once more, because on a crowded machine a test may miss its time.
    if (!outcome || outcome.isFailed) outcome = await tester.run(run, LONGEST_TEST);
    if (!outcome || outcome.isFailed) throw new Error(`mutants: ${path} fails without any mutant.`);
    return { path, took: outcome.took, reached: new Set(outcome.reached) };
  });
}

async function kills(tester: Tester, number: number): Promise<"killed" | "SURVIVED" | "UNREACHED"> {
  const { file, mutant } = sample[number] as Drawn;
  const far = ({ path }: Test) => relative(dirname(ROOT + file), path).split("..").length;
  const asked = tests
    .filter(({ reached }) => reached.has(number))
    .sort((one, other) => far(one) - far(other) || one.took - other.took);
  if (asked.length === 0) return "UNREACHED";
  const source = read(file);
  const sources = { [ROOT + file]: source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) };
  const longest = PATIENCE + SLOWER * asked.reduce((sum, { took }) => sum + took, 0);
  const outcome = await tester.run({ sources, tests: asked.map(({ path }) => path) }, longest);
  return !outcome || outcome.isFailed ? "killed" : "SURVIVED";
}

function tell({ file, mutant }: Drawn, how: Awaited<ReturnType<typeof kills>>): void {
  const room = file.split("/", file.startsWith("src/") ? 2 : 1).join("/");
  const score = rooms.get(room) ?? { killed: 0, of: 0 };
  rooms.set(room, { killed: score.killed + Number(how === "killed"), of: score.of + 1 });
  const source = read(file);
  const line = source.slice(0, mutant.start).split("\n").length;
  const from = source.slice(mutant.start, mutant.end).replaceAll(/\s+/g, " ");
  console.log(`${how.padEnd(9)} ${file}:${line}  ${from} → ${mutant.text}`);
}

/** `count` of them, each once, by a generator that begins with `seed` (mulberry32). */
function draw<T>(from: readonly T[], count: number, seed: number): T[] {
  const left = [...from];
  let state = seed;
  function random(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1);
    return drawn as T;
  });
}
