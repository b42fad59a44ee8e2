import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { post } from "#api/client.ts";
import { formSettings } from "../../tests/support/forms.ts";
import { type WalkStep, walkThrough } from "../../tests/support/wizard-walks.ts";
import { ValuationWizard } from "./ValuationWizard.tsx";

vi.mock("#api/client.ts", async (original) => ({ ...(await original<object>()), post: vi.fn() }));

const has = (answer: unknown) => typeof answer === "string" && answer.trim() !== "";
const steps: WalkStep[] = [
  {
    name: "Objectivo",
    answers: {
      "Objectivo*": ["", "Vender"],
      "Tipo Imóvel*": ["", "Loja", "Moradia"],
      "Número Quartos": ["+5"],
      "Localizaçao*": ["", "\n", "Rua Direita, Ovar"],
    },
    isComplete: (answers) => has(answers["Tipo Imóvel*"]) && has(answers["Localizaçao*"]),
  },
  {
    name: "Informações Adicionais",
    answers: { "Área Terreno": ["1e5", "-1"], "Área Privada": ["0x10"], "Certificado Energético": ["", "A+"] },
    isComplete: () => true,
  },
  {
    name: "Contactos",
    answers: {
      "Nome*": ["", "João"],
      "Contacto Telefónico*": ["+", "912345678"],
      "E-Mail*": ["a@b.c", "joao@a.pt"],
      Outros: ["😀"],
    },
    isComplete: (answers) =>
      has(answers["Nome*"]) && answers["Contacto Telefónico*"] === "912345678" && answers["E-Mail*"] === "joao@a.pt",
  },
];

test("no walk through the request skips a step, loses an answer or sends twice", async () => {
  let walks = 0;
  let arrived = 0;
  const open = () => {
    walks += 1;
    // Never answered, so that the form stays; each walk has a place of its own.
    vi.mocked(post)
      .mockReset()
      .mockReturnValue(new Promise(() => {}));
    const settings = formSettings({ bridge: { ...formSettings().bridge, position: walks } });
    render(<ValuationWizard {...settings} localizacoes={undefined} />);
  };
  await walkThrough(steps, open, () => {
    const sent = vi.mocked(post).mock.calls.length;
    arrived += sent;
    return sent;
  });
  expect(arrived).toBeGreaterThan(0);
}, 180_000);
