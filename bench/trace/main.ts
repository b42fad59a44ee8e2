/**
 * `npm run bench:trace -- page-turn [--of primereact]`: where the milliseconds of one interaction, or of a load, go. At
 * 4 × CPU and on slow 4G, as the bench measures it. Without a name it lists what there is.
 */
import { parseArgs } from "node:util";
import { launchBrowser } from "../browser/launch.ts";
import { openVisit, type Visit } from "../browser/visit.ts";
import { DEFAULT_SLOWDOWN } from "../options.ts";
import { buildAll, installPeers, root } from "../prepare.ts";
import { openAt } from "../rows/clicks.ts";
import { type Interaction, interactions } from "../rows/interactions.ts";
import { loadUntilQuiet } from "../rows/loads.ts";
import type { Bench } from "../rows/task.ts";
import { makeCertificate } from "../server/certificate.ts";
import { packAll } from "../server/files.ts";
import { drawPhotos } from "../server/photos.ts";
import { startServer } from "../server/server.ts";
import { formatSubject, isBefore, type Make, makes, type PageName, pageNames, type Subject } from "../subjects.ts";
import { breakDown } from "./breakdown.ts";
import { printBreakdown } from "./print.ts";
import { type Recording, recordTrace } from "./record.ts";

/** After the interaction, in ms: what it set going ends within it. */
const AFTER = 3000;
/** Of this build and the peers: an earlier build is for comparing figures. */
const traced = interactions.filter(({ subject }) => !isBefore(subject.make));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { of: { type: "string", default: "ours" } },
});
const [name] = positionals;
const wanted = name ? find(name, values.of) : null;
if (wanted) await trace(wanted);
else listNames();

type Wanted = { interaction: Interaction } | { load: Subject };

/** An interaction's id, or `load:listing`. */
function find(name: string, make: string): Wanted | null {
  const page = /^load:(.+)$/.exec(name)?.[1];
  const isServed = makes.includes(make as Make) && make !== "inlined" && !isBefore(make as Make);
  if (page && pageNames.includes(page as PageName) && isServed)
    return { load: { make: make as Make, page: page as PageName } };
  const interaction = traced.find(({ id, subject }) => id === name && subject.make === make);
  return interaction ? { interaction } : null;
}

function listNames(): void {
  if (name) console.error(`Expected one of these, got "${name}" of ${values.of}.`);
  for (const { id, subject } of traced) console.log(`${id} --of ${subject.make}   (${formatSubject(subject)})`);
  for (const page of pageNames) console.log(`load:${page} --of ours`);
  process.exitCode = name ? 1 : 0;
}

async function trace(what: Wanted): Promise<void> {
  installPeers();
  await buildAll();
  packAll(root);
  const certificate = makeCertificate();
  const server = await startServer(root, certificate);
  const browser = await launchBrowser(certificate);
  await drawPhotos(browser, root);
  const bench: Bench = { browser, slowdown: DEFAULT_SLOWDOWN, url: server.url, laravelUrl: null };
  try {
    const recording =
      "load" in what ? await recordLoad(bench, what.load) : await recordInteraction(bench, what.interaction);
    printBreakdown(breakDown(recording));
  } finally {
    await browser.close();
    server.close();
  }
}

async function recordInteraction(bench: Bench, interaction: Interaction): Promise<Recording> {
  const visit = await openAt(bench, interaction);
  return recorded(visit, async () => {
    await interaction.act(visit);
    await visit.page.waitForTimeout(AFTER);
  });
}

async function recordLoad({ browser, url }: Bench, subject: Subject): Promise<Recording> {
  const visit = await openVisit(browser, { slowdown: DEFAULT_SLOWDOWN, isSlowLine: true });
  const path = `${url}/page/${subject.make}/${subject.page}`;
  return recorded(visit, () => loadUntilQuiet(visit, path, subject));
}

async function recorded(visit: Visit, act: () => Promise<unknown>): Promise<Recording> {
  try {
    return await recordTrace(visit, act);
  } finally {
    await visit.close();
  }
}
