import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToggleGroup } from "./ToggleGroup.tsx";

test("+5 is heard as 5 or more, and choices come in the list's order, not the clicks'", async () => {
  const onChange = vi.fn();
  render(<ToggleGroup legend="Quartos" options={["1", "2", "+5"]} chosen={["+5"]} onChange={onChange} kind="counts" />);
  expect(screen.getByRole("group", { name: "Quartos" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "+5, 5 ou mais" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("checkbox", { name: "1" }));
  expect(onChange).toHaveBeenCalledWith(["1", "+5"]);
});

test("all from one on are chosen in one tap, and taken back by the next", async () => {
  const onChange = vi.fn();
  const tails = [
    { label: "1 ou mais", chosen: ["1", "2", "+5"] },
    { label: "2 ou mais", chosen: ["2", "+5"] },
  ];
  const group = (chosen: string[]) => (
    <ToggleGroup
      legend="Quartos"
      options={["1", "2", "+5"]}
      chosen={chosen}
      onChange={onChange}
      kind="counts"
      tails={tails}
    />
  );
  const { rerender } = render(group(["1"]));
  await userEvent.click(screen.getByRole("button", { name: "2 ou mais", pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith(["2", "+5"]);
  rerender(group(["+5", "2"]));
  await userEvent.click(screen.getByRole("button", { name: "2 ou mais", pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test("counts stand in columns and words wrap; without tails there is no row for them", () => {
  const look = () => [document.querySelector(".imo-toggles")?.className, document.querySelector(".imo-tails") !== null];
  const group = { legend: "Quartos", options: ["1", "2"], chosen: [], onChange: () => {} };
  const { rerender } = render(<ToggleGroup {...group} kind="counts" tails={[{ label: "1 ou mais", chosen: ["1"] }]} />);
  expect(look()).toEqual(["imo-toggles imo-toggles--counts", true]);
  rerender(<ToggleGroup {...group} />);
  expect(look()).toEqual(["imo-toggles", false]);
});
