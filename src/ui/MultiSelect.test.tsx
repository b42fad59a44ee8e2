import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { propertyTypes } from "#domain/enumerations.ts";
import { MultiSelect } from "./MultiSelect.tsx";

const choices = propertyTypes.map((type) => ({ value: type, label: type }));

function Field({ chipLimit, initial = [] as string[] }: { chipLimit: number; initial?: string[] }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <MultiSelect label="Tipo Imóvel" placeholder="Todos" {...{ choices, chosen, chipLimit }} onChange={setChosen} />
  );
}
const chips = () =>
  screen.queryAllByRole("button", { name: /^Remover/ }).map((chip) => chip.getAttribute("aria-label"));

test("past the limit the rest is a count, not chips", () => {
  render(<Field chipLimit={3} initial={[...propertyTypes.slice(0, 5)]} />);
  expect(chips()).toHaveLength(3);
  expect(screen.getByText("e mais 2")).toBeTruthy();
});

test("by keyboard: open, choose, choose again to take back; there is no select-all", async () => {
  render(<Field chipLimit={10} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chips()).toEqual(["Remover Moradia"]);
  await user.keyboard("{ArrowDown}");
  expect(screen.getAllByRole("option")).toHaveLength(propertyTypes.length);
  await user.click(screen.getByRole("option", { name: "Moradia" }));
  expect(chips()).toEqual([]);
});

test("all that a screen reader hears is Portuguese", async () => {
  const { container } = render(<Field chipLimit={10} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("combobox", { name: "Tipo Imóvel" }));
  await user.keyboard("{ArrowDown}{Enter}");
  expect(container.querySelector("[aria-live]")?.textContent).not.toMatch(/option|press|select\b|use up/i);
});
