import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { propertyContact } from "#api/contacto.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { fillRequired } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { PropertyContact } from "./PropertyContact.tsx";
import { pageData } from "./page-data.ts";

const form = widgetProps(pageData, { idRef: "OVR-0231" });

test("shows and sends the listing's reference, with keys in the contract's order", async () => {
  const received = await answering(json({}));
  render(<PropertyContact {...form} />);
  expect(screen.getByRole("heading").textContent).toBe("Contacto");
  expect(screen.getByText("Ref. OVR-0231")).toBeTruthy();
  const user = await fillRequired();
  await user.click(screen.getByRole("button", { name: "Solicitar" }));
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    `POST /api/imovel/contacto ${bodyOf(propertyContact, {}, { idRef: "OVR-0231" })}`,
  ]);
});

test("counts an editor's own initial message as filled in", () => {
  render(<PropertyContact {...form} mensagem="Gostaria de marcar uma visita." />);
  expect(screen.getByDisplayValue("Gostaria de marcar uma visita.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Falta indicar: nome, e-mail e telefone.");
});

test("gives WhatsApp a greeting with the listing's reference", () => {
  const ways = { mostrarContactos: "sim", whatsapp: "912 345 678" } as const;
  render(<PropertyContact {...form} {...ways} />);
  const link = screen.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href") ?? "";
  expect(decodeURIComponent(link)).toBe(
    "https://wa.me/351912345678?text=Olá, gostaria de saber mais sobre o imóvel Ref. OVR-0231.",
  );
});
