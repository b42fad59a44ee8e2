import { expect, test } from "vitest";
import { type ChunkFile, createRequire, type Factory } from "./loader.ts";

/** A server with these chunks, by file name; a request whose URL is in `failing` fails. */
function server(chunks: Record<string, Factory>, failing: readonly string[] = []) {
  const requests: string[] = [];
  const importFile = async (url: string): Promise<ChunkFile> => {
    requests.push(url);
    await Promise.resolve();
    const factory = chunks[url.replace("?r=1", "")];
    if (!factory || failing.includes(url)) throw new Error(`${url} did not come`);
    return { default: factory };
  };
  return { requests, requireChunk: createRequire(importFile) };
}

const core: Factory = (_require, exports) => {
  let count = 0;
  Object.defineProperty(exports, "count", { get: () => count });
  exports.increase = () => {
    count += 1;
  };
};
const widget: Factory = (load, exports) => {
  exports.core = load("./core.js");
};

test("a widget and what it needs are asked for at once, and run in the order of their imports", async () => {
  const { requests, requireChunk } = server({ "core.js": core, "widget.js": widget });
  const loading = requireChunk("./chunks/widget.js", ["core.js"]);
  expect(requests).toEqual(["core.js", "widget.js"]);
  const { core: imported } = (await loading) as { core: { count: number; increase: () => void } };
  imported.increase();
  expect(imported.count).toBe(1);
  expect(requireChunk("./core.js")).toBe(imported);
});

test("two widgets share a chunk, which is asked for and run once", async () => {
  const { requests, requireChunk } = server({ "core.js": core, "a.js": widget, "b.js": widget });
  const [a, b] = await Promise.all([requireChunk("a.js", ["core.js"]), requireChunk("b.js", ["core.js"])]);
  expect(a.core).toBe(b.core);
  expect(requests).toEqual(["core.js", "a.js", "b.js"]);
});

test("whoever asks for a widget whose file is there before what it needs waits for that too", async () => {
  let arrive = () => {};
  const requireChunk = createRequire(async (name) => {
    if (name === "core.js") {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
    }
    return { default: name === "core.js" ? core : widget };
  });
  const first = requireChunk("widget.js", ["core.js"]);
  await new Promise((resolve) => setTimeout(resolve));
  const second = requireChunk("widget.js", ["core.js"]);
  arrive();
  expect(await second).toBe(await first);
  expect(await second).toHaveProperty("core.count", 0);
});

test("every file that fails is tried once more under another URL, a shared one too", async () => {
  const { requests, requireChunk } = server({ "core.js": core, "widget.js": widget }, ["core.js", "widget.js"]);
  expect(await requireChunk("widget.js", ["core.js"])).toHaveProperty("core");
  expect(requests.sort()).toEqual(["core.js", "core.js?r=1", "widget.js", "widget.js?r=1"]);
});

test("a file that fails twice is heard of, and asked for again by whoever comes later", async () => {
  const failing = ["core.js", "core.js?r=1"];
  const { requireChunk } = server({ "core.js": core, "widget.js": widget }, failing);
  await expect(requireChunk("widget.js", ["core.js"])).rejects.toThrow("core.js?r=1 did not come");
  failing.length = 0;
  expect(await requireChunk("widget.js", ["core.js"])).toHaveProperty("core");
});

test("a chunk that throws as it runs gives the error to everyone who asks, not half of itself", async () => {
  const { requireChunk } = server({
    "broken.js": (_require, exports) => {
      exports.half = true;
      throw new Error("broken");
    },
  });
  await expect(requireChunk("broken.js")).rejects.toThrow("broken");
  expect(() => requireChunk("broken.js")).toThrow("broken");
});

test("small chunks that came in another's file are there without a request", async () => {
  const helpers: Factory = (_require, exports) => {
    exports.help = true;
  };
  const requireChunk = createRequire(async () => ({ default: core, parts: { "helpers.js": helpers } }));
  await requireChunk("core.js");
  expect(requireChunk("./helpers.js")).toEqual({ help: true });
});
