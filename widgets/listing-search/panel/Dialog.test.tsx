/** docs/product/listing.md#advanced-panel */
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

test("hides Escape in the panel from a modal of the page around it", () => {
  const heard = vi.fn();
  document.body.addEventListener("keydown", heard);
  onTestFinished(() => document.body.removeEventListener("keydown", heard));
  render(
    <Dialog title="Painel" isOpen onClose={() => undefined} foot={null}>
      <p>Conteúdo</p>
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByText("Conteúdo"), { key: "Escape" });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByText("Conteúdo"), { key: "Tab" });
  expect(heard).toHaveBeenCalledOnce();
});
