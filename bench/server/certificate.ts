/** A certificate for 127.0.0.1, made again for every run: browsers speak HTTP/2 only behind TLS. */
import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Key and certificate as PEM, and the fingerprint by which a browser can be told to trust it. */
export type Certificate = { key: string; cert: string; fingerprint: string };

const SUBJECT = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"];

/** @returns a self-signed certificate, or `null` where there is no `openssl` */
export function makeCertificate(): Certificate | null {
  const folder = mkdtempSync(join(tmpdir(), "imo-bench-"));
  const key = join(folder, "key.pem");
  const cert = join(folder, "cert.pem");
  const asked = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    ...SUBJECT,
  ];
  try {
    const { status, error } = spawnSync("openssl", [...asked, "-keyout", key, "-out", cert]);
    if (error || status !== 0) return null;
    const pem = readFileSync(cert, "utf8");
    return { key: readFileSync(key, "utf8"), cert: pem, fingerprint: fingerprintOf(pem) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the hash of the public key, as Chromium's `--ignore-certificate-errors-spki-list` takes it. */
function fingerprintOf(pem: string): string {
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
