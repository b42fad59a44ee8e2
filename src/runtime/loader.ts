/**
 * How a built file comes in: every `import` between the files of `dist/` is turned into a call of `load` by
 * build/loader-plugin.ts. Each file is asked for once, and once more under another address when it fails, because
 * Firefox and WebKit remember a failed import for as long as the page lives (CONTRACT §3). That holds for a chunk that
 * several widgets share as well, which a retry of the widget's own file alone would not mend.
 */

type Module = Record<string, unknown>;
const asked = new Map<string, Promise<Module>>();

/**
 * Asks for all files at once; gives the last one's module.
 * @param base the address of the file that imports
 * @param files addresses relative to `base`, what the last one needs before it
 * @throws what the browser said when the last file, or one that it needs, failed twice
 */
export function load(base: string, ...files: [string, ...string[]]): Promise<Module> {
  const modules = files.map((file) => loadOne(new URL(file, base).href));
  // Only the last one's fate is the answer; it awaits the others itself, so their rejections are heard through it.
  for (const module of modules) module.catch(() => undefined);
  return modules.at(-1) as Promise<Module>;
}

function loadOne(address: string): Promise<Module> {
  let module = asked.get(address);
  if (!module) {
    module = importTwice(address);
    asked.set(address, module);
    // A later host, or a later attempt to send, asks again.
    module.catch(() => asked.delete(address));
  }
  return module;
}

async function importTwice(address: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ address);
  } catch {
    return await import(/* @vite-ignore */ `${address}?r=1`);
  }
}
