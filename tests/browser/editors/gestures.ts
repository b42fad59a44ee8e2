/**
 * The gestures of somebody who edits a text, and the one walk that is tested with every editor and
 * version.
 */
import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import {
  BODY,
  blocksIn,
  contentOf,
  type EditorHarness,
  type TextUnderTest,
} from "./editor-harness.ts";

export type Texts = { textos: TextUnderTest[] };
type Open = (body: string, options: { head: string }) => Promise<void>;

/** Calls a function of the text at this position. */
export function text<Name extends "undo" | "redo" | "get" | "canUndo" | "draft" | "beforeCaret">(
  page: Page,
  name: Name,
  at = 0,
) {
  return page.evaluate(
    ([gesture, place]) =>
      (globalThis as unknown as Texts).textos[place as number]?.[gesture as Name](),
    [name, at] as const,
  ) as Promise<Awaited<ReturnType<TextUnderTest[Name]>>>;
}

/** Returns the text to save, without the markup that the editor itself adds. */
export async function saved(page: Page, { own }: EditorHarness): Promise<string> {
  return (await text(page, "get")).replace(own, "");
}

/** Clicks into a paragraph and waits until the editor's own caret is at its end. */
export async function clickAtEndOf(page: Page, words: Locator): Promise<void> {
  await words.click();
  await page.keyboard.press("End");
  await expect.poll(() => text(page, "beforeCaret")).toBe(await words.textContent());
}

/** Returns the button that opens the choice of widgets. */
export function buttonOf(page: Page): Locator {
  return page.getByRole("button", { name: "Inserir componente" }).first();
}

/**
 * Inserts a widget into a text, edits it twice without saving and once with saving, and then undoes
 * and redoes the changes.
 */
export async function insertAndEdit(page: Page, open: Open, editor: EditorHarness): Promise<void> {
  await open(BODY, { head: editor.head });
  await editor.start(page, { text: "<p>Antes</p>" });
  await clickAtEndOf(page, contentOf(page, editor).getByText("Antes", { exact: true }));
  await expect(buttonOf(page).locator("path").filter({ visible: true })).toHaveCount(
    editor.hasToolbar ? 1 : 0,
  );
  await buttonOf(page).click();
  await page.getByRole("button", { name: "Calculadora de prestações" }).click();
  await page.getByLabel("TAN").fill("3,5");
  await page.getByLabel("Prazo").fill("trinta");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
  await expect(page.getByLabel("Prazo")).toBeFocused();
  await expect(page.getByLabel("Prazo")).toHaveAccessibleDescription(
    /Escreva um número, por exemplo 30/,
  );
  await page.getByLabel("Prazo").fill("30");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
  const tag =
    '<div data-imo-widget="mortgage-calculator" data-tan="3.5" data-anos="30"><p><a href="/contactos">Ligue para a agência</a></p></div>';
  await expect.poll(() => saved(page, editor)).toBe(`<p>Antes</p>${tag}`);
  const block = blocksIn(page, editor);
  await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 30");

  for (const leave of ["Cancelar", "Fechar"]) {
    await block.dblclick();
    await expect(page.getByLabel("Prazo")).toHaveValue("30");
    await page.getByLabel("Prazo").fill("25");
    await page.getByRole("button", { name: leave }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await text(page, "undo");
  expect(await saved(page, editor)).toBe("<p>Antes</p>");
  expect(await text(page, "canUndo")).toBe(false);
  await text(page, "redo");
  expect(await saved(page, editor)).toBe(`<p>Antes</p>${tag}`);

  await block.dblclick();
  await page.getByLabel("Prazo").fill("25");
  await page.getByLabel("Prazo").press("Enter");
  await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
  const edited = tag.replace('anos="30"', 'anos="25"');
  expect(await saved(page, editor)).toBe(`<p>Antes</p>${edited}`);
  await text(page, "undo");
  await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 30");
  expect(await saved(page, editor)).toBe(`<p>Antes</p>${tag}`);
  await text(page, "redo");
  await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
  expect(await saved(page, editor)).toBe(`<p>Antes</p>${edited}`);
  const draft = await text(page, "draft");
  if (draft === null) return;
  expect(draft.replace(editor.own, "")).toBe(`<p>Antes</p>${edited}`);
  await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
  expect(await saved(page, editor)).toBe(`<p>Antes</p>${edited}`);
}
