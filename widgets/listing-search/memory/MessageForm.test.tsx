/** docs/product/memory.md#clearing */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clearEverythingKept } from "#memory/kept-list.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { MessageForm } from "./MessageForm.tsx";

const bridge = { position: 0, emit() {}, report() {}, keepFallback: () => () => {} } as unknown as HostBridge;

test("what was typed goes from the form and from storage when the visitor has everything cleared", async () => {
  const settings = { privacidadeUrl: "/p", telefone: undefined, email: undefined, apiBase: "", csrfUrl: undefined };
  render(<MessageForm {...settings} bridge={bridge} about="aviso" message="Olá" />);
  const name = () => screen.getByLabelText<HTMLInputElement>(/O Seu nome/);
  await userEvent.type(name(), "Ana Sá");
  expect(JSON.stringify({ ...sessionStorage })).toContain("Ana Sá");
  act(clearEverythingKept);
  expect(name().value).toBe("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Ana");
});
