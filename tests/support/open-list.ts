/** How an open list lies: under its control, whole, in the window and covered by nothing (docs/look.md#menu). */
import { expect, type Locator } from "@playwright/test";

/** Waits until the open list lies as the rule says; `name` is the field's, for the message. */
export async function expectListUnderControl(list: Locator, name: string): Promise<void> {
  await expect
    .poll(() => list.evaluate(measure), name)
    .toEqual({ gap: 6, isInWindow: true, isUncovered: true, isHighEnough: true });
}

/** Measures a list against its control and the window, and whether another element covers it. Runs in the page. */
export function measure(list: Element) {
  const control = list.closest(".imo-field")?.querySelector(".imo-select__control");
  const box = list.getBoundingClientRect();
  const isSeen = (y: number) => list.contains(document.elementFromPoint(box.left + box.width / 2, y));
  return {
    gap: Math.round(box.top - (control?.getBoundingClientRect().bottom ?? 0)),
    isInWindow: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
    isUncovered: isSeen(box.top + 4) && isSeen(box.top + box.height / 2) && isSeen(box.bottom - 4),
    isHighEnough: box.height >= 180,
  };
}
