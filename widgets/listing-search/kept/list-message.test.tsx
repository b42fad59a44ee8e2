/** docs/product/memory.md#sending-the-list */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { post } from "#api/client.ts";
import { imovel } from "#api/imovel.ts";
import { fillRequiredAtOnce, heldSend, panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { favourites, setFavourite } from "../marks/kept-listings.ts";
import { FavouritesPanel } from "./FavouritesPanel.tsx";

vi.mock("#api/client.ts", async (original) => ({ ...(await original<object>()), post: vi.fn() }));

beforeEach(() => {
  favourites.clear();
  setFavourite(v.parse(imovel, { id: 7, titulo: "Moradia" }), true);
});

const settings = panelFormSettings();

function panel(isOpen: boolean) {
  return inListing(<FavouritesPanel shared={null} isOpen={isOpen} onClose={() => {}} />, {
    settings,
  });
}
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const title = () => document.querySelector(".imo-panel__title")?.textContent;

function fillAndSend() {
  fillRequiredAtOnce();
  click("Enviar");
}

test.each([
  ["success", "Mensagem enviada com sucesso!"],
  ["failure", "Erro!"],
])(
  "shows the %s of a list that was sent while the panel was closed, once it opens again",
  async (how, said) => {
    const { send, succeed, fail } = heldSend();
    vi.mocked(post).mockImplementation(send);
    const { rerender } = render(panel(true));
    click("Enviar à agência");
    fillAndSend();
    rerender(panel(false));
    await act(async () => (how === "success" ? succeed() : fail()));
    rerender(panel(true));
    expect([title(), screen.queryByText(said)?.textContent]).toEqual(["Enviar à agência", said]);
    rerender(panel(false));
    rerender(panel(true));
    expect(title()).toBe("Favoritos");
  },
);

test("sends the ids of the list's listings with the message", async () => {
  vi.mocked(post).mockReset().mockResolvedValue(undefined);
  render(panel(true));
  click("Enviar à agência");
  await act(async () => fillAndSend());
  expect(vi.mocked(post).mock.lastCall?.[2].chosen).toEqual({ imoveis: ["7"] });
});

test("returns from an unsent message to the list when the panel closes", () => {
  const { rerender } = render(panel(true));
  click("Enviar à agência");
  rerender(panel(false));
  rerender(panel(true));
  expect(title()).toBe("Favoritos");
});
