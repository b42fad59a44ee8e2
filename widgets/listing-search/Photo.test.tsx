import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Photo } from "./Photo.tsx";

test("a photo that fails to load is a drawn house, and another URL is tried anew", () => {
  const { rerender } = render(<Photo url="/a.jpg" description="Casa, fotografia 1 de 1" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("Sem fotografia")).toBeTruthy();
  rerender(<Photo url="/b.jpg" description="Casa, fotografia 1 de 1" />);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/b.jpg");
});
