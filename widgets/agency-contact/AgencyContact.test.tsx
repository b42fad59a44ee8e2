import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { formSettings } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { AgencyContact } from "./AgencyContact.tsx";

test("a visitor who adds nothing but who they are asks the agency to call back", async () => {
  const received = await answering(json({}));
  render(<AgencyContact {...formSettings()} agencia="OVR" />);
  expect(screen.getByRole("heading").textContent).toBe("Contactar");
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("O Seu nome*"), "Ana");
  await user.type(screen.getByLabelText("E-mail*"), "ana@a.pt");
  await user.type(screen.getByLabelText("Contacto*"), "912345678");
  await user.click(screen.getByRole("button", { name: "Solicitar" }));
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'POST /api/agencia/contacto {"nome":"Ana","tel":"912345678","email":"ana@a.pt",' +
      '"mensagem":"Olá, gostaria que me contactassem, por favor. Com os melhores cumprimentos.","agencia":"OVR"}',
  ]);
});

test("the forms of two agencies on one page keep a draft each", async () => {
  const one = render(<AgencyContact {...formSettings()} agencia="OVR" />);
  await userEvent.setup().type(screen.getByLabelText("O Seu nome*"), "Ana");
  one.unmount();
  render(<AgencyContact {...formSettings()} agencia="ESP" />);
  expect((screen.getByLabelText("O Seu nome*") as HTMLInputElement).value).toBe("");
});
