/** docs/look.md#multi-select, docs/product/choice-lists.md#chip-limits */
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SelectShell } from "./SelectShell.tsx";

const chips = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));
const typed = { text: "", onText: () => {}, name: "localizacao", errorId: undefined };

function shell(change: Partial<Parameters<typeof SelectShell>[0]>) {
  const onChange = vi.fn();
  const look = {
    id: "tipo",
    placeholder: "Todos",
    chips: chips("Loja", "Moradia", "Quinta"),
    events: {},
    onChange,
  };
  const { container } = render(<SelectShell {...look} {...change} />);
  return {
    onChange,
    text: (part: string) => container.querySelector(`.imo-select__${part}`)?.textContent,
  };
}
const removable = () =>
  screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"));
const input = () => screen.getByRole("combobox");

test("counts the chips that don't fit, and none if all fit exactly", () => {
  expect(shell({ chipLimit: 2 }).text("more")).toBe("e mais 1");
  expect(removable()).toEqual(["Retirar Loja", "Retirar Moradia"]);
  expect([shell({ chipLimit: 3 }).text("more"), shell({}).text("more")]).toEqual([
    undefined,
    undefined,
  ]);
});

test("shows a number instead of several chips in a narrow widget, but a single chip as it is", () => {
  expect(shell({ shortWord: "tipos" }).text("rest")).toBe("3 tipos");
  expect(shell({ shortWord: "" }).text("rest")).toBe("+2");
  expect(shell({ shortWord: "tipos", chips: chips("Loja") }).text("rest")).toBeUndefined();
  expect(shell({}).text("rest")).toBeUndefined();
});

test("removes the chip that its cross names", () => {
  const { onChange } = shell({});
  fireEvent.click(screen.getByRole("button", { name: "Retirar Moradia" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(chips("Loja", "Quinta"));
});

test("is described by its placeholder when it is empty, and is read-only", () => {
  const { text } = shell({ chips: [] });
  expect(text("placeholder")).toBe("Todos");
  expect([input().getAttribute("aria-describedby"), input().hasAttribute("readonly")]).toEqual([
    "tipo-placeholder",
    true,
  ]);
});

test("can be typed in as a location field, and is described by what is wrong with its text", () => {
  shell({ typed: { ...typed, errorId: "erro" } });
  expect([input().getAttribute("aria-describedby"), input().hasAttribute("readonly")]).toEqual([
    "erro",
    false,
  ]);
});
