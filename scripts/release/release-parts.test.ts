import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { checksums, zipFolder } from "./archive.ts";
import { pointLinks } from "./packages.ts";
import { billOfMaterials } from "./sbom.ts";
import { releaseNotes } from "./settings.ts";

test("uses the version's own section as release notes", () => {
  const changelog =
    "# Changelog\n\n## 1.1.0\n\n- Newer.\n\n## 1.0.0, not released yet\n\n- First.\n";
  expect(releaseNotes(changelog, "1.0.0")).toBe("- First.\n");
  expect(releaseNotes(changelog, "1.1.0")).toBe("- Newer.\n");
  expect(() => releaseNotes(changelog, "1.0")).toThrow('expected a section "## 1.0"');
});

test("points a README's links to the package's own files, or to the repository", () => {
  const text = "[a](../docs/install.md#laravel), [b](ci.sh), [c](#here), [d](https://x.pt/y)";
  const ground = {
    folder: "laravel/",
    pathInPackage: (path: string) => (path === "docs/install.md" ? path : undefined),
    web: "https://r.example/blob/v1/",
  };
  expect(pointLinks(text, ground)).toBe(
    "[a](docs/install.md#laravel), [b](https://r.example/blob/v1/laravel/ci.sh), [c](#here), [d](https://x.pt/y)",
  );
});

test("makes the same archive regardless of when the files were written", () => {
  const [one, other] = [
    folderOf({ "b/c.txt": "2", "a.txt": "1" }),
    folderOf({ "a.txt": "1", "b/c.txt": "2" }),
  ];
  utimesSync(`${other}/a.txt`, new Date(2001, 1, 1), new Date(2001, 1, 1));
  const released = new Date("2026-11-30T15:30:10Z");
  const zip = zipFolder(one, released, "x");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("TZ", "America/New_York");
  expect(zip).toEqual(zipFolder(other, released, "x"));
  expect(zip).not.toEqual(zipFolder(other, new Date("2026-11-30T15:30:12Z"), "x"));
  expect(Object.keys(unzipSync(zip))).toEqual(["x/a.txt", "x/b/c.txt"]);
  expect(checksums(one)).toMatch(/^6b86b273ff34\w+ {2}a\.txt\nd4735e3a265e\w+ {2}b\/c\.txt\n$/);
});

test("writes a bill of materials without a date", () => {
  const materials = {
    version: "1.0.0",
    bundled: [{ name: "@x/y", version: "2.0.0", license: "MIT" }],
    composer: { php: "^8.2", "illuminate/view": "^12.0" },
  };
  const bill = JSON.parse(billOfMaterials(materials));
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
  expect(bill.metadata.timestamp).toBeUndefined();
  expect(bill.components.map(({ purl }: { purl: string }) => purl)).toEqual(
    expect.arrayContaining([
      "pkg:npm/%40x/y@2.0.0",
      "pkg:composer/illuminate/view",
      "pkg:generic/php",
    ]),
  );
  expect(billOfMaterials(materials)).toBe(billOfMaterials(materials));
  expect(JSON.parse(billOfMaterials({ ...materials, version: "1.0.1" })).serialNumber).not.toBe(
    bill.serialNumber,
  );
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "imo-parts-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
