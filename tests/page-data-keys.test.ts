/**
 * Tests that a component uses each key of page data; otherwise a key would be read and described to
 * editors without having an effect.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
);
const sources = fileNames.filter((file) => /\/(?:src|widgets)\/.*(?<!\.test)\.tsx?$/.test(file));
const { readFile, fileExists } = ts.sys;
const service = ts.createLanguageService({
  readFile,
  fileExists,
  getCompilationSettings: () => options,
  getScriptFileNames: () => sources,
  getScriptVersion: () => "1",
  getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(readFileSync(file, "utf8")),
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
});
const program = service.getProgram();

/** Returns the keys of an exported table as symbols with their declarations. */
function keysOf(file: string, name: string): readonly ts.Symbol[] {
  const checker = program?.getTypeChecker();
  const source = program?.getSourceFile(root + file);
  const module = source && checker?.getSymbolAtLocation(source);
  const table = module && checker?.tryGetMemberInModuleExports(name, module);
  if (!table) throw new Error(`${file} exports no ${name}`);
  return checker?.getPropertiesOfType(checker.getTypeOfSymbol(table)) ?? [];
}

/**
 * Returns whether a component uses the key; the language service follows it through mapped types
 * and spreads.
 */
function isTaken({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) => {
    const file = declaration.getSourceFile().fileName;
    const references = service.getReferencesAtPosition(file, declaration.getStart()) ?? [];
    return references.some(({ fileName }) => !/\/(?:page-data|every-widget)\.ts$/.test(fileName));
  });
}

const tables = [
  ...readdirSync(`${root}widgets`).map(
    (widget) => [`widgets/${widget}/page-data.ts`, "pageData"] as const,
  ),
  ["src/runtime/every-widget.ts", "everyWidget"] as const,
];

test.each(tables)("%s: hands every key to a component", (file, name) => {
  const keys = keysOf(file, name);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !isTaken(key)).map((key) => key.name)).toEqual([]);
});
