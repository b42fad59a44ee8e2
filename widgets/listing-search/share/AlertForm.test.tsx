/** docs/product/memory.md#alerts-by-e-mail */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alertConsent } from "#api/avisos.ts";
import { CallFailure, post } from "#api/client.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { SearchPanel } from "./SearchPanel.tsx";

vi.mock("#api/client.ts", async (original) => ({
  ...(await original()),
  post: vi.fn(),
  preloadTransport: vi.fn(),
}));

const sent = vi.mocked(post);
const settings = panelFormSettings();
const search = { ...emptyCriteria, localizacao: ["Ovar"], maxprice: 900 };

beforeEach(() => {
  sent.mockReset().mockResolvedValue({});
  sessionStorage.clear();
  settings.bridge.emit = vi.fn();
});
afterEach(() => vi.useRealTimers());

async function open(avisos: "mensagem" | "por-email", criteria = search) {
  const store = { searchUrl: "/lista?localizacao=Ovar" };
  const page = render(
    inListing(<SearchPanel isOpen onClose={() => {}} />, {
      criteria,
      store,
      funcoes: ["avisos"],
      avisos,
      settings,
    }),
  );
  if (avisos === "por-email") await screen.findByText(alertConsent);
  return page;
}

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: /E-mail/, hidden: true });
const button = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Pedir aviso", hidden: true });

async function submit() {
  await act(async () => fireEvent.submit(button().form as HTMLFormElement));
}

test("sends the e-mail and the frequency, and says that a mail has to be confirmed", async () => {
  await open("por-email");
  expect(button().disabled).toBe(true);
  fireEvent.change(email(), { target: { value: " ines@exemplo.pt " } });
  fireEvent.change(screen.getByRole("combobox", { hidden: true }), {
    target: { value: "Semanal" },
  });
  expect(button().disabled).toBe(false);
  await submit();
  const { page: _, ordem: __, ...filters } = { ...search, page: 1 };
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    "/api/avisos",
    {
      email: "ines@exemplo.pt",
      frequencia: "Semanal",
      ...filters,
      url: "/lista?localizacao=Ovar",
      consentimento: alertConsent,
    },
    expect.objectContaining({ sendId: expect.stringMatching(/^[0-9a-f]{32}$/) }),
  );
  const keys = ["email", "frequencia", ...Object.keys(filters), "url", "consentimento"];
  expect(Object.keys(sent.mock.calls[0]?.[1] ?? {})).toEqual(keys);
  expect(screen.getByText("Falta só confirmar o pedido")).toBeDefined();
  expect(screen.getByText(/Enviámos uma mensagem para ines@exemplo\.pt/)).toBeDefined();
  expect(settings.bridge.emit).toHaveBeenCalledWith("imo:submit", { outcome: "success" });
  expect(settings.bridge.emit).toHaveBeenCalledWith("imo:alert", { criteria: search });
});

test("keeps what was typed after a failure, for its own search only", async () => {
  sent.mockRejectedValue(new CallFailure("POST /api/avisos failed: 503"));
  const { unmount } = await open("por-email");
  fireEvent.change(email(), { target: { value: "ines@exemplo.pt" } });
  await submit();
  expect(screen.getByText("Erro ao pedir o aviso. Tente novamente mais tarde.")).toBeDefined();
  unmount();
  const other = await open("por-email", { ...search, maxprice: 800 });
  expect(email().value).toBe("");
  other.unmount();
  await open("por-email");
  expect(email().value).toBe("ines@exemplo.pt");
});

test("keeps what was typed for another search when an alert is sent", async () => {
  const { unmount } = await open("por-email", { ...search, maxprice: 800 });
  fireEvent.change(email(), { target: { value: "rui@exemplo.pt" } });
  unmount();
  await open("por-email");
  fireEvent.change(email(), { target: { value: "ines@exemplo.pt" } });
  await submit();
  expect(screen.getByText("Falta só confirmar o pedido")).toBeDefined();
  expect(Object.values(sessionStorage)).toEqual(['{"email":"rui@exemplo.pt"}']);
});

test("offers the message to the agency if the page doesn't ask for alerts by mail", async () => {
  await open("mensagem");
  expect(screen.getByRole("button", { name: "Enviar", hidden: true })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Pedir aviso", hidden: true })).toBeNull();
});
