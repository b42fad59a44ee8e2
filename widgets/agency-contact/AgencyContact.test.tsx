import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { agencyContact } from "#api/contacto.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { fillRequired } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { AgencyContact } from "./AgencyContact.tsx";
import { pageData } from "./page-data.ts";

test("sends the form's prefilled request to be called back", async () => {
  const received = await answering(json({}));
  render(<AgencyContact {...widgetProps(pageData, { agencia: "OVR" })} />);
  expect(screen.getByRole("heading").textContent).toBe("Contactar");
  const user = await fillRequired();
  await user.click(screen.getByRole("button", { name: "Solicitar" }));
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  const mensagem = "Olá, gostaria que me contactassem, por favor. Com os melhores cumprimentos.";
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    `POST /api/agencia/contacto ${bodyOf(agencyContact, { mensagem }, { agencia: "OVR" })}`,
  ]);
});
