import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fillContact, formSettings } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { PropertyContact } from "./PropertyContact.tsx";

const form = { ...formSettings(), idRef: "OVR-0231", mensagem: undefined };

test("a question about a listing: its reference is seen and sent, keys in the contract's order", async () => {
  const received = await answering(json({}));
  render(<PropertyContact {...form} />);
  expect(screen.getByRole("heading").textContent).toBe("Contacto");
  expect(screen.getByText("Ref. OVR-0231")).toBeTruthy();
  const user = await fillContact();
  await user.type(screen.getByLabelText("Mensagem*"), "Ainda está à venda?");
  await user.click(screen.getByRole("button", { name: "Solicitar" }));
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'POST /api/imovel/contacto {"nome":"Ana","tel":"912 345 678","email":"ana@a.pt","mensagem":"Ainda está à venda?","idRef":"OVR-0231"}',
  ]);
});

test("an editor's own first message counts as filled in", () => {
  render(<PropertyContact {...form} mensagem="Gostaria de marcar uma visita." />);
  expect(screen.getByDisplayValue("Gostaria de marcar uma visita.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Falta indicar: nome, e-mail e telefone.");
});
