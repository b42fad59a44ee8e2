/**
 * `npm run mutants -- 300 7`: how many of that many mutants the unit tests kill, by room; 300 and the seed 7 when left out. The
 * same numbers draw the same mutants from the same sources. A mutant is killed by a unit test that is related to its file and
 * fails, or does not end; those that only a browser test would kill count as survived. Changed files would be lost, so it begins with
 * none.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listMutants, type Mutant } from "./mutants.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** What a tool writes, and what only a page's build runs. */
const LEFT_OUT = /\.(test|d)\.tsx?$|\/(examples|places-list|imo-widgets)\.ts$|page-data-texts\.ts$/;
/** In ms; a loop without an end counts as killed. */
const LONGEST = 300_000;

const [count = 300, seed = 7] = process.argv.slice(2).map(Number);
const changed = execFileSync("git", ["status", "--porcelain", "src", "widgets"], { cwd: ROOT, encoding: "utf8" });
if (changed !== "") throw new Error("mutants: commit or stash the changes in src and widgets first.");

const files = ["src", "widgets"]
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
  .sort();
const all = files.flatMap((file) =>
  listMutants(file, readFileSync(ROOT + file, "utf8")).map((mutant) => ({ file, mutant })),
);
const sample = draw(all, count, seed);
console.log(`${sample.length} of ${all.length} mutants in ${files.length} files, seed ${seed}`);

const rooms = new Map<string, { killed: number; of: number }>();
for (const { file, mutant } of sample) {
  const room = file.split("/", file.startsWith("src/") ? 2 : 1).join("/");
  const score = rooms.get(room) ?? { killed: 0, of: 0 };
  const isKilled = await kills(file, mutant);
  rooms.set(room, { killed: score.killed + Number(isKilled), of: score.of + 1 });
  const source = readFileSync(ROOT + file, "utf8");
  const line = source.slice(0, mutant.start).split("\n").length;
  const from = source.slice(mutant.start, mutant.end).replaceAll(/\s+/g, " ");
  console.log(`${isKilled ? "killed  " : "SURVIVED"} ${file}:${line}  ${from} → ${mutant.text}`);
}
for (const [room, { killed, of }] of [...rooms].sort()) {
  console.log(`${room}: ${killed} of ${of} killed, ${Math.round((killed / of) * 100)} %`);
}

/** Whether a related unit test fails with it; the file is as before then, also when this is stopped meanwhile. */
async function kills(file: string, { start, end, text }: Mutant): Promise<boolean> {
  const source = readFileSync(ROOT + file, "utf8");
  const restore = () => writeFileSync(ROOT + file, source);
  const stop = () => process.exit(1);
  process.on("exit", restore).on("SIGINT", stop).on("SIGTERM", stop);
  try {
    writeFileSync(ROOT + file, source.slice(0, start) + text + source.slice(end));
    const vitest = ["vitest", "related", file, "--run", "--bail", "1", "--passWithNoTests"];
    const [code] = await once(spawn("npx", vitest, { cwd: ROOT, stdio: "ignore", timeout: LONGEST }), "exit");
    return code !== 0;
  } finally {
    process.off("exit", restore).off("SIGINT", stop).off("SIGTERM", stop);
    restore();
  }
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
