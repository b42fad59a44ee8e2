/** The browser of a run: the machine's own Chromium, which asks nobody for anything while it is measured. */
import { type Browser, chromium } from "@playwright/test";
import type { Certificate } from "../server/certificate.ts";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const executablePath = process.env.IMO_CHROMIUM ?? "/usr/bin/chromium";

/**
 * @param certificate the server's own, which the browser is told to trust: with an error that is merely overlooked it would
 * keep nothing in its cache, and no visit would be warm
 */
export function launchBrowser(certificate: Certificate | null): Promise<Browser> {
  const trust = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : [];
  // The run ends by itself on Ctrl+C, and closes the browser then.
  return chromium.launch({ executablePath, args: [...ARGS, ...trust], handleSIGINT: false });
}
