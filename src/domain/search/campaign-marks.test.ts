/** docs/product/memory.md#campaign-marks */
import { expect, test } from "vitest";
import { dropCampaignMarks } from "./campaign-marks.ts";

test.each([
  ["/lista?utm_source=a&lang=en&fbclid=x#topo", "/lista?lang=en#topo"],
  ["https://a.pt/?gclid=1", "https://a.pt/"],
  [
    "?UTM_Campaign=a+b&quartos=1,2&gbraid=1&wbraid=2&msclkid=3&ttclid=4&gad_source=1&_gl=5",
    "?quartos=1,2",
  ],
])("removes the marks of campaigns and clicks from %s", (url, expected) => {
  expect(dropCampaignMarks(url)).toBe(expected);
});

test.each([
  "/lista",
  "/lista?",
  "?x&&y=%e7%C7&z==",
  "?utm=1&clid=2&source=utm_source&mid=fbclid",
  "/a#?utm_source=b",
])("leaves %s byte for byte", (url) => {
  expect(dropCampaignMarks(url)).toBe(url);
});
