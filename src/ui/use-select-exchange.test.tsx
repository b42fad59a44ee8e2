import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { exchangeShells } from "../../tests/support/select-controls.ts";
import { MultiSelect } from "./MultiSelect.tsx";
import { PlacesField } from "./PlacesField.tsx";

function Fields({ initial = [] as string[] }) {
  const [chosen, setChosen] = useState(initial);
  const choices = ["Loja", "Quinta"].map((value) => ({ value, label: value }));
  return (
    <form data-imo-root="">
      <MultiSelect
        name="tipologia"
        label="Tipo"
        placeholder="Todos"
        chipLimit={3}
        chosen={[]}
        onChange={() => {}}
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
    </form>
  );
}
const places = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Localização" });
const sent = () => new FormData(document.querySelector("form") as HTMLFormElement).get("localizacao");

test("what a server draws is taken over without a mismatch, and what was typed in it is kept", async () => {
  const slot = document.createElement("div");
  slot.innerHTML = renderToString(<Fields />);
  document.body.append(slot);
  places().focus();
  places().value = "esp";
  const mismatch = vi.fn();
  await act(async () => hydrateRoot(slot, <Fields />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  // react-select is read from the disk meanwhile, which a crowded machine takes seconds for.
  await vi.waitFor(() => expect(screen.queryAllByRole("option")).toHaveLength(1), 15_000);
  expect(places().value).toBe("esp");
  expect(document.activeElement).toBe(places());
  expect(document.querySelectorAll(".imo-select--shell")).toHaveLength(1);
  slot.remove();
});

test("a typed text is sent while nothing else can be; chosen places alone after that", async () => {
  render(<Fields />);
  expect(sent()).toBe("");
  fireEvent.input(places(), { target: { value: "Espinho" } });
  expect(sent()).toBe("Espinho");
  fireEvent.input(places(), { target: { value: "" } });
  await exchangeShells();
  expect(sent()).toBe("");
  fireEvent.change(places(), { target: { value: "Espinho" } });
  expect(sent()).toBe("");
});

test("chosen places are sent from the shell as from the control", async () => {
  render(<Fields initial={["Ovar", "Espinho"]} />);
  expect(sent()).toBe("Ovar,Espinho");
  await exchangeShells();
  expect(sent()).toBe("Ovar,Espinho");
});
