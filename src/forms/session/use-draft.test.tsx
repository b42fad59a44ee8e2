import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { freeText, readTexts } from "#domain/fields/fields.ts";
import { forbidStorage, formSettings, swallowWrites } from "../../../tests/support/forms.ts";
import { useDraft } from "./use-draft.ts";

function draft(widget = "agent-contact", id: string | number | undefined = 7, position = 0) {
  const bridge = { ...formSettings().bridge, position };
  return renderHook(() => useDraft(widget, id, bridge)).result.current;
}
const ana = JSON.stringify({ nome: "Ana" });

test("tells drafts apart by path, widget, id and position", () => {
  draft().write(ana);
  expect(draft().read()).toEqual({ nome: "Ana" });
  expect(draft("agent-contact", 8).read()).toEqual({});
  expect(draft("agent-contact", 7, 1).read()).toEqual({});
  expect(draft("agency-contact", 7).read()).toEqual({});
  expect(draft().key).toBe(`imo:${location.pathname}:agent-contact:7:0`);
});

test("leaves nothing behind from a forgotten or an empty draft", () => {
  draft().write(ana);
  draft().forget();
  expect(sessionStorage.length).toBe(0);
  draft().write(ana);
  draft().write("");
  expect(sessionStorage.length).toBe(0);
});

test.each([
  "{",
  "null",
  "7",
  '["nome"]',
  '{"nome":7,"mensagem":null}',
  '{"__proto__":{"nome":"x"}}',
])("ignores what another script wrote under the key (%s)", (text) => {
  sessionStorage.setItem(draft().key, text);
  expect(readTexts({ nome: freeText(), mensagem: freeText() }, draft().read())).toEqual({});
});

test("keeps a draft for the life of the page if storage fails, and reports it as unsafe", () => {
  forbidStorage();
  expect(draft().isSafe()).toBe(true);
  draft().write(ana);
  expect(draft().read()).toEqual({ nome: "Ana" });
  expect(draft().isSafe()).toBe(false);
  draft().forget();
  expect(draft().read()).toEqual({});
});

test("reports a draft as unsafe if a consent tool swallows what is written", () => {
  swallowWrites();
  draft().write(ana);
  expect([draft().read(), draft().isSafe()]).toEqual([{ nome: "Ana" }, false]);
});
