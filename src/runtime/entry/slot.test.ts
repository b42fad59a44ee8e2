/** docs/contract.md#the-slot */
import { expect, test } from "vitest";
import {
  DRAWN,
  hasFallback,
  insertSlot,
  isLiveSlot,
  keepOutOfSight,
  newSlot,
  removeSlot,
} from "./slot.ts";

function hostOf(html: string): HTMLElement {
  const host = document.createElement("div");
  host.innerHTML = html;
  return host;
}

test.each([
  ["<p>3 imóveis</p>", true],
  ["Ligue-nos", true],
  ['<img src="a.jpg" alt="">', true],
  ["<p><svg></svg></p>", true],
  ["<svg></svg>", true],
  ["", false],
  ["  \n<p> </p>", false],
  ["<!-- 3 imóveis -->", false],
  ["<script>a</script><style>a</style><template>a</template><noscript>a</noscript>", false],
  ["<div data-imo-root>3 imóveis</div>", false],
])("says whether %j in a host is something to use: %s", (html, isThere) => {
  expect(hasFallback(hostOf(html))).toBe(isThere);
});

test("gives a host one slot, removes copies of slots beside it, and leaves deeper ones alone", () => {
  const host = hostOf("<div data-imo-root>imagem</div><p><i data-imo-root></i></p>");
  const slot = newSlot(host);
  insertSlot(host, slot);
  insertSlot(host, slot);
  expect([...host.querySelectorAll("[data-imo-root]")].map(({ localName }) => localName)).toEqual([
    "i",
    "div",
  ]);
  expect([isLiveSlot(slot), slot.parentNode]).toEqual([true, host]);
  removeSlot(slot);
  expect([isLiveSlot(slot), slot.parentNode]).toEqual([false, null]);
});

test("keeps a drawn slot as it is, and marks its language as Portuguese", () => {
  const host = hostOf(`<div ${DRAWN}="1" lang="en"><p>3 imóveis</p></div>`);
  const slot = newSlot(host);
  expect([slot, slot.lang, slot.className, slot.textContent]).toEqual([
    host.firstChild,
    "pt-PT",
    "imo",
    "3 imóveis",
  ]);
});

test("hides a slot until it has something to show", () => {
  const slot = newSlot(hostOf(""));
  const end = keepOutOfSight(slot);
  expect(slot.hasAttribute("data-imo-waiting")).toBe(true);
  end();
  expect(slot.hasAttribute("data-imo-waiting")).toBe(false);
});
