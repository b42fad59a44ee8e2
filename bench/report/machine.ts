/** Where a run took place, so that figures of two runs are only compared when they may be. */
import { spawnSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";

/** @returns the machine, the commit and the day; nothing that names a host or a person */
export function describeMachine(): { machine: string; commit: string; date: string; load: number } {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = processors[0]?.model.trim() || "unknown processor";
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  return {
    machine: `${processors.length} × ${model}, ${memory} GB, ${process.platform}`,
    commit: stdout?.trim() || "unknown",
    date: new Date().toISOString().slice(0, 10),
    load: Number((loadavg()[2] ?? 0).toFixed(1)),
  };
}
