/** docs/product/memory.md#clearing */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ClearKept } from "./ClearKept.tsx";

const QUESTION =
  "Apagar os favoritos, os imóveis vistos, as pesquisas e o que escreveu nos formulários, guardados neste navegador?";
const ask = () => screen.getByRole("button", { name: "Apagar tudo o que está guardado" });
const yes = () => screen.getByRole("button", { name: "Apagar" });

test("the question has the focus, one key further is the answer, and what was cleared is said in a region that was there", async () => {
  const onClear = vi.fn();
  render(<ClearKept onClear={onClear} />);
  const said = screen.getByRole("status");
  ask().focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: QUESTION }));
  await userEvent.keyboard("{Enter}");
  expect(onClear).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(said.isConnected && said.textContent).toMatch(
    /^Apagámos os favoritos, os imóveis vistos, as pesquisas e o que/,
  );
  expect(document.activeElement).toBe(ask());
});

test("the press that asks does not answer: neither a held key nor the second half of a double click", () => {
  const onClear = vi.fn();
  render(<ClearKept onClear={onClear} />);
  ask().focus();
  fireEvent.click(ask());
  expect(document.activeElement).not.toBe(yes());
  fireEvent.click(yes(), { detail: 2 });
  expect(fireEvent.keyDown(yes(), { key: "Enter", repeat: true })).toBe(false);
  expect(onClear).not.toHaveBeenCalled();
});
