/** docs/product/places.md#typed-places, docs/product/home-search.md#submission */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OwnForm } from "#ui/own-form.ts";
import { PlacesField } from "./PlacesField.tsx";
import * as controls from "./select-controls.ts";

/** The code that recognises places: `isThere` once it has loaded; `come` makes it load. */
const code = vi.hoisted(() => ({ isThere: false, come: () => {}, coming: Promise.resolve() }));
vi.mock("./load-select-controls.ts", () => {
  const loadSelectControls = () => code.coming.then(() => controls);
  return {
    loadSelectControls: Object.defineProperty(loadSelectControls, "code", {
      get: () => (code.isThere ? controls : undefined),
    }),
  };
});

const onLeftOut = vi.fn();
const onSubmit = vi.fn((event: Event) => event.preventDefault());
function Form({ initial = [] as string[] }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <form id="own">
      <OwnForm value="own">
        <PlacesField
          name="localizacao"
          label="Localização"
          names={["Ovar", "Espinho"]}
          chosen={chosen}
          onChange={setChosen}
          onLeftOut={onLeftOut}
          isSent
        />
      </OwnForm>
      <button type="submit">Pesquisar</button>
    </form>
  );
}
function open(change: Parameters<typeof Form>[0] = {}) {
  const view = render(<Form {...change} />);
  const form = view.container.querySelector("form") as HTMLFormElement;
  form.addEventListener("submit", onSubmit);
  return { ...view, form };
}
const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Localização" });
const type = (text: string) => fireEvent.input(input(), { target: { value: text } });
const send = (form: HTMLFormElement) => act(() => form.requestSubmit());
const sent = (form: HTMLFormElement) => new FormData(form).get("localizacao");
const arrive = () =>
  act(async () => {
    code.isThere = true;
    code.come();
  });

beforeEach(() => {
  vi.useFakeTimers();
  code.isThere = false;
  code.coming = new Promise((resolve) => {
    code.come = resolve;
  });
  onLeftOut.mockClear();
  onSubmit.mockClear();
});
afterEach(() => void vi.useRealTimers());

test("sends a form with a typed place once, when the code that recognises the place has loaded, however often it was pressed", async () => {
  const { form } = open();
  type("ovar");
  send(form);
  // The browser must not leave the page, either.
  expect(fireEvent.submit(form)).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
  await arrive();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(sent(form)).toBe("Ovar");
  expect(onLeftOut).not.toHaveBeenCalled();
});

test("sends the form after two seconds at the latest", async () => {
  const { form } = open();
  type("ovar");
  send(form);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(onSubmit).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("doesn't send a form that is gone by then, and sends one without text at once", async () => {
  const { form, unmount } = open();
  send(form);
  expect(onSubmit).toHaveBeenCalledOnce();
  type("ovar");
  send(form);
  unmount();
  await arrive();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("leaves out text that isn't a place, and reports it trimmed", async () => {
  code.isThere = true;
  const { form } = open({ initial: ["Espinho"] });
  type(" Nárnia ");
  send(form);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onLeftOut).toHaveBeenCalledExactlyOnceWith("Nárnia");
  expect(sent(form)).toBe("Espinho");
});

test("adds a typed name only once if it is already chosen", async () => {
  code.isThere = true;
  const { form } = open({ initial: ["Ovar"] });
  type("ovar");
  send(form);
  expect(sent(form)).toBe("Ovar");
  expect(input().value).toBe("");
});

test("checks a text a tenth of a second after the blur, not before", async () => {
  code.isThere = true;
  code.come();
  open();
  act(() => input().focus());
  await act(() => vi.advanceTimersByTimeAsync(0));
  type("esp");
  act(() => input().blur());
  await act(() => vi.advanceTimersByTimeAsync(99));
  expect(screen.queryByRole("alert")?.textContent ?? "").toBe("");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("alert").textContent).toBe("Escolha uma localização da lista.");
});

test.each([
  ["takes a name", "ovar", "Ovar", ""],
  [
    "marks any other text",
    "furadouro",
    "",
    "Não encontrámos «furadouro». Escolha um concelho ou uma freguesia da lista.",
  ],
])(
  "%s that was typed and left before the code had loaded, once it has",
  async (_what, text, taken, problem) => {
    const { form } = open();
    act(() => input().focus());
    type(text);
    act(() => input().blur());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect([input().value, sent(form)]).toEqual([text, text]);
    await arrive();
    expect(sent(form)).toBe(taken);
    expect(input().value).toBe(taken ? "" : text);
    expect(screen.queryByRole("alert")?.textContent ?? "").toBe(problem);
  },
);

test("accepts several known places between commas, at once if they are pasted", async () => {
  code.isThere = true;
  const { form } = open();
  type("ovar, Espinho");
  expect([input().value, sent(form)]).toEqual(["", "Ovar,Espinho"]);
});

test("keeps several places as they were typed while one of them is unknown", async () => {
  code.isThere = true;
  const { form } = open();
  type("Ovar, Nárnia");
  send(form);
  expect(input().value).toBe("Ovar, Nárnia");
  expect(onLeftOut).toHaveBeenCalledExactlyOnceWith("Ovar, Nárnia");
});
