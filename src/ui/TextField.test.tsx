import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

test("a field's label, hint and error are heard with its control", () => {
  render(
    <TextField
      name="idRef"
      label="Referência"
      hint="A partir de 4 caracteres."
      error="Não é uma referência."
      unit="€"
    />,
  );
  const input = screen.getByRole("textbox", { name: "Referência" });
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["A partir de 4 caracteres.", "Não é uma referência."]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("a unit goes when the visitor types it, and comes back with the number alone", () => {
  const { container, rerender } = render(<TextField name="p" label="Preço" unit="€" value="900" readOnly />);
  const unit = () => container.querySelector(".imo-affix__unit")?.textContent;
  const input = container.querySelector("input");
  expect(unit()).toBe("€");
  rerender(<TextField name="p" label="Preço" unit="€" value="900 €" readOnly />);
  expect(unit()).toBeUndefined();
  expect(container.querySelector("input")).toBe(input);
});
