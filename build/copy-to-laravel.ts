/**
 * Brings `dist/` into `laravel/dist/`, which the Composer package ships (docs/contract.md#files), and with it
 * docs/openapi.json, which its check holds a site's answers to. It is copied beside the old one first, so that a site that
 * publishes meanwhile never finds half of it.
 */
import { cpSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const shipped = `${root}laravel/dist`;
const next = `${shipped}-next-${process.pid}`;

cpSync(`${root}dist`, next, { recursive: true });
cpSync(`${root}docs/openapi.json`, `${next}/openapi.json`);
rmSync(shipped, { recursive: true, force: true });
renameSync(next, shipped);
