/** docs/contract.md#scripts-of-the-page */
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { NativeSelect } from "./NativeSelect.tsx";

const options = ["Ovar", "Espinho"].map((name) => ({ value: name, label: name }));
const select = () => screen.getByRole("combobox") as HTMLSelectElement;

function open(onChosen = vi.fn<(value: string) => void>()) {
  function Agency() {
    const [value, setValue] = useState("");
    const [, redraw] = useState(0);
    const choose = (chosen: string) => {
      onChosen(chosen);
      setValue(chosen);
    };
    return (
      <>
        <NativeSelect
          aria-label="Agência"
          placeholder="Selecione"
          options={options}
          value={value}
          onChange={({ target }) => choose(target.value)}
        />
        <button type="button" onClick={() => redraw((times) => times + 1)}>
          Outra coisa
        </button>
      </>
    );
  }
  return { onChosen, ...render(<Agency />) };
}

test.each(["click", "mouseUp", "keyUp"] as const)(
  "takes over a value that a script has set by the time of a %s",
  async (press) => {
    const { onChosen } = open();
    const copy = document.body.appendChild(document.createElement("div"));
    copy.addEventListener(press.toLowerCase(), () => {
      select().value = "Espinho";
    });
    fireEvent[press](copy);
    await vi.waitFor(
      () => expect([select().value, onChosen.mock.calls]).toEqual(["Espinho", [["Espinho"]]]),
      15_000,
    );
    fireEvent.click(screen.getByRole("button"));
    expect([select().value, onChosen.mock.calls.length]).toEqual(["Espinho", 1]);
    copy.remove();
  },
);

test("reports a choice once, and nothing when a script has emptied the list", () => {
  const { onChosen } = open();
  fireEvent.change(select(), { target: { value: "Ovar" } });
  fireEvent.click(select());
  expect(onChosen.mock.calls).toEqual([["Ovar"]]);
  for (const option of [...select().options]) option.remove();
  fireEvent.click(document.body);
  expect(onChosen).toHaveBeenCalledTimes(1);
});

test("reports nothing after it has unmounted", () => {
  const { unmount, onChosen } = open();
  const gone = select();
  unmount();
  gone.value = "Ovar";
  fireEvent.click(document.body);
  expect(onChosen).not.toHaveBeenCalled();
});
