/** docs/product/memory.md#clearing */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { MessageForm } from "./MessageForm.tsx";

test("what was typed goes from the form and from storage when the visitor has everything cleared", async () => {
  render(<MessageForm {...panelFormSettings()} about="aviso" message="Olá" />);
  const name = () => screen.getByLabelText<HTMLInputElement>(/O Seu nome/);
  await userEvent.type(name(), "Ana Sá");
  expect(JSON.stringify({ ...sessionStorage })).toContain("Ana Sá");
  act(clearEverythingKept);
  expect(name().value).toBe("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Ana");
});
