import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fillContact, formSettings } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { AgencyContact } from "./AgencyContact.tsx";

test("a visitor who adds nothing but who they are asks the agency to call back", async () => {
  const received = await answering(json({}));
  render(<AgencyContact {...formSettings()} agencia="OVR" />);
  expect(screen.getByRole("heading").textContent).toBe("Contactar");
  const user = await fillContact();
  await user.click(screen.getByRole("button", { name: "Solicitar" }));
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'POST /api/agencia/contacto {"nome":"Ana","tel":"912 345 678","email":"ana@a.pt",' +
      '"mensagem":"Olá, gostaria que me contactassem, por favor. Com os melhores cumprimentos.","agencia":"OVR"}',
  ]);
});
