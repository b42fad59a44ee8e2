/** The browser of a run: the machine's own Chromium, which asks nobody for anything while it is measured. */
import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunchOptions } from "../../tests/support/chromium.ts";
import type { Certificate } from "../server/certificate.ts";

/**
 * @param certificate the server's own, which the browser is told to trust: with an error that is merely overlooked it would
 * keep nothing in its cache, and no visit would be warm
 */
export function launchBrowser(certificate: Certificate | null): Promise<Browser> {
  const trust = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : [];
  // The run ends by itself on Ctrl+C, and closes the browser then.
  const options = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...trust], handleSIGINT: false });
}
