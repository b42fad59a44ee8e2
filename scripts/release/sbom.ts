/**
 * The bill of materials in CycloneDX 1.6: what is in the bundle, according to the bundler's own
 * list of modules, and what the Composer package requires. It contains no date, and its serial
 * number is derived from its content, so that a release can be made twice and compared.
 */
import { createHash } from "node:crypto";
import * as cdx from "@cyclonedx/cyclonedx-library";
import type { BundledPackage } from "../build/licenses-plugin.ts";

/** What a release consists of. */
export type Materials = {
  version: string;
  /** Packages in `dist/`. */
  bundled: readonly BundledPackage[];
  /** The Composer package's `require`: name to version range. */
  composer: Readonly<Record<string, string>>;
};

/**
 * Builds the bill of materials.
 * @returns the bill as JSON
 */
export function billOfMaterials({ version, bundled, composer }: Materials): string {
  const bill = new cdx.Models.Bom();
  const bundle = component("imo-widgets", version, `pkg:npm/imo-widgets@${version}`);
  const laravel = component(
    "imo-widgets/laravel",
    version,
    `pkg:composer/imo-widgets/laravel@${version}`,
  );
  for (const one of [bundle, laravel]) one.licenses.add(new cdx.Models.LicenseExpression("MIT"));
  bill.metadata.component = component(
    "imo-widgets-release",
    version,
    `pkg:generic/imo-widgets-release@${version}`,
  );
  for (const { name, version, license } of bundled) {
    const part = component(name, version, `pkg:npm/${name.replace("@", "%40")}@${version}`);
    part.licenses.add(new cdx.Models.LicenseExpression(license));
    add(bill, part, bundle);
  }
  for (const [name, range] of Object.entries(composer)) {
    // The part has a range instead of a version, because the site's Composer chooses the version.
    // PHP itself isn't a package.
    const url = name === "php" ? "pkg:generic/php" : `pkg:composer/${name}`;
    const part = component(name, undefined, url);
    part.scope = cdx.Enums.ComponentScope.Required;
    part.properties.add(new cdx.Models.Property("imo-widgets:range", range));
    add(bill, part, laravel);
  }
  add(bill, bundle, bill.metadata.component);
  add(bill, laravel, bill.metadata.component);
  const serialized = serialize(bill);
  bill.serialNumber = uuidOf(serialized);
  return `${serialize(bill)}\n`;
}

function component(
  name: string,
  version: string | undefined,
  packageUrl: string,
): cdx.Models.Component {
  const made = new cdx.Models.Component(cdx.Enums.ComponentType.Library, name, {
    bomRef: packageUrl,
  });
  if (version !== undefined) made.version = version;
  made.purl = packageUrl;
  return made;
}

function add(bill: cdx.Models.Bom, part: cdx.Models.Component, of: cdx.Models.Component): void {
  bill.components.add(part);
  of.dependencies.add(part.bomRef);
}

function serialize(bill: cdx.Models.Bom): string {
  const factory = new cdx.Serialize.JSON.Normalize.Factory(cdx.Spec.Spec1dot6);
  return new cdx.Serialize.JsonSerializer(factory).serialize(bill, { sortLists: true, space: 2 });
}

/** Returns a version 8 UUID, which is meant for custom content. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
