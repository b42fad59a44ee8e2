/**
 * The commands in the guides: each is run by CI, here with the file that runs it, or its block stands after a comment
 * `<!-- example: why nothing runs it -->`. A command that is neither is one that nobody tried.
 */
import { expect, test } from "vitest";
import { pages, readText } from "./markdown.ts";
import { installBlock } from "./support/install-page.ts";

/** What runs it: a file, and what stands there. */
type Run = readonly [path: string, text: string];

const HOST: Run = ["laravel/ci.sh", "test:laravel"];

/** By the command as the guides write it, without what is set for it and without its comment. */
const RUN: Readonly<Record<string, Run>> = {
  "npm ci": [".ci/run", 'step "npm ci" npm ci'],
  "npm start": [".ci/run", "demo/server/main.ts"],
  "npm test": [".ci/run", "npm test"],
  "npm run build": ["package.json", '"build:demo": "npm run build &&'],
  "npm run test:laravel": HOST,
  "composer --working-dir=laravel install": ["laravel/ci.sh", 'step "composer install"'],
  "composer --working-dir=laravel test": ["tests/laravel/run.ts", '"test"'],
  "composer --working-dir=laravel lint": ["laravel/ci.sh", " lint"],
  "composer --working-dir=laravel analyse": ["laravel/ci.sh", " analyse"],
};

/** The blocks of docs/install.md that a test runs as they are printed. */
const INSTALLED: Readonly<Record<string, Run>> = {
  Laravel: ["tests/laravel/new-site.spec.ts", 'runInstall("Laravel"'],
  "npm, with a bundler": ["tests/release/release.test.ts", 'runInstall("npm, with a bundler"'],
  WordPress: ["tests/release/release.test.ts", 'runInstall("WordPress"'],
  "PHP, or any other server": ["tests/release/release.test.ts", 'runInstall("PHP, or any other server"'],
};

const installed = Object.keys(INSTALLED).flatMap((heading) => commandsIn(installBlock(heading, "sh")));
const isRun = (command: string) => command in RUN || installed.includes(command);

test.each(pages)(
  "%s: whoever follows its commands follows some that CI runs, or is told that they are an example",
  (page) => {
    const untried = blocksOf(readText(page)).flatMap(({ before, commands }) =>
      /^<!-- example: \S.* -->$/.test(before) ? [] : commands.filter((command) => !isRun(command)),
    );
    expect(untried).toEqual([]);
  },
);

test.each(Object.entries({ ...RUN, ...INSTALLED }))("%s: CI runs it where it is said to", (_command, [path, text]) => {
  expect(readText(path)).toContain(text);
});

test("no command is said to be run that no guide has", () => {
  const written = pages.flatMap((page) => blocksOf(readText(page)).flatMap(({ commands }) => commands));
  expect(Object.keys(RUN).filter((command) => !written.includes(command))).toEqual([]);
});

test("a block of any shell is found, with each of its commands", () => {
  const page =
    "a\n\n<!-- example: b -->\n```bash\nA=1 one --x  # c\ntwo && three \\\n  four\n```\n```js\nno\n```\n  ```sh\n  five\n  ```\n";
  expect(blocksOf(page)).toEqual([
    { before: "<!-- example: b -->", commands: ["one --x", "two", "three four"] },
    { before: "```", commands: ["five"] },
  ]);
});

/** The shell blocks of a page, each with the line before it. */
function blocksOf(markdown: string): { before: string; commands: string[] }[] {
  const blocks = markdown.matchAll(/(?:^|\n)([^\n]*)\n *```(?:sh|bash|shell|console|powershell)\n([\s\S]*?)\n *```/g);
  return [...blocks].map(([, before = "", block = ""]) => ({ before: before.trim(), commands: commandsIn(block) }));
}

function commandsIn(block: string): string[] {
  return block
    .replaceAll(/\\\n/g, " ")
    .split(/\n|&&/)
    .map((line) =>
      line
        .replace(/(?:^|\s)#.*/, "")
        .trim()
        .replace(/\s+/g, " ")
        .replace(/^(?:[A-Z_]+=\S+ )+/, ""),
    )
    .filter((command) => command !== "");
}
