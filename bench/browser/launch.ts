/** The browser of a run: the machine's own Chromium, which asks nobody for anything while it is measured. */
import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunchOptions } from "../../tests/support/chromium.ts";
import { type Certificate, trustFlags } from "../server/certificate.ts";

/** @param certificate the server's own, which the browser is told to trust */
export function launchBrowser(certificate: Certificate | null): Promise<Browser> {
  // The run ends by itself on Ctrl+C, and closes the browser then.
  const options = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...trustFlags(certificate)], handleSIGINT: false });
}
