/** docs/product/memory.md#comparing */
import { fireEvent, render, screen } from "@testing-library/react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { CompareBox } from "./FavouriteRow.tsx";

const box = () => screen.getByRole<HTMLInputElement>("checkbox");
const home = (id: number) => v.parse(imovel, { id, titulo: `Casa ${id}` });

test("adds the listing after the others when it is ticked, and removes it when it is unticked", () => {
  const onChoose = vi.fn();
  const { rerender } = render(
    <CompareBox listing={home(7)} chosen={["1", null]} isRemoved={false} onChoose={onChoose} />,
  );
  expect([box().checked, box().disabled]).toEqual([false, false]);
  fireEvent.click(box());
  expect(onChoose).toHaveBeenLastCalledWith(["1", "7"]);
  rerender(
    <CompareBox listing={home(7)} chosen={["7", "1"]} isRemoved={false} onChoose={onChoose} />,
  );
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  expect(onChoose).toHaveBeenLastCalledWith(["1"]);
});

test("refuses a fifth, but lets one of the four be unticked", () => {
  const chosen = ["1", "2", "3", "4"];
  const { rerender } = render(
    <CompareBox listing={home(7)} chosen={chosen} isRemoved={false} onChoose={() => {}} />,
  );
  expect(box().disabled).toBe(true);
  rerender(<CompareBox listing={home(4)} chosen={chosen} isRemoved={false} onChoose={() => {}} />);
  expect(box().disabled).toBe(false);
  rerender(
    <CompareBox listing={home(7)} chosen={chosen.slice(1)} isRemoved={false} onChoose={() => {}} />,
  );
  expect(box().disabled).toBe(false);
});

test("doesn't let the visitor choose a removed listing", () => {
  render(<CompareBox listing={home(7)} chosen={[]} isRemoved onChoose={() => {}} />);
  expect(box().disabled).toBe(true);
});

test("names the box by the title, else by the kind, else as a listing", () => {
  const named = (data: object) => {
    const { unmount } = render(
      <CompareBox
        listing={v.parse(imovel, data)}
        chosen={[]}
        isRemoved={false}
        onChoose={() => {}}
      />,
    );
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
