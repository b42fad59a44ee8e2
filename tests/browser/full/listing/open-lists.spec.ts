/**
 * Tests that every open list is fully visible under its control, once at each width and in each way
 * to open it (docs/look.md#menu).
 */
import { test } from "../../fixtures.ts";
import { answerCalls, expectListsSeen, hosts } from "../../listing/seen-lists.ts";

for (const [way, width, height] of [
  ["touch", 360, 640],
  ["mouse", 768, 1024],
  ["keys", 1280, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: way === "touch" });

    test(`shows each list whole under its control by ${way}`, async ({ page, open }) => {
      test.slow();
      await answerCalls(page);
      for (const host of Object.keys(hosts) as (keyof typeof hosts)[])
        await expectListsSeen(page, open, host, way);
    });
  });
}
