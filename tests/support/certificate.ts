/**
 * A certificate for 127.0.0.1, which is generated for each run, because browsers use HTTP/2 only
 * over TLS.
 */
import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";

const REQUEST =
  "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 -days 2";

/**
 * Returns key and certificate as PEM, and the key's hash, with which Chromium can be told to trust
 * them; `null` if `openssl` is missing.
 */
export function makeCertificate(): { key: string; cert: string; spki: string } | null {
  const { status, stdout } = spawnSync("openssl", REQUEST.split(" "), { encoding: "utf8" });
  if (status !== 0) return null;
  const key = new X509Certificate(stdout).publicKey.export({ type: "spki", format: "der" });
  // openssl's output contains both key and certificate.
  return { key: stdout, cert: stdout, spki: createHash("sha256").update(key).digest("base64") };
}
