import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { FilePicker } from "./FilePicker.tsx";

function Picker() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FilePicker
      label="CV*"
      hint="PDF, até 1 MB"
      accept=".pdf"
      file={file}
      warning={file?.name.endsWith(".jpg") ? "Tem de ser um PDF." : undefined}
      refusal={(chosen) => (chosen.size > 10 ? `${chosen.name} é grande.` : null)}
      onChange={setFile}
    />
  );
}
const input = () => screen.getByLabelText(/CV\*/) as HTMLInputElement;
const pdf = (name: string, size = 4) => new File(["x".repeat(size)], name, { type: "application/pdf" });
const user = () => userEvent.setup({ applyAccept: false });

test("the whole box is one native input, named by what it says", async () => {
  render(<Picker />);
  expect(screen.getByLabelText(/Selecionar ficheiro\s*PDF, até 1 MB/)).toBe(input());
  expect(input()).toMatchObject({ type: "file", accept: ".pdf", multiple: false });
  await user().upload(input(), pdf("currículo.pdf", 4));
  expect(screen.getByLabelText(/currículo\.pdf\s*1 kB\s*Substituir/)).toBe(input());
});

test("a refused file empties the box and says why", async () => {
  render(<Picker />);
  await user().upload(input(), pdf("a.pdf"));
  await user().upload(input(), pdf("b.pdf", 11));
  expect(screen.getByText("b.pdf é grande.")).toBeTruthy();
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("a.pdf")).toBeNull();
  await user().upload(input(), pdf("c.pdf"));
  expect(screen.queryByText("b.pdf é grande.")).toBeNull();
  expect(screen.getByText("c.pdf")).toBeTruthy();
});

test("a file that will not do is shown with its warning and can be replaced", async () => {
  render(<Picker />);
  await user().upload(input(), pdf("foto.jpg"));
  expect(screen.getByText("Tem de ser um PDF.")).toBeTruthy();
  await user().upload(input(), pdf("a.pdf"));
  expect(screen.queryByText("Tem de ser um PDF.")).toBeNull();
});

test("calling the choice off keeps the file", async () => {
  render(<Picker />);
  await user().upload(input(), pdf("a.pdf"));
  fireEvent.change(input(), { target: { files: [] } });
  expect(screen.getByText("a.pdf")).toBeTruthy();
});

test("several files dropped at once are not taken, and the page is not left for one of them", () => {
  render(<Picker />);
  const drop = createEvent.drop(input(), { dataTransfer: { files: [pdf("a.pdf"), pdf("b.pdf")], items: [{}, {}] } });
  fireEvent(input(), drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(screen.getByText("Escolha um só ficheiro.")).toBeTruthy();
});

test("one file dropped is left to the browser", () => {
  render(<Picker />);
  const drop = createEvent.drop(input(), { dataTransfer: { files: [pdf("a.pdf")], items: [{}] } });
  fireEvent(input(), drop);
  expect(drop.defaultPrevented).toBe(false);
});
