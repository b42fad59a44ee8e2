import { render } from "@testing-library/react";
import { test, vi } from "vitest";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { type WalkStep, walkThrough } from "../../tests/support/wizard-walks.ts";
import { pageData } from "./page-data.ts";
import { RecruitmentWizard } from "./RecruitmentWizard.tsx";

vi.mock("#api/client.ts", async (original) => ({ ...(await original<object>()), post: vi.fn() }));

const has = (answer: unknown) => typeof answer === "string" && answer.trim() !== "";
const steps: WalkStep[] = [
  {
    name: "Função e loja",
    answers: { "Área Financeira": ["on"], Agência: ["", "Ovar", "Espinho"] },
    isComplete: (answers) => answers["Área Financeira"] !== undefined && has(answers.Agência),
  },
  {
    name: "Dados e Informações",
    answers: {
      "Nome*": ["", " ", "Ana"],
      "Localização*": ["", "Ovar"],
      "Contacto Telefónico*": ["", "9a", "+351912345678"],
      "Email*": ["ana@a", "ana@a.pt"],
      "CV*": [new File(["a"], "a.pdf", { type: "application/pdf" }), new File(["b"], "b.doc")],
      Mensagem: ["", "linha\nlinha", "<b>"],
    },
    isComplete: (answers) =>
      has(answers["Nome*"]) &&
      has(answers["Localização*"]) &&
      answers["Contacto Telefónico*"] === "+351912345678" &&
      answers["Email*"] === "ana@a.pt" &&
      answers["CV*"] !== undefined,
  },
  { name: "Confirmar", answers: {}, isComplete: () => true },
];

test("never skips a step, loses an answer or sends twice on any walk", async () => {
  await walkThrough(steps, (settings) =>
    render(<RecruitmentWizard {...widgetProps(pageData)} {...settings} />),
  );
}, 180_000);
