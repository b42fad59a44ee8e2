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

test("a pasted number loses what nobody typed", async () => {
  render(<Phone />);
  const user = userEvent.setup();
  await user.click(phone());
  await user.paste("(+351) 912-345.678");
  expect(phone().value).toBe("+351912345678");
});

test("a typed number stays as it is typed until its field is left, or Enter sends it", async () => {
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

test("an autofilled number loses its blanks, whatever the browser says of how it came", () => {
  render(<Phone />);
  fireEvent.input(phone(), { target: { value: "+351 912 345 678" } });
  expect(phone().value).toBe("+351912345678");
});

test("a number from the keyboard's own suggestions, all at once, loses its blanks", () => {
  render(<Phone />);
  fireEvent.input(phone(), { target: { value: "912 345 678" }, inputType: "insertText", data: "912 345 678" });
  expect(phone().value).toBe("912345678");
});

test("deleting a character of a typed number changes nothing else", async () => {
  render(<Phone />);
  await userEvent.setup().type(phone(), "912 34{Backspace}");
  expect(phone().value).toBe("912 3");
});
