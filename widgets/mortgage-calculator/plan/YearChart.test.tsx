/** docs/product/calculator.md#plan */
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { YearChart } from "./YearChart.tsx";

const year = (year: number, capital: number, interest: number) => ({
  year,
  capital,
  interest,
  debt: 0,
});
function bars(className: string, container: HTMLElement) {
  const numbers = (bar: Element) =>
    ["x", "y", "width", "height"].map((name) => Number(bar.getAttribute(name)));
  return [...container.querySelectorAll(`.imo-plan__${className}`)].map(numbers) as [
    number,
    number,
    number,
    number,
  ][];
}

test("stacks interest on capital, and fills the chart with the most expensive year", () => {
  const { container } = render(<YearChart years={[year(1, 600, 400), year(2, 400, 100)]} />);
  const [, , width = 0, height = 0] =
    container.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const [capital, lower] = bars("capital", container);
  const [interest, less] = bars("interest", container);
  expect(capital?.[3]).toBeCloseTo(0.6 * height);
  expect((capital?.[1] ?? 0) + (capital?.[3] ?? 0)).toBeCloseTo(height);
  expect(interest?.[1]).toBeCloseTo(0);
  expect((interest?.[1] ?? 0) + (interest?.[3] ?? 0)).toBeCloseTo(capital?.[1] ?? 0);
  expect([lower?.[3], less?.[3]]).toEqual([
    expect.closeTo(0.4 * height),
    expect.closeTo(0.1 * height),
  ]);
  const middles = [capital, lower].map((bar) => (bar?.[0] ?? 0) + (bar?.[2] ?? 0) / 2);
  expect(middles).toEqual([expect.closeTo(width / 4), expect.closeTo((width * 3) / 4)]);
});

test("leaves gaps between many years, and draws few years no wider than a fifteenth of the chart", () => {
  const many = Array.from({ length: 40 }, (_, index) => year(index + 1, 1, 1));
  const [first, second] = bars("capital", render(<YearChart years={many} />).container);
  expect((first?.[0] ?? 0) + (first?.[2] ?? 0)).toBeLessThan(second?.[0] ?? 0);
  const { container } = render(<YearChart years={[year(1, 1, 1)]} />);
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 1 2");
  expect(bars("capital", container)[0]?.[2]).toBeCloseTo(1 / 15);
});
