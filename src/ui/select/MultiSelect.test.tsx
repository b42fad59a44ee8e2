import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { exchangeShells } from "../../../tests/support/select-controls.ts";
import { MultiSelect } from "./MultiSelect.tsx";

const propertyChoices = propertyTypes.map((type) => ({ value: type, label: type }));

type Change = {
  chipLimit: number;
  initial?: string[];
  choices?: readonly { value: string; label: string }[];
};

function Field({ chipLimit, initial = [], choices = propertyChoices }: Change) {
  const [chosen, setChosen] = useState(initial);
  return (
    <MultiSelect
      name="tipologia"
      label="Tipo de imóvel"
      placeholder="Todos"
      {...{ choices, chosen, chipLimit }}
      onChange={setChosen}
    />
  );
}
const chips = () =>
  screen
    .queryAllByRole("button", { name: /^Retirar (?!filtro)/ })
    .map((chip) => chip.getAttribute("aria-label"));

test("counts the chips beyond the limit instead of showing them", async () => {
  render(<Field chipLimit={3} initial={[...propertyTypes.slice(0, 5)]} />);
  await exchangeShells();
  expect(chips()).toHaveLength(3);
  expect(screen.getByText("e mais 2")).toBeTruthy();
});

test("opens, ticks and unticks by keyboard, without a select-all", async () => {
  render(<Field chipLimit={10} />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chips()).toEqual(["Retirar Moradia"]);
  await user.keyboard("{ArrowDown}");
  expect(screen.getAllByRole("option")).toHaveLength(propertyTypes.length);
  await user.click(screen.getByRole("option", { name: "Moradia" }));
  expect(chips()).toEqual([]);
});

test("goes to the list's ends with Home and End, and closes it with Tab without choosing", async () => {
  render(<Field chipLimit={10} />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowDown}{End}{Enter}{ArrowDown}{Home}{Enter}");
  expect(chips()).toEqual(["Retirar Apartamento", "Retirar Escritório"]);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  await user.tab();
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(chips()).toHaveLength(2);
});

test("ticks several rows with Enter and Space without closing the list", async () => {
  render(<Field chipLimit={10} />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowDown}[Space]");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(3);
  expect(screen.getAllByRole("option")).toHaveLength(propertyTypes.length);
});

test("opens the closed list at the row of a typed letter, and refines that with the next letters", async () => {
  const choices = ["Marta", "Ângela", "Álvaro", "Rui"].map((name) => ({
    value: name,
    label: name,
  }));
  render(<Field chipLimit={10} choices={choices} />);
  await exchangeShells();
  const user = userEvent.setup();
  const highlighted = () => document.querySelector(".imo-select__option--is-focused");
  await user.tab();
  await user.keyboard("x");
  expect(screen.queryAllByRole("option")).toEqual([]);
  await user.keyboard("a");
  expect(highlighted()?.textContent).toBe("Ângela");
  expect(screen.getByRole("combobox").getAttribute("aria-activedescendant")).toBe(
    highlighted()?.id,
  );
  await user.keyboard("l");
  expect(highlighted()?.textContent).toBe("Álvaro");
  await user.keyboard("[Space]");
  expect(chips()).toEqual(["Retirar Álvaro"]);
  expect(screen.getAllByRole("option")).toHaveLength(4);
});

test("closes an open list with Escape, and leaves Escape on a closed one to the panel around it", async () => {
  const heard: boolean[] = [];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the panel, or a modal of the page
    <div
      onKeyDown={({ key, defaultPrevented }) => key === "Escape" && heard.push(defaultPrevented)}
    >
      <Field chipLimit={10} />
    </div>,
  );
  await exchangeShells();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowDown}");
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect([isLeftToBrowser, heard]).toEqual([false, []]);
  await user.keyboard("{Escape}");
  expect(heard).toEqual([false]);
});

test("keeps a chip when a finger that begins on its cross scrolls the page", async () => {
  render(<Field chipLimit={10} initial={["Loja"]} />);
  await exchangeShells();
  const cross = screen.getByRole("button", { name: "Retirar Loja" });
  fireEvent.touchEnd(cross);
  expect(chips()).toEqual(["Retirar Loja"]);
  fireEvent.click(cross);
  expect(chips()).toEqual([]);
});

test("tells screen readers everything in Portuguese", async () => {
  const { container } = render(<Field chipLimit={10} initial={["Loja"]} />);
  await exchangeShells();
  const heard = () =>
    [...container.querySelectorAll("[aria-live] > span")].map((part) => part.textContent);
  const user = userEvent.setup();
  await user.tab();
  expect(container.querySelector('[id$="live-region"]')?.textContent).toBe(
    "A sua escolha: Loja.Carregue na seta para baixo para abrir a lista.",
  );
  await user.keyboard("{ArrowDown}");
  const guidance =
    "Use as setas para percorrer as opções e Enter para escolher. Escape fecha a lista.";
  expect(heard()).toEqual(["", "Apartamento", "7 opções.", guidance]);
  await user.keyboard("{End}{ArrowUp}");
  expect(heard()[1]).toBe("Já escolheu Loja.");
  await user.keyboard("{Enter}");
  expect(heard()[0]).toBe("Retirou Loja.");
});

test("says in Portuguese that a list is empty", async () => {
  render(
    <MultiSelect
      name="comercial"
      label="Consultor"
      placeholder="Todos"
      choices={[]}
      chosen={[]}
      onChange={() => {}}
      chipLimit={9}
    />,
  );
  await exchangeShells();
  await userEvent.click(screen.getByRole("combobox", { name: "Consultor" }));
  expect(screen.getByRole("listbox").textContent).toBe("Sem opções");
});
