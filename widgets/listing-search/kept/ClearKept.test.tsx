/** docs/product/memory.md#clearing */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ClearKept } from "./ClearKept.tsx";

const QUESTION =
  "Apagar os favoritos, os imóveis vistos, as pesquisas e o que escreveu nos formulários, guardados neste navegador?";
const ask = () => screen.getByText("Apagar tudo o que está guardado");
const yes = () =>
  screen.getByRole("button", { name: "Apagar", description: QUESTION, hidden: true });

test("asks before it clears, names what it clears, and announces it in an existing region", async () => {
  const onClear = vi.fn();
  render(<ClearKept onClear={onClear} />);
  const said = screen.getByRole("status");
  await userEvent.click(ask());
  expect(ask().closest("details")?.open).toBe(true);
  expect(onClear).not.toHaveBeenCalled();
  await userEvent.click(yes());
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(said.isConnected && said.textContent).toMatch(
    /^Apagámos os favoritos, os imóveis vistos, as pesquisas e o que/,
  );
  expect([document.activeElement, ask().closest("details")?.open]).toEqual([ask(), false]);
});

test("doesn't accept a held key or the second half of a double click as the answer", () => {
  const onClear = vi.fn();
  render(<ClearKept onClear={onClear} />);
  fireEvent.mouseDown(ask(), { detail: 1 });
  expect(fireEvent.click(ask(), { detail: 2 })).toBe(false);
  expect(fireEvent.keyDown(ask(), { key: "Enter", repeat: true })).toBe(false);
  fireEvent.click(yes(), { detail: 2 });
  expect(fireEvent.keyDown(yes(), { key: "Enter", repeat: true })).toBe(false);
  expect(onClear).not.toHaveBeenCalled();
});
