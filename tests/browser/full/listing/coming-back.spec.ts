/** Tests a reload while the network is down (docs/product/listing.md#coming-back). */
import { events, expect, recordEvents, test } from "../../fixtures.ts";
import {
  answerCalls,
  drawFrames,
  FOOTER,
  goToHome,
  LISTING,
  NO_COPY,
  topOf,
} from "../../listing/way-back.ts";

test("keeps the listings after a reload without a network, and the scroll position once it is back", async ({
  page,
  open,
}) => {
  await recordEvents(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await answerCalls(page);
  await open(LISTING + FOOTER, { path: "/sem-rede", ...NO_COPY });
  await goToHome(page, /^Casa 108/);
  await page.unroute("**/api/imoveis");
  await page.route("**/api/imoveis", (route) => route.abort());
  await page.reload();
  await expect.poll(async () => (await events(page, "imo:error")).length).toBe(1);
  await expect(page.getByText(/^Casa 100/)).toBeVisible();
  await page.waitForLoadState();
  await drawFrames(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const kept = await topOf(page, /^Casa 108/);
  await page.unroute("**/api/imoveis");
  await answerCalls(page, "Lote");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText(/^Lote 100/)).toBeVisible();
  await drawFrames(page);
  expect(Math.abs((await topOf(page, /^Lote 108/)) - kept)).toBeLessThan(2);
});
