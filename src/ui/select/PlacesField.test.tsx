import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { GivenPlace } from "#domain/places/places.ts";
import { exchangeShells } from "../../../tests/support/select-controls.ts";
import { PlacesField } from "./PlacesField.tsx";

const UNION = "Ovar, São João, Arada e São Vicente de Pereira Jusã";
const names = Array.from({ length: 60 }, (_, number) => `Lugar ${String(number).padStart(3, "0")}`);

function Field({
  places,
  initial = [] as string[],
}: {
  places?: GivenPlace[];
  initial?: string[];
}) {
  const [chosen, setChosen] = useState(initial);
  return (
    <PlacesField
      name="localizacao"
      label="Localização"
      names={places}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}
const input = () => screen.getByRole("combobox", { name: "Localização" });
/**
 * Fires the event that a browser fires, without React's test tools, which would wait for the list.
 */
function type(text: string) {
  const field = input() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
function withoutAct() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  onTestFinished(() => void vi.unstubAllGlobals());
}
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("suggests nothing for blanks, and finds Águeda without its accent", async () => {
  render(<Field />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "   ");
  expect(options()).toEqual([]);
  await user.clear(input());
  await user.type(input(), "agueda");
  expect(options()).toContain("ÁguedaConcelho, distrito de Aveiro");
  const bold = () =>
    [...document.querySelectorAll(".imo-select__match")].map((part) => part.textContent);
  expect(bold()[0]).toBe("Águeda");
  await user.clear(input());
  await user.type(input(), " joao ");
  expect(new Set(bold())).toEqual(new Set(["João"]));
});

test("shows the typed text in bold in a host's name with combining accents", async () => {
  render(<Field places={["São João".normalize("NFD")]} />);
  await exchangeShells();
  await userEvent.type(input(), "joao");
  expect(document.querySelector(".imo-select__match")?.textContent).toBe("João");
});

test("cuts a long name after 31 units on suggestion and chip, and gives screen readers the whole name", async () => {
  render(<Field />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "pereira jus");
  const option = screen.getAllByRole("option")[0] as HTMLElement;
  expect(option.textContent).toBe("Ovar, São João, Arada e São Vic...Freguesia, Ovar");
  expect(option.getAttribute("aria-label")).toBe(`${UNION}, Freguesia, Ovar`);
  await user.click(option);
  expect(screen.getByTitle(UNION).textContent).toBe("Ovar, São João, Arada e São Vic...");
  expect(screen.getByRole("button", { name: `Retirar ${UNION}` })).toBeTruthy();
});

test("shows a chosen place as chosen, and its chip once", async () => {
  render(<Field initial={["Espinho"]} />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "espinho");
  const chosen = screen
    .getAllByRole("option")
    .find((option) => option.textContent?.startsWith("Espinho"));
  expect(chosen?.getAttribute("aria-selected")).toBe("true");
  expect(screen.getAllByRole("button", { name: "Retirar Espinho" })).toHaveLength(1);
});

test("changes nothing when a chosen place is picked again, and says so", async () => {
  const { container } = render(<Field initial={["Espinho"]} />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "espinho");
  const heard = () =>
    [...container.querySelectorAll("[aria-live] > span")].map((part) => part.textContent);
  expect(heard()[1]).toBe("Já escolheu Espinho.");
  await user.keyboard("{Enter}");
  expect(screen.getAllByRole("button", { name: "Retirar Espinho" })).toHaveLength(1);
  expect(heard()[0]).toBe("Já escolheu Espinho.");
  await user.type(input(), "espinho");
  await user.click(screen.getAllByRole("option")[0] as HTMLElement);
  expect(screen.getAllByRole("button", { name: "Retirar Espinho" })).toHaveLength(1);
  expect(options()).toEqual([]);
});

test("closes the suggestions with Escape, keeps the text, and reopens them with Arrow Down", async () => {
  render(<Field />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "ovar{Escape}");
  expect(options()).toEqual([]);
  expect(input()).toHaveProperty("value", "ovar");
  await user.keyboard("{ArrowDown}");
  expect(options()[0]).toBe("OvarConcelho, distrito de Aveiro");
});

test("accepts a typed name on Enter when its list is closed", async () => {
  render(<Field />);
  await exchangeShells();
  await userEvent.type(input(), "ovar{Escape}{Enter}");
  expect(screen.getByRole("button", { name: "Retirar Ovar" })).toBeTruthy();
  expect(input()).toHaveProperty("value", "");
});

test("finds a host's place by its other names, and shows these and its number of listings", async () => {
  render(
    <Field places={[{ nome: "Ovar", total: 1234, tambem: ["Furadouro"] }, "S. João da Madeira"]} />,
  );
  await exchangeShells();
  await userEvent.type(input(), "furad");
  const [option, ...others] = screen.getAllByRole("option");
  expect(others).toEqual([]);
  expect(option?.getAttribute("aria-label")).toBe("Ovar, Furadouro, 1\u00A0234 imóveis");
  expect(option?.textContent).toContain("1\u00A0234");
});

test("moves the caret with Home and End while there is text", async () => {
  render(<Field />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "spinho{Home}e{Enter}");
  expect(screen.getByRole("button", { name: "Retirar Espinho" })).toBeTruthy();
});

test("keeps the chips while Backspace is still held after emptying the text", async () => {
  render(<Field initial={["Espinho"]} />);
  await exchangeShells();
  fireEvent.focus(input());
  fireEvent.keyDown(input(), { key: "Backspace", repeat: true });
  expect(screen.getAllByRole("button", { name: "Retirar Espinho" })).toHaveLength(1);
  fireEvent.keyDown(input(), { key: "Backspace" });
  expect(screen.queryByRole("button", { name: "Retirar Espinho" })).toBeNull();
});

test("rejects text that isn't a place, and says so", async () => {
  render(<Field />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "Nárnia");
  expect(screen.getByText("Nenhuma localização encontrada")).toBeTruthy();
  await user.keyboard("{Enter}");
  // The empty list would cover the sentence.
  expect(screen.queryByText("Nenhuma localização encontrada")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe(
    "Não encontrámos «Nárnia». Escolha um concelho ou uma freguesia da lista.",
  );
  expect(screen.queryByRole("button", { name: /^Retirar (?!filtro)/ })).toBeNull();
});

test("asks the visitor to pick a place if names begin with the text, and cuts a long text in the message", async () => {
  render(<Field />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "esp{Escape}{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("Escolha uma localização da lista.");
  await user.clear(input());
  await user.type(input(), "a casa da minha avó na praia do furadouro{Enter}");
  expect(screen.getByRole("alert").textContent).toBe(
    "Não encontrámos «a casa da minha avó na praia do...». Escolha um concelho ou uma freguesia da lista.",
  );
});

test("draws one menu of many matches, all of which can be reached with the arrow keys", async () => {
  render(<Field places={names} />);
  await exchangeShells();
  const user = userEvent.setup();
  await user.type(input(), "lugar");
  expect(options().length).toBeLessThan(30);
  for (let steps = 0; steps < 59; steps += 1) fireEvent.keyDown(input(), { key: "ArrowDown" });
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Retirar Lugar 059" })).toBeTruthy();
});

test("draws no row in a key's own frame, and chooses on Enter from the list for the whole text", async () => {
  render(<Field />);
  await exchangeShells();
  withoutAct();
  act(() => input().focus());
  type("es");
  expect(options()).toEqual([]);
  await waitFor(() => expect(options()).toContain("EspinhoConcelho, distrito de Aveiro"));
  const before = options();
  const status = document.querySelector("#aria-results")?.textContent;
  type("espinh");
  expect([options(), document.querySelector("#aria-results")?.textContent]).toEqual([
    before,
    status,
  ]);
  input().dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
  );
  expect(await screen.findByRole("button", { name: "Retirar Espinho" })).toBeTruthy();
});

test("counts as left 100 ms after the blur, not before", async () => {
  const { container } = render(<Field />);
  await exchangeShells();
  await userEvent.type(input(), "ovar");
  vi.useFakeTimers();
  fireEvent.blur(input());
  act(() => void vi.advanceTimersByTime(90));
  expect(container.querySelector("[data-focused]")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(20));
  expect(container.querySelector("[data-focused]")).toBeNull();
  expect(options()).toEqual([]);
  vi.useRealTimers();
});

test("draws more places only when the list is scrolled near its end", async () => {
  render(<Field places={names} />);
  await exchangeShells();
  await userEvent.type(input(), "lugar");
  const rows =
    screen.getByRole("listbox").querySelector(".imo-select__menu-list") ??
    screen.getByRole("listbox");
  const scroll = (scrollTop: number) => {
    const sizes = { scrollTop, scrollHeight: 1000, clientHeight: 300 };
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(rows, name, { value, configurable: true });
    fireEvent.scroll(rows);
  };
  expect(options()).toHaveLength(10);
  scroll(400);
  expect(options()).toHaveLength(10);
  scroll(401);
  expect(options()).toHaveLength(20);
});

test("describes the input with what is wrong with its text, until the next key", async () => {
  render(<Field />);
  await exchangeShells();
  const described = () => {
    const ids = input().getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  };
  await userEvent.type(input(), "Nárnia");
  expect(described()).not.toContain("Não encontrámos");
  await userEvent.keyboard("{Enter}");
  expect(described()).toContain("Não encontrámos «Nárnia».");
  expect(input().getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(input(), "s");
  expect(described()).not.toContain("Não encontrámos");
});
