import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { OwnForm } from "#ui/own-form.ts";
import { exchangeShells } from "../../../tests/support/select-controls.ts";
import { workDone } from "../../../tests/support/turns.ts";
import { MultiSelect } from "./MultiSelect.tsx";
import { PlacesField } from "./PlacesField.tsx";

function Fields({ initial = [] as string[] }) {
  const [chosen, setChosen] = useState(initial);
  const [types, setTypes] = useState<string[]>([]);
  const choices = ["Loja", "Moradia", "Quinta"].map((value) => ({ value, label: value }));
  return (
    <form id="own" data-imo-root="">
      <OwnForm value="own">
        <MultiSelect
          name="tipologia"
          label="Tipo"
          placeholder="Todos"
          chipLimit={3}
          chosen={types}
          onChange={setTypes}
          choices={choices}
        />
        <PlacesField
          name="localizacao"
          label="Localização"
          names={["Ovar", "Espinho"]}
          chosen={chosen}
          onChange={setChosen}
          isSent
        />
      </OwnForm>
    </form>
  );
}
const places = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Localização" });
const types = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Tipo" });
const sent = () =>
  new FormData(document.querySelector("form") as HTMLFormElement).get("localizacao");
const shells = () => document.querySelectorAll(".imo-select--shell").length;
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
/**
 * Waits longer, because react-select is read from the disk, which takes seconds on a busy machine.
 */
const patiently = (check: () => void) => vi.waitFor(check, 15_000);

/** Hydrates a server's fields while the location field has the focus and contains this text. */
async function takeOver(text: string) {
  const slot = document.createElement("div");
  slot.innerHTML = renderToString(<Fields />);
  document.body.append(slot);
  places().focus();
  places().value = text;
  const mismatch = vi.fn();
  const root = await act(async () =>
    hydrateRoot(slot, <Fields />, { onRecoverableError: mismatch }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    slot.remove();
  });
  expect(mismatch).not.toHaveBeenCalled();
  // Tells React of a text that it hasn't seen, as the takeover does
  // (src/runtime/mount/takeover.ts).
  act(() => {
    fireEvent.focusIn(places());
    places().value = "";
    fireEvent.input(places(), { target: { value: text } });
  });
}

test("exchanges a drawn field that contains text only once its composition has ended, and keeps the text", async () => {
  await takeOver("esp");
  const drawn = places();
  await exchangeTypes();
  await act(workDone);
  expect(places()).toBe(drawn);
  expect(document.activeElement).toBe(drawn);
  fireEvent.compositionEnd(places());
  await patiently(() => expect(options()).toEqual(["Espinho"]));
  expect(shells()).toBe(0);
  expect(places().value).toBe("esp");
  expect(document.activeElement).toBe(places());
});

test("exchanges a drawn field at once when it is entered and empty", async () => {
  await takeOver("");
  await patiently(() => expect(shells()).toBe(1));
  expect(document.activeElement).toBe(places());
});

const press =
  (...keys: (string | { key: string; ctrlKey: boolean })[]) =>
  () => {
    for (const key of keys) fireEvent.keyDown(types(), typeof key === "string" ? { key } : key);
  };
const highlighted = () => document.querySelector(".imo-select__option--is-focused")?.textContent;

test.each([
  ["a click", () => fireEvent.click(types()), "Loja"],
  ["Arrow Up", press("ArrowUp"), "Quinta"],
  ["a letter", press("m"), "Moradia"],
  ["letters after a shortcut", press({ key: "a", ctrlKey: true }, "m", "x"), "Moradia"],
])("opens the list once the code has loaded, at the row meant by %s", async (_name, act, row) => {
  render(<Fields />);
  types().focus();
  act();
  await patiently(() => expect(options()).toHaveLength(3));
  expect(highlighted()).toBe(row);
  expect(document.activeElement).toBe(types());
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: `Retirar ${row}` })).toBeTruthy();
});

test("leaves the list closed when Escape follows the click that was to open it", async () => {
  render(<Fields />);
  types().focus();
  fireEvent.click(types());
  press("Escape")();
  await patiently(() => expect(shells()).toBe(1));
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(types());
});

test("doesn't send the form on Enter while a list that an arrow opened is still loading", async () => {
  render(<Fields />);
  act(() => types().focus());
  expect(fireEvent.keyDown(types(), { key: "Enter" })).toBe(true);
  fireEvent.keyDown(types(), { key: "ArrowDown" });
  expect(fireEvent.keyDown(types(), { key: "Enter" })).toBe(false);
  await patiently(() => expect(options()).toHaveLength(3));
});

test("leaves closed a field that the visitor opened and left before the code had loaded", async () => {
  render(<Fields />);
  act(() => types().focus());
  fireEvent.keyDown(types(), { key: "ArrowDown" });
  act(() => places().focus());
  await patiently(() => expect(shells()).toBe(0));
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(places());
});

test("exchanges the field after a press that was dragged out of it", async () => {
  render(<Fields />);
  act(() => places().focus());
  fireEvent.mouseDown(places());
  fireEvent.mouseUp(document.body);
  await userEvent.keyboard("esp");
  await patiently(() => expect(options()).toEqual(["Espinho"]));
});

test("sends typed text until there are places to choose from, then only chosen places", async () => {
  render(<Fields />);
  expect(sent()).toBe("");
  fireEvent.input(places(), { target: { value: "Espinho" } });
  expect(sent()).toBe("Espinho");
  await exchangeShells();
  expect(sent()).toBe("");
  expect(places().value).toBe("Espinho");
});

test("sends chosen places from the shell and from the control alike", async () => {
  render(<Fields initial={["Ovar", "Espinho"]} />);
  expect(sent()).toBe("Ovar,Espinho");
  await exchangeShells();
  expect(sent()).toBe("Ovar,Espinho");
});

/** Waits until the list of types is react-select, as after a hover. */
async function exchangeTypes() {
  const control = document.querySelector(".imo-select--shell .imo-select__control") as Element;
  fireEvent.pointerOver(control, { pointerType: "mouse" });
  await patiently(() => expect(shells()).toBe(1));
}
