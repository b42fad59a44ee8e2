import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useFocusRescue } from "./use-focus-rescue.ts";

function Region({ hasButton = true, isHidden = false, turn = 0 }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const rescue = useFocusRescue(heading);
  return (
    <>
      <div {...rescue} data-turn={turn}>
        <h2 ref={heading} tabIndex={-1}>
          3 imóveis
        </h2>
        <p aria-hidden={isHidden || undefined}>
          {hasButton && <button type="button">Ovar</button>}
        </p>
      </div>
      <button type="button">Rodapé</button>
    </>
  );
}
const focused = () => document.activeElement?.textContent;
const press = (name: string) => screen.getByRole("button", { name }).focus();

test("moves the focus of an element that is removed or hidden to the heading", () => {
  const { rerender } = render(<Region />);
  press("Ovar");
  rerender(<Region turn={1} />);
  expect(focused()).toBe("Ovar");
  const focus = vi.spyOn(screen.getByRole("heading"), "focus");
  rerender(<Region hasButton={false} />);
  expect(focused()).toBe("3 imóveis");
  // The visitor's scroll position must not change.
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  rerender(<Region />);
  press("Ovar");
  rerender(<Region isHidden />);
  expect(focused()).toBe("3 imóveis");
});

test("leaves the focus alone if it was elsewhere or has moved on", () => {
  const { rerender } = render(<Region />);
  rerender(<Region hasButton={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Region />);
  press("Ovar");
  press("Rodapé");
  rerender(<Region hasButton={false} />);
  expect(focused()).toBe("Rodapé");
});
