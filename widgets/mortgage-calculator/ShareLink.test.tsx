/** docs/product/calculator.md#link, docs/events.md */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ShareLink } from "./ShareLink.tsx";

test.each([true, false])(
  "reports a link to the page only if it was copied: %s",
  async (isCopied) => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    if (isCopied) writeText.mockResolvedValue();
    else writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    const onShared = vi.fn();
    render(<ShareLink texts={{ price: "250000" }} onShared={onShared} />);
    await user.click(screen.getByRole("button", { name: "Copiar ligação" }));
    expect(onShared).toHaveBeenCalledTimes(isCopied ? 1 : 0);
    expect(
      screen.queryByLabelText<HTMLInputElement>("Ligação")?.value.includes("preco=250000"),
    ).toBe(isCopied ? undefined : true);
    expect(screen.getByRole("status").textContent).toBe(isCopied ? "Ligação copiada." : "");
  },
);
