import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answering, json } from "#api/test-server.ts";
import { formPage } from "#ui/test-form-page.ts";
import { AgentContact } from "./AgentContact.tsx";

type Props = Parameters<typeof AgentContact>[0];
const form: Props = {
  ...formPage(),
  comercial: 7,
  nomeComercial: "Marta Figueiredo",
  variante: "cartao",
  apiBase: "",
  csrfUrl: undefined,
};
const message = () => (screen.getByLabelText("Mensagem*") as HTMLTextAreaElement).value;

test("an agent is greeted by name, and the message goes to that id as the page gave it", async () => {
  const received = await answering(json({}));
  render(<AgentContact {...form} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("O Seu nome*"), "Ana");
  await user.type(screen.getByLabelText("E-mail*"), "ana@a.pt");
  await user.type(screen.getByLabelText("Contacto*"), "912345678");
  await user.click(screen.getByRole("button", { name: "Solicitar" }));
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'POST /api/agente/contacto {"nome":"Ana","tel":"912345678","email":"ana@a.pt",' +
      '"mensagem":"Olá Marta Figueiredo, gostaria que me contactasse, por favor. Obrigado.","comercial":7}',
  ]);
});

test("without a name the message greets nobody by name, and no circle is drawn", () => {
  const { container } = render(<AgentContact {...form} nomeComercial={undefined} />);
  expect(message()).toBe("Olá, gostaria que me contactasse, por favor. Obrigado.");
  expect(container.querySelector(".imo-contact__avatar")).toBeNull();
});

test.each([
  ["Marta Figueiredo", "MF"],
  ["Maria Antónia de Vasconcelos e Sousa Pereira", "MP"],
  [" ângela ", "Â"],
  ["😀 Silva", "S"],
])("%s is %s in the circle", (nomeComercial, initials) => {
  const { container } = render(<AgentContact {...form} nomeComercial={nomeComercial} />);
  expect(container.querySelector(".imo-contact__avatar")?.textContent).toBe(initials);
});

test("in the variant titulo-fora the title stands outside the card, the name inside", () => {
  const { container } = render(<AgentContact {...form} variante="titulo-fora" />);
  const title = screen.getByRole("heading", { name: "Contactar" });
  expect(title.closest(".imo-card")).toBeNull();
  expect(container.querySelector(".imo-card")?.textContent).toContain("Marta Figueiredo");
});

test("in the card the title stands inside", () => {
  render(<AgentContact {...form} />);
  expect(screen.getByRole("heading", { name: "Contactar" }).closest(".imo-card")).not.toBeNull();
});

test("the greeting follows the page to another agent, unless the visitor wrote a message", async () => {
  const { rerender } = render(<AgentContact {...form} />);
  rerender(<AgentContact {...form} comercial={8} nomeComercial="Rui Pinho" />);
  expect(message()).toBe("Olá Rui Pinho, gostaria que me contactasse, por favor. Obrigado.");
  await userEvent.setup().type(screen.getByLabelText("Mensagem*"), " Ana");
  rerender(<AgentContact {...form} comercial={9} nomeComercial="Eva Reis" />);
  expect(message()).toBe("Olá Rui Pinho, gostaria que me contactasse, por favor. Obrigado. Ana");
});
