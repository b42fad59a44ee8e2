/** docs/look.md#upload, docs/product/recruitment.md#cv-size */
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CvPicker } from "./CvPicker.tsx";

const pdf = new File(["%PDF"], "cv.pdf", { type: "application/pdf" });
const big = new File(["x".repeat(1_000_001)], "grande.pdf");
const TOO_BIG = /^grande\.pdf tem mais de 1 MB/;

function open(file: File | null = null) {
  const onChange = vi.fn();
  const { container } = render(<CvPicker file={file} onChange={onChange} />);
  const input = container.querySelector("input") as HTMLInputElement;
  return {
    onChange,
    input,
    choose: (...files: File[]) => fireEvent.change(input, { target: { files } }),
  };
}
/** @returns true if the browser continues with its own handling */
function drop(input: HTMLInputElement, type: "drop" | "dragOver", files: File[]): boolean {
  const event = createEvent[type](input);
  Object.assign(event, { dataTransfer: { files, items: files } });
  return fireEvent(input, event);
}

test("accepts a file, and empties the box with a reason for a refused one", () => {
  const { onChange, input, choose } = open();
  choose(pdf);
  expect(onChange).toHaveBeenLastCalledWith(pdf);
  choose(big);
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByText(TOO_BIG)).toBeTruthy();
  expect(input.value).toBe("");
  choose(pdf);
  expect(screen.queryByText(TOO_BIG)).toBeNull();
});

test("keeps an accepted file in the input, and removes a refused one", () => {
  const { input, choose } = open();
  for (const [file, value] of [
    [pdf, "C:\\fakepath\\cv.pdf"],
    [big, ""],
  ] as const) {
    // Browsers return this value for a chosen file; the test DOMs do not.
    Object.defineProperty(input, "value", {
      configurable: true,
      writable: true,
      value: "C:\\fakepath\\cv.pdf",
    });
    choose(file);
    expect(input.value).toBe(value);
  }
});

test("shows the chosen file, or else what may be chosen", () => {
  const box = () => document.querySelector("label.imo-upload");
  open(pdf);
  expect([box()?.classList.contains("imo-upload--filled"), box()?.textContent]).toEqual([
    true,
    "cv.pdf1 kBSubstituir",
  ]);
  cleanup();
  open();
  expect([box()?.classList.contains("imo-upload--filled"), box()?.textContent]).toEqual([
    false,
    "Selecionar ficheiroPDF, DOC ou DOCX, até 1 MB",
  ]);
});

test("keeps the chosen file when picking is cancelled", () => {
  const { onChange, choose } = open(pdf);
  choose();
  expect(onChange).not.toHaveBeenCalled();
});

test("accepts none of several dropped files, drops the previous one, and asks for one", () => {
  const { onChange, input } = open(pdf);
  expect(drop(input, "dragOver", [pdf, big])).toBe(false);
  expect(drop(input, "drop", [pdf, big])).toBe(false);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByText("Escolha um só ficheiro.")).toBeTruthy();
});

test("leaves one dropped file to the browser", () => {
  const { onChange, input } = open();
  expect([drop(input, "dragOver", [pdf]), drop(input, "drop", [pdf])]).toEqual([true, true]);
  expect(onChange).not.toHaveBeenCalled();
});
