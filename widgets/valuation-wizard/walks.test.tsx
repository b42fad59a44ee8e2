import { render } from "@testing-library/react";
import { test, vi } from "vitest";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { type WalkStep, walkThrough } from "../../tests/support/wizard-walks.ts";
import { pageData } from "./page-data.ts";
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
    answers: {
      "Área Terreno": ["1e5", "-1"],
      "Área Privada": ["0x10"],
      "Certificado Energético": ["", "A+"],
    },
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
      has(answers["Nome*"]) &&
      answers["Contacto Telefónico*"] === "912345678" &&
      answers["E-Mail*"] === "joao@a.pt",
  },
];

test("never skips a step, loses an answer or sends twice on any walk", async () => {
  await walkThrough(steps, (settings) =>
    render(<ValuationWizard {...widgetProps(pageData)} {...settings} />),
  );
}, 180_000);
