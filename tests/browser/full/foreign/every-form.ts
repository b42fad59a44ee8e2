/** Puts the six forms on one page, and fills them in and sends them as visitors do. */
import type { Locator, Page } from "@playwright/test";
import { drawnPlainTag } from "../../../support/drawn-tags.ts";
import { widgetTags } from "../../../support/widget-tags.ts";
import { events, expect } from "../../fixtures.ts";
import {
  type Choose,
  fillApplication,
  fillContact,
  fillValuation,
  next,
} from "../../forms/fill.ts";

const fillers: Readonly<Record<string, (form: Locator, choose?: Choose) => Promise<void>>> = {
  "property-contact": (form) => fillContact(form),
  "general-contact": (form) => fillContact(form),
  "agent-contact": (form) => fillContact(form),
  "agency-contact": (form) => fillContact(form),
  "recruitment-wizard": async (form, choose) => {
    await fillApplication(form, choose);
    await next(form).click();
  },
  "valuation-wizard": fillValuation,
};

/** The names of the widgets that are forms. */
export const formWidgets = Object.keys(fillers);
/** The tags of these widgets. */
export const formTags = formWidgets.map((widget) => widgetTags[widget]).join("");

/** Returns the forms' drawn tags. */
export async function drawnFormTags(): Promise<string> {
  const tags = formWidgets.map((widget, at) =>
    drawnPlainTag(widget, { idPrefix: `imo-00000${at}` }),
  );
  return (await Promise.all(tags)).join("");
}

const hostOf = (page: Page, widget: string) => page.locator(`[data-imo-widget="${widget}"]`);

/** Fills in every form up to its last step. */
export async function fillEveryForm(page: Page, choose?: Choose): Promise<void> {
  for (const [widget, fill] of Object.entries(fillers)) await fill(hostOf(page, widget), choose);
}

/**
 * Sends every form of the page.
 * @returns each form's text about the outcome
 */
export async function sendEveryForm(page: Page): Promise<Record<string, string>> {
  for (const widget of formWidgets)
    await hostOf(page, widget).locator("button[type=submit]").click();
  await expect.poll(async () => (await events(page, "imo:submit")).length).toBe(formWidgets.length);
  return outcomes(page);
}

/** Returns the page's events about each sent form, by its widget. */
export async function outcomes(page: Page): Promise<Record<string, string>> {
  const told = await events(page, "imo:submit");
  return Object.fromEntries(told.map(({ detail }) => [detail.widget, String(detail.outcome)]));
}

/** Returns the same outcome for every form, as an expected value. */
export const all = (outcome: "success" | "failure") =>
  Object.fromEntries(formWidgets.map((widget) => [widget, outcome]));
