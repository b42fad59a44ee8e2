/** docs/product/memory.md#comparing */
import { fireEvent, render, screen } from "@testing-library/react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { CompareBar, CompareBox } from "./CompareChoice.tsx";

const button = () => screen.getByRole<HTMLButtonElement>("button");
const box = () => screen.getByRole<HTMLInputElement>("checkbox");
const home = (id: number) => v.parse(imovel, { id, titulo: `Casa ${id}` });

test.each([
  [0, "Comparar", true, "Escolha dois a quatro imóveis."],
  [1, "Comparar", true, "Escolha dois a quatro imóveis."],
  [2, "Comparar 2 imóveis", false, ""],
  [3, "Comparar 3 imóveis", false, ""],
  [4, "Comparar 4 imóveis", false, "Já escolheu quatro, o máximo."],
])("of %i chosen listings the button says %j", (count, name, isDisabled, hint) => {
  render(<CompareBar count={count} onCompare={() => {}} />);
  expect([button().textContent, button().disabled]).toEqual([name, isDisabled]);
  expect(screen.getByRole("status").textContent).toBe(hint);
});

test("a tick adds the listing behind the others, and another takes it out", () => {
  const onChoose = vi.fn();
  const { rerender } = render(<CompareBox listing={home(7)} chosen={["1", null]} onChoose={onChoose} />);
  expect([box().checked, box().disabled]).toEqual([false, false]);
  fireEvent.click(box());
  expect(onChoose).toHaveBeenLastCalledWith(["1", "7"]);
  rerender(<CompareBox listing={home(7)} chosen={["7", "1"]} onChoose={onChoose} />);
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  expect(onChoose).toHaveBeenLastCalledWith(["1"]);
});

test("a fifth can't be chosen, one of the four can be let go", () => {
  const chosen = ["1", "2", "3", "4"];
  const { rerender } = render(<CompareBox listing={home(7)} chosen={chosen} onChoose={() => {}} />);
  expect(box().disabled).toBe(true);
  rerender(<CompareBox listing={home(4)} chosen={chosen} onChoose={() => {}} />);
  expect(box().disabled).toBe(false);
  rerender(<CompareBox listing={home(7)} chosen={chosen.slice(1)} onChoose={() => {}} />);
  expect(box().disabled).toBe(false);
});

test("a box is named by the title, without one by the kind, and always by something", () => {
  const named = (data: object) => {
    const { unmount } = render(<CompareBox listing={v.parse(imovel, data)} chosen={[]} onChoose={() => {}} />);
    const name = box().getAttribute("aria-label");
    unmount();
    return name;
  };
  expect([named({ titulo: "T2" }), named({ tipoImovel: "Loja" }), named({})]).toEqual([
    "Comparar: T2",
    "Comparar: Loja",
    "Comparar: Imóvel",
  ]);
});
