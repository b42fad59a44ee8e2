import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { PhoneField } from "./PhoneField.tsx";

function Phone() {
  const [value, onChange] = useState("");
  const tie = {
    name: "tel",
    control: undefined,
    autoComplete: "tel",
    "aria-required": true as const,
    error: undefined,
  };
  return (
    <PhoneField
      {...tie}
      label="Contacto Telefónico*"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {}}
      readOnly={false}
    />
  );
}
const phone = () => screen.getByLabelText("Contacto Telefónico*") as HTMLInputElement;

test("strips separators from a pasted number", async () => {
  render(<Phone />);
  const user = userEvent.setup();
  await user.click(phone());
  await user.paste("(+351) 912-345.678");
  expect(phone().value).toBe("+351912345678");
});

test("leaves a typed number alone until the field is left or Enter is pressed", async () => {
  render(<Phone />);
  const user = userEvent.setup();
  await user.type(phone(), "+351 912 345-678");
  expect(phone().value).toBe("+351 912 345-678");
  await user.tab();
  expect(phone().value).toBe("+351912345678");
  await user.clear(phone());
  await user.type(phone(), "912 345 678{Enter}");
  expect(phone().value).toBe("912345678");
});

test("strips blanks from an autofilled number, whatever input type the browser reports", () => {
  render(<Phone />);
  fireEvent.input(phone(), { target: { value: "+351 912 345 678" } });
  expect(phone().value).toBe("+351912345678");
});

test("strips blanks from a number that a keyboard suggestion inserts at once", () => {
  render(<Phone />);
  fireEvent.input(phone(), {
    target: { value: "912 345 678" },
    inputType: "insertText",
    data: "912 345 678",
  });
  expect(phone().value).toBe("912345678");
});

test("changes nothing else when a typed character is deleted", async () => {
  render(<Phone />);
  await userEvent.setup().type(phone(), "912 34{Backspace}");
  expect(phone().value).toBe("912 3");
});
