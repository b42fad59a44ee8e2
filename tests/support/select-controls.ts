/** Activates the selects of a rendered component, for tests of what they do then. */
import { act, fireEvent } from "@testing-library/react";
import { loadSelectControls } from "#ui/select/load-select-controls.ts";

/** Exchanges every shell in the document for its control, as a passing mouse does. */
export async function exchangeShells(): Promise<void> {
  await act(async () => {
    await loadSelectControls();
    for (const control of document.querySelectorAll(".imo-select--shell .imo-select__control")) {
      fireEvent.pointerOver(control, { pointerType: "mouse" });
    }
  });
  const left = document.querySelectorAll(".imo-select--shell").length;
  if (left > 0) throw new Error(`${left} shells were not exchanged.`);
}
