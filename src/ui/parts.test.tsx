import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Photo } from "./Photo.tsx";
import { TextField } from "./TextField.tsx";
import { ToggleGroup } from "./ToggleGroup.tsx";

test("a field's label, hint and error are heard with its control", () => {
  render(<TextField label="Referência" hint="A partir de 4 caracteres." error="Não é uma referência." unit="€" />);
  const input = screen.getByRole("textbox", { name: "Referência" });
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["A partir de 4 caracteres.", "Não é uma referência."]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("+5 is heard as 5 or more, and choices come in the list's order, not the clicks'", async () => {
  const onChange = vi.fn();
  render(<ToggleGroup legend="Quartos" options={["1", "2", "+5"]} chosen={["+5"]} onChange={onChange} kind="counts" />);
  expect(screen.getByRole("group", { name: "Quartos" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "+5, 5 ou mais" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("checkbox", { name: "1" }));
  expect(onChange).toHaveBeenCalledWith(["1", "+5"]);
});

test("a photo that fails to load is a drawn house, and another URL is tried anew", () => {
  const { rerender } = render(<Photo url="/a.jpg" description="Casa, fotografia 1 de 1" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
  rerender(<Photo url="/b.jpg" description="Casa, fotografia 1 de 1" />);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/b.jpg");
});
