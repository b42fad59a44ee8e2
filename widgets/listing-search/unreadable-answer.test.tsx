/** docs/product/listing.md#unreadable-answer, with a server that answers the real call. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { HostBridge } from "#runtime/define-widget.ts";
import { report } from "#runtime/entry/report.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { ListingSearch } from "./ListingSearch.tsx";

const heard = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  heard.mockClear();
  const stop = new AbortController();
  document.addEventListener("imo:error", ({ detail }) => heard(detail), { signal: stop.signal });
  onTestFinished(() => stop.abort());
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("reportError", vi.fn());
  vi.stubGlobal("scrollTo", vi.fn());
});

/** Shows the listing as on a page, with the page's handling of errors. */
function showListing() {
  const bridge: HostBridge = {
    position: 0,
    number: 0,
    emit: () => {},
    report: (problem) => report({ host: document.body, widget: "listing-search", ...problem }),
    keepFallback: () => () => {},
  };
  const none = undefined;
  const presets = {
    objectivo: none,
    tipologia: none,
    localizacao: none,
    comercial: none,
    colaboradores: none,
  };
  const page = {
    localizacoes: none,
    resultados: none,
    siteBase: "",
    privacidadeUrl: "/privacidade",
  };
  const forms = {
    telefone: none,
    email: none,
    ami: none,
    mapa: none,
    mapaCredito: none,
    avisos: "mensagem" as const,
    funcoes: [],
    apiBase: "",
    csrfUrl: none,
  };
  render(<ListingSearch {...presets} {...page} {...forms} bridge={bridge} />);
}

const found = {
  data: [{ id: 1, titulo: "Casa de Ovar" }],
  current_page: 1,
  last_page: 1,
  total: 1,
};
const failed = () => screen.queryByRole("heading", { name: "Não foi possível mostrar os imóveis" });
const said = () => vi.mocked(console.error).mock.calls.map(([message]) => message);

test.each([
  { name: "a sign-in page", body: "<p>Entrar</p>" },
  { name: "data as an object", body: { ...found, data: { 1: { id: 1 } } } },
])(
  "tells visitor, page, console and monitoring about $name with 200, and lets the visitor try again",
  async ({ body }) => {
    const received = await answering((response, request, at) =>
      json(at === 0 ? body : found)(response, request, at),
    );
    showListing();
    await waitFor(() => expect(failed()).not.toBeNull());
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Não foi possível mostrar os imóveis."),
    );

    const message = `listing-search: the listings could not be fetched, POST /api/imoveis: expected {data, current_page, last_page}, got ${JSON.stringify(body).slice(0, 80)}; no listing is shown.`;
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      widget: "listing-search",
      code: "answer",
      message,
    });
    expect(said()).toEqual([message]);
    expect(vi.mocked(reportError).mock.calls).toMatchObject([[{ message }]]);

    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    expect(await screen.findByRole("heading", { name: "Casa de Ovar" })).toBeTruthy();
    expect(failed()).toBeNull();
    expect(received.length).toBe(2);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("1 imóvel"));
  },
);

test("shows only the filters after a failed first call, and reports it to the page only", async () => {
  await answering(json({ message: "Server Error" }, 500));
  showListing();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ code: "network" });
  expect([failed(), screen.queryByRole("button", { name: "Tentar novamente" })]).toEqual([
    null,
    null,
  ]);
  expect(said()).toEqual([]);
});
