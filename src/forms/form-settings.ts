/**
 * Settings of forms and wizards: their page data, and their bridge to the page (docs/events.md).
 */
import type { HostBridge } from "#runtime/define-widget.ts";
import type { PageDataValues } from "#runtime/readers.ts";
import type { contactKeys, formKeys } from "./page-data.ts";

export type Outcome = "success" | "failure";

export type FormBridge = Omit<HostBridge, "keepFallback">;

export type FormSettings = PageDataValues<typeof formKeys> & {
  apiBase: string;
  csrfUrl: string | undefined;
  bridge: FormBridge;
};

export type ContactSettings = FormSettings & PageDataValues<typeof contactKeys>;
