import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToggleGroup } from "./ToggleGroup.tsx";

const shared = { legend: "Quartos", place: "panel", near: { label: "", weight: 0 } } as const;
const rooms = {
  ...shared,
  kind: "counts",
  options: ["1", "2", "+5"],
  tails: ["1 ou mais", "2 ou mais"],
} as const;
const words = {
  ...shared,
  kind: "choices",
  options: ["Novo", "sim"],
  labels: { sim: "Com piscina" },
} as const;

test("reads out +5 as 5 or more, and returns the choices in the list's order, not the clicks'", async () => {
  const onChange = vi.fn();
  render(<ToggleGroup filter={rooms} chosen={["+5"]} onChange={onChange} />);
  expect(screen.getByRole("group", { name: "Quartos" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "+5, 5 ou mais" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("checkbox", { name: "1" }));
  expect(onChange).toHaveBeenCalledWith(["1", "+5"]);
});

test("shows a different word from the one it sends if the filter says so", async () => {
  const onChange = vi.fn();
  render(<ToggleGroup filter={words} chosen={[]} onChange={onChange} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Com piscina" }));
  expect(onChange).toHaveBeenCalledWith(["sim"]);
});

test("chooses a number and all above it with one tap, and removes them with the next", async () => {
  const onChange = vi.fn();
  const group = (chosen: string[]) => (
    <ToggleGroup filter={rooms} chosen={chosen} onChange={onChange} />
  );
  const { rerender } = render(group(["1"]));
  await userEvent.click(screen.getByRole("button", { name: "2 ou mais", pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith(["2", "+5"]);
  rerender(group(["+5", "2"]));
  await userEvent.click(screen.getByRole("button", { name: "2 ou mais", pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test("arranges counts in columns and lets words wrap", () => {
  const look = () => [
    document.querySelector(".imo-toggles")?.className,
    document.querySelector(".imo-tails") !== null,
  ];
  const { rerender } = render(<ToggleGroup filter={rooms} chosen={[]} onChange={() => {}} />);
  expect(look()).toEqual(["imo-toggles imo-toggles--counts", true]);
  rerender(<ToggleGroup filter={words} chosen={[]} onChange={() => {}} />);
  expect(look()).toEqual(["imo-toggles", false]);
});
