import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

test("names and describes the control by its label, hint and error", () => {
  render(
    <TextField
      name="idRef"
      label="Referência"
      hint="Escreva pelo menos 4 caracteres."
      error="Não é uma referência."
      unit="€"
    />,
  );
  const input = screen.getByRole("textbox", { name: "Referência" });
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["Escreva pelo menos 4 caracteres.", "Não é uma referência."]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("describes the control by its hint and by a text elsewhere", () => {
  render(
    <>
      <TextField name="tan" label="TAN" hint="Taxa anual nominal" aria-describedby="reason" />
      <p id="reason">A TAN tem de ser um número.</p>
    </>,
  );
  const described = (screen.getByRole("textbox").getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Taxa anual nominal",
    "A TAN tem de ser um número.",
  ]);
});

test("hides the unit while the typed text includes it, and shows it beside a bare number", () => {
  const { container, rerender } = render(
    <TextField name="p" label="Preço" unit="€" value="900" readOnly />,
  );
  const unit = () => container.querySelector(".imo-affix__unit")?.textContent;
  const input = container.querySelector("input");
  expect(unit()).toBe("€");
  rerender(<TextField name="p" label="Preço" unit="€" value="900 €" readOnly />);
  expect(unit()).toBeUndefined();
  expect(container.querySelector("input")).toBe(input);
});

/** A field whose text is in its parent's state, as in a form. */
function Tied() {
  const [value, setValue] = useState("");
  const tie = {
    value,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  };
  return (
    <>
      <TextField name="tel" label="Contacto" {...tie} />
      <output>{value}</output>
    </>
  );
}

test.each([
  ["at the end of a key", (field: HTMLElement) => fireEvent.keyUp(field, { key: "8" })],
  ["as the field is left", (field: HTMLElement) => fireEvent.blur(field)],
])("takes over what an input mask of the page has written, %s", (_when, happens) => {
  render(<Tied />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Contacto" });
  field.value = "912 345 678";
  happens(field);
  expect(screen.getByRole("status").textContent).toBe("912 345 678");
  expect(field.value).toBe("912 345 678");
});

test("belongs to no form of the page, so Enter doesn't submit one", () => {
  const { container } = render(<TextField name="price" label="Preço" />);
  expect(container.querySelector("input")?.getAttribute("form")).toBe("");
});
