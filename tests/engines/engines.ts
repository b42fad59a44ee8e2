/**
 * One interface for the three engines: Chromium through Playwright, Firefox through its Marionette
 * protocol, and WebKitGTK through WebDriver. Playwright can't drive an ordinary Firefox or
 * WebKitGTK, which are both available as Debian packages.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumLaunchOptions, findChromium, findOnPath } from "../support/chromium.ts";

/** A browser with one page. */
export type EnginePage = {
  goto(url: string): Promise<void>;
  /**
   * Evaluates an expression in the page and returns its value, which must be convertible to JSON.
   */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/** An engine that may be missing on this machine. */
export type Engine = {
  readonly name: string;
  /** How to install the engine, for the line about its skipped tests. */
  readonly install: string;
  isInstalled(): boolean;
  launch(): Promise<EnginePage>;
};

/** The engines of the supported browsers. */
export const engines: readonly Engine[] = [
  {
    name: "Chromium",
    install: "apt-get install chromium-headless-shell, or IMO_CHROMIUM",
    isInstalled: () => findChromium() !== undefined,
    launch: launchChromium,
  },
  {
    name: "Firefox",
    install: "apt-get install firefox-esr",
    isInstalled: () => firefoxPath() !== undefined,
    launch: launchFirefox,
  },
  {
    name: "WebKit",
    install: "apt-get install webkit2gtk-driver xvfb xauth",
    isInstalled: () =>
      [findOnPath("WebKitWebDriver"), findOnPath("xvfb-run"), miniBrowserPath()].every(Boolean),
    launch: launchWebKit,
  },
];

async function launchChromium(): Promise<EnginePage> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

function firefoxPath(): string | undefined {
  return findOnPath("firefox-esr", "firefox");
}

async function launchFirefox(): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), "imo-firefox-"));
  const port = await freePort();
  const args = [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--marionette",
    "--remote-allow-system-access",
  ];
  const browser = spawn(firefoxPath() ?? "firefox", args, {
    stdio: "ignore",
    env: {
      ...process.env,
      MOZ_MARIONETTE_PREF_STATE_ACROSS_RESTARTS: `{"marionette.port":${port}}`,
    },
  });
  const command = await marionette(port);
  await command("WebDriver:NewSession", {});
  return {
    goto: async (url) => void (await command("WebDriver:Navigate", { url })),
    evaluate: async (expression) => {
      const script = `return (${expression})`;
      const { value } = (await command("WebDriver:ExecuteScript", { script, args: [] })) as {
        value: unknown;
      };
      return value;
    },
    close: async () => {
      await command("Marionette:Quit", { flags: ["eForceQuit"] });
      await ended(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Sends commands over Marionette's socket: requests are `length:[0, id, name, parameters]`, answers
 * `length:[1, id, error, result]`.
 */
async function marionette(port: number) {
  const socket = await connected(port);
  const waiting = new Map<number, (answer: [unknown, unknown]) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      const [, id, error, result] = message;
      waiting.get(id)?.([error, result]);
    }
  });
  function takeMessage() {
    const colon = received.indexOf(":");
    const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString());
    if (colon === -1 || received.length < end) return undefined;
    const message = JSON.parse(received.subarray(colon + 1, end).toString());
    received = received.subarray(end);
    return Array.isArray(message) ? (message as [number, number, unknown, unknown]) : undefined;
  }
  let sent = 0;
  return async (name: string, parameters: object): Promise<unknown> => {
    sent += 1;
    const id = sent;
    const message = JSON.stringify([0, id, name, parameters]);
    const answer = new Promise<[unknown, unknown]>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [error, result] = await answer;
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  };
}

function miniBrowserPath(): string | undefined {
  const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];
  const found = folders.flatMap((folder) => {
    const entries = spawnSync("test", ["-d", folder]).status === 0 ? readdirSync(folder) : [];
    return entries
      .filter((entry) => /^webkit2?gtk-/.test(entry))
      .map((entry) => join(folder, entry, "MiniBrowser"));
  });
  return found.find((path) => spawnSync("test", ["-x", path]).status === 0);
}

async function launchWebKit(): Promise<EnginePage> {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  (await connected(port)).end();
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as {
      value: { sessionId?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  const options = { binary: miniBrowserPath(), args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const session = `/session/${(await call("POST", "/session", { capabilities })).sessionId}`;
  return {
    goto: async (url) => void (await call("POST", `${session}/url`, { url })),
    evaluate: (expression) =>
      call("POST", `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    close: async () => {
      await call("DELETE", session);
      if (driver.pid) process.kill(-driver.pid);
      await ended(driver);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Returns a connection to a program that may still be starting. */
async function connected(port: number): Promise<Socket> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const socket = await new Promise<Socket | null>((resolve) => {
      const attempt = connect(port, "127.0.0.1", () => resolve(attempt));
      attempt.once("error", () => resolve(null));
    });
    if (socket) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => process.once("exit", () => resolve()));
}
