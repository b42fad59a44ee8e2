/**
 * `npm run bench:laravel`: what the preload links of `@imoWidgets` are worth. From navigation to `imo:ready` on slow 4G
 * with a cold cache, on pages of the real Laravel site, with the links and without, against a bare React island that the
 * same server serves. In front of PHP stands what a web server does there: it sends the files itself, after brotli.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { prepareHost } from "../laravel/host.ts";
import { makeTemplate, startSite } from "../laravel/site.ts";
import { missingTools } from "../laravel/tools.ts";

const WIDGETS: Readonly<Record<string, string>> = {
  "hero-search": "[]",
  "listing-search": "[]",
  "mortgage-calculator": "[]",
  "team-cards": "['colaboradores' => [['name' => 'Marta']]]",
  "general-contact": "[]",
};
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PAGE = `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><title>bench</title>
@if ($widget === 'bare') <div data-bare></div><script type="module" src="/bare/bare.js"></script>
@elseif ($preload) @imoWidgets($widget)
@else @imoWidgets
@endif
<body>@if ($widget !== 'bare') <x-imo-widget :name="$widget" :data="$data" /> @endif</body></html>`;

const missing = missingTools();
if (missing) {
  console.log(`The Laravel bench is skipped: ${missing}.`);
  process.exit(0);
}
const root = fileURLToPath(new URL("../../", import.meta.url));
prepareHost();
const template = mkdtempSync(join(tmpdir(), "imo-laravel-"));
makeTemplate(template);
process.env.IMO_LARAVEL_TEMPLATE = template;
const site = await startSite({ change: addBenchPages, env: { APP_DEBUG: "false" } });
const front = await startFront(`${site.folder}/public`, site.url);
const browser = await chromium.launch({
  executablePath: process.env.IMO_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

// Packs every file once, so that nobody waits for that.
for (const widget of Object.keys(WIDGETS)) await readyTime(`/bench/${widget}`, `imo:${widget}:ready`, 1);
console.log("Time to ready on Laravel, slow 4G, cold cache, median of 5 (and × the bare island)");
const bare = await readyTime("/bench/bare", "bare:ready");
console.log(`  ${"bare island".padEnd(22)} ${bare.toFixed(0)} ms`);
for (const widget of Object.keys(WIDGETS)) {
  const mark = `imo:${widget}:ready`;
  const without = await readyTime(`/bench/${widget}`, mark);
  const preloaded = await readyTime(`/bench/${widget}?preload=1`, mark);
  const shown = (time: number) => `${time.toFixed(0)} ms (${(time / bare).toFixed(2)} ×)`;
  console.log(`  ${widget.padEnd(22)} ${shown(without)}, with @imoWidgets('${widget}') ${shown(preloaded)}`);
}
await browser.close();
front.close();
await site.close();
rmSync(template, { recursive: true });

function addBenchPages(folder: string): void {
  const data = Object.entries(WIDGETS).map(([name, php]) => `'${name}' => ${php}`);
  writeFileSync(`${folder}/resources/views/bench.blade.php`, PAGE);
  const routes = `${folder}/routes/web.php`;
  writeFileSync(
    routes,
    `${readFileSync(routes, "utf8")}
Route::get('/bench/{widget}', fn (string $widget) => view('bench', ['widget' => $widget, 'preload' => request()->has('preload'), 'data' => [${data.join(", ")}][$widget] ?? []]))->withoutMiddleware('web');`,
  );
  mkdirSync(`${folder}/public/bare`);
  cpSync(`${root}test-results/bare/bare.js`, `${folder}/public/bare/bare.js`);
}

async function startFront(publicFolder: string, php: string) {
  const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };
  const packed = new Map<string, Buffer>();
  const pack = (path: string) => {
    const bytes = packed.get(path) ?? brotliCompressSync(readFileSync(path));
    packed.set(path, bytes);
    return bytes;
  };
  const server = createServer((asked, response) => {
    const { pathname } = new URL(asked.url ?? "/", php);
    const type = types[extname(pathname)];
    if (type && existsSync(publicFolder + pathname)) {
      const headers = { "Content-Type": type, "Content-Encoding": "br", "Cache-Control": "no-store" };
      response.writeHead(200, headers).end(pack(publicFolder + pathname));
      return;
    }
    const onward = request(php + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readyTime(path: string, mark: string, turns = 5): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.goto(front.url + path);
    const start = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
    times.push((await start.jsonValue()) as number);
    await context.close();
  }
  return times.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? Number.NaN;
}
