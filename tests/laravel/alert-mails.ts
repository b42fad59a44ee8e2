/**
 * Runs alerts with a moved clock, and reads their mails from the log
 * (docs/operating.md#alerts-that-mail).
 */
import { readFileSync } from "node:fs";
import { run } from "./tools.ts";

/**
 * Runs the alerts a number of days from now, at ten in the morning, and the jobs that the run queues.
 * @param folder the site's folder
 * @param env variables of the site's environment, in addition to this process's
 */
export function runAlerts(
  folder: string,
  days: number,
  env: Readonly<Record<string, string>> = {},
): void {
  const code = `require 'vendor/autoload.php';
    $kernel = (require 'bootstrap/app.php')->make(Illuminate\\Contracts\\Console\\Kernel::class);
    $kernel->bootstrap();
    ${days === 0 ? "" : `Illuminate\\Support\\Carbon::setTestNow(now()->addDays(${days})->setTime(10, 0));`}
    $failed = $kernel->call('alerts:run');
    exit($failed ?: $kernel->call('queue:work', ['--stop-when-empty' => true]));`;
  run("php", ["-r", code], folder, { ...env });
}

/**
 * Returns the mails in a site's log as text, oldest first, each with its header and unchanged body.
 */
export function mailsOf(folder: string): string[] {
  const log = readFileSync(`${folder}/storage/logs/laravel.log`, "utf8");
  const mails = log.split(/^\[\d{4}-[^\]]*\] \w+\.DEBUG: (?=From: )/m).slice(1);
  return mails.map((mail) => decode(mail.replaceAll("\r\n", "\n")));
}

function decode(mail: string): string {
  const [header = "", ...parts] = mail.split(/^--\S+$/m);
  const text = parts.find((part) => part.includes("text/plain")) ?? "";
  // The log driver has decoded some mails already: encoded ones contain no bare equals sign.
  const isDecoded = /=(?![0-9A-F]{2}|\n)/.test(text);
  const readable = isDecoded ? text : decodeQuotedPrintable(text);
  return `${header}\n${readable.replaceAll("\u00a0", " ")}`;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/**
 * Returns the path of a link in a mail.
 * @throws {Error} with the mail, if it contains no such link
 */
export function pathIn(mail: string, path: RegExp): string {
  const found = path.exec(mail);
  if (!found) throw new Error(`Expected ${path} in:\n${mail}`);
  return found[0];
}
