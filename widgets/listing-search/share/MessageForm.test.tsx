/** docs/product/memory.md#clearing, docs/product/forms.md#drafts */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { post } from "#api/client.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { fillRequiredAtOnce, panelFormSettings } from "../../../tests/support/forms.ts";
import { MessageForm } from "./MessageForm.tsx";

vi.mock("#api/client.ts", async (original) => ({ ...(await original<object>()), post: vi.fn() }));

test("empties the form and its draft when the visitor clears everything", async () => {
  render(<MessageForm settings={panelFormSettings()} about="aviso" message="Olá" />);
  const name = () => screen.getByLabelText<HTMLInputElement>(/O Seu nome/);
  await userEvent.type(name(), "Ana Sá");
  expect(JSON.stringify({ ...sessionStorage })).toContain("Ana Sá");
  act(clearEverythingKept);
  expect(name().value).toBe("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Ana");
});

test("keeps the listing's other drafts when a message arrives", async () => {
  vi.mocked(post).mockResolvedValue(undefined);
  const { unmount } = render(
    <MessageForm settings={panelFormSettings()} about="favoritos" message="Olá" />,
  );
  await userEvent.type(screen.getByLabelText(/O Seu nome/), "Rui");
  unmount();
  render(<MessageForm settings={panelFormSettings()} about="aviso" message="Olá" />);
  fillRequiredAtOnce();
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  await screen.findByText("Mensagem enviada com sucesso!");
  expect(Object.values(sessionStorage)).toEqual(['{"nome":"Rui"}']);
});
