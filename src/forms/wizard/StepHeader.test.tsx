/** docs/product/wizards.md#step-header */
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepHeader } from "./StepHeader.tsx";

test("numbers the steps from one, marks earlier ones as done and one as current", () => {
  const { container, rerender } = render(
    <StepHeader names={["Imóvel", "Estado", "Contacto"]} at={1} />,
  );
  const steps = () => screen.getAllByRole("listitem").map((step) => step.textContent);
  const current = () => container.querySelectorAll("[aria-current]");
  expect(steps()).toEqual(["Imóvel (concluído)", "2Estado", "3Contacto"]);
  expect([current().length, current()[0]?.textContent]).toEqual([1, "2Estado"]);
  expect(container.querySelectorAll("[data-done]")).toHaveLength(1);
  rerender(<StepHeader names={["Imóvel", "Estado", "Contacto"]} at={0} />);
  expect(steps()).toEqual(["1Imóvel", "2Estado", "3Contacto"]);
});
