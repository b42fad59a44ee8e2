/** docs/contract.md#failed-chunks: the panels' code, for which the listing asks ahead. */
import { act, fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toFound } from "#api/imoveis-answer.ts";
import { provideLoadChunk } from "#load-once.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import { formSettings } from "../../tests/support/forms.ts";
import { ListingSearch } from "./ListingSearch.tsx";

test("code that does not come is reported once, however often the visitor comes near meanwhile", async () => {
  let fail = () => {};
  provideLoadChunk((name, load) =>
    name === "extras" ? new Promise((_resolve, reject) => (fail = () => reject(new Error("gone")))) : load(),
  );
  const report = vi.fn();
  const none = undefined;
  const presets = { objectivo: none, tipologia: none, localizacao: none, comercial: none, colaboradores: none };
  const resultados = toFound({ data: [], current_page: 1, last_page: 1, total: 0 });
  const page = { localizacoes: none, resultados, siteBase: "", ami: none, avisos: "mensagem" as const };
  const { container } = render(
    <LoadFailure value={{ report, tell: () => {} }}>
      <ListingSearch {...formSettings()} {...presets} {...page} funcoes={[]} />
    </LoadFailure>,
  );
  const search = container.querySelector(".imo-search") as Element;
  for (let times = 0; times < 3; times += 1) fireEvent.pointerEnter(search);
  fireEvent.focus(search);
  await act(async () => fail());
  expect(report).toHaveBeenCalledTimes(1);
});
