import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { agentContact } from "#api/contacto.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { fillRequired } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { AgentContact } from "./AgentContact.tsx";
import { pageData } from "./page-data.ts";

const form = widgetProps(pageData, { comercial: 7, nomeComercial: "Marta Figueiredo" });
const message = () => (screen.getByLabelText("Mensagem*") as HTMLTextAreaElement).value;

test("greets the agent by name, and sends the message with the page's id", async () => {
  const received = await answering(json({}));
  render(<AgentContact {...form} />);
  await fillAndSend();
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  const mensagem =
    "Olá, Marta Figueiredo, gostaria que me contactasse, por favor. Com os melhores cumprimentos.";
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    `POST /api/agente/contacto ${bodyOf(agentContact, { mensagem }, { comercial: 7 })}`,
  ]);
});

test("greets without a name, and draws no circle, if the page gives none", () => {
  const { container } = render(<AgentContact {...form} nomeComercial={undefined} />);
  expect(message()).toBe(
    "Olá, gostaria que me contactasse, por favor. Com os melhores cumprimentos.",
  );
  expect(container.querySelector(".imo-contact__avatar")).toBeNull();
});

test("shows the agent's initials in the circle", () => {
  const { container } = render(<AgentContact {...form} />);
  expect(container.querySelector(".imo-contact__avatar")?.textContent).toBe("MF");
});

test("puts the title outside the card, the name inside, in the variant titulo-fora", () => {
  const { container } = render(<AgentContact {...form} variante="titulo-fora" />);
  const title = screen.getByRole("heading", { name: "Contactar" });
  expect(title.closest(".imo-card")).toBeNull();
  expect(container.querySelector(".imo-card")?.textContent).toContain("Marta Figueiredo");
});

test("puts the title inside the card by default", () => {
  render(<AgentContact {...form} />);
  expect(screen.getByRole("heading", { name: "Contactar" }).closest(".imo-card")).not.toBeNull();
});

test("updates the greeting with a corrected name until the visitor writes", async () => {
  const { rerender } = render(<AgentContact {...form} />);
  rerender(<AgentContact {...form} nomeComercial="Marta F. Silva" />);
  expect(message()).toBe(
    "Olá, Marta F. Silva, gostaria que me contactasse, por favor. Com os melhores cumprimentos.",
  );
  await userEvent.setup().type(screen.getByLabelText("Mensagem*"), " Ana");
  rerender(<AgentContact {...form} nomeComercial="Marta" />);
  expect(message()).toBe(
    "Olá, Marta F. Silva, gostaria que me contactasse, por favor. Com os melhores cumprimentos. Ana",
  );
});

const name = () => screen.getByLabelText("O Seu nome*") as HTMLInputElement;
async function fillAndSend() {
  const user = await fillRequired();
  await user.click(screen.getByRole("button", { name: "Solicitar" }));
}

test("shows a fresh form for another agent, and keeps the draft of the first", async () => {
  const { rerender } = render(<AgentContact {...form} />);
  await userEvent.setup().type(name(), "Ana");
  await userEvent.setup().type(screen.getByLabelText("Mensagem*"), " Até já.");
  rerender(<AgentContact {...form} comercial={8} nomeComercial="Rui Pinho" />);
  expect([name().value, message()]).toEqual([
    "",
    "Olá, Rui Pinho, gostaria que me contactasse, por favor. Com os melhores cumprimentos.",
  ]);
  rerender(<AgentContact {...form} />);
  expect([name().value, message()]).toEqual([
    "Ana",
    "Olá, Marta Figueiredo, gostaria que me contactasse, por favor. Com os melhores cumprimentos. Até já.",
  ]);
});

test("clears every draft once a form for a second agent is sent", async () => {
  await answering(json({}));
  const { rerender } = render(<AgentContact {...form} />);
  await userEvent.setup().type(name(), "Ana");
  await userEvent.setup().type(screen.getByLabelText("E-mail*"), "ana@a.pt");
  expect(JSON.stringify({ ...sessionStorage })).toContain("ana@a.pt");
  rerender(<AgentContact {...form} comercial={8} />);
  await fillAndSend();
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect({ ...sessionStorage }).toEqual({});
});

test("keeps another agent's draft when the first one's message arrives", async () => {
  let release = () => {};
  const received = await answering((response) => {
    release = () => void response.writeHead(200).end();
  });
  const { rerender } = render(<AgentContact {...form} />);
  await fillAndSend();
  rerender(<AgentContact {...form} comercial={8} />);
  await userEvent.setup().type(name(), "Rui");
  await expect.poll(() => received.length).toBe(1);
  release();
  const kept = `imo:${location.pathname}:agent-contact:8:0`;
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([kept]);
  expect(name().value).toBe("Rui");
});

test("after a success, shows a form again for another agent and for the first one", async () => {
  const received = await answering(json({}));
  const { rerender } = render(<AgentContact {...form} />);
  await fillAndSend();
  await screen.findByText("Mensagem enviada com sucesso!");
  rerender(<AgentContact {...form} comercial={8} nomeComercial="Rui Pinho" />);
  expect(screen.queryByText("Mensagem enviada com sucesso!")).toBeNull();
  expect([name().value, message()]).toEqual([
    "",
    "Olá, Rui Pinho, gostaria que me contactasse, por favor. Com os melhores cumprimentos.",
  ]);
  await fillAndSend();
  await screen.findByText("Mensagem enviada com sucesso!");
  expect(received.map(({ body }) => JSON.parse(body).comercial)).toEqual([7, 8]);
  rerender(<AgentContact {...form} />);
  expect(name().value).toBe("");
});

test("treats a numeric id and the same id as text as one agent", async () => {
  const { rerender } = render(<AgentContact {...form} />);
  await userEvent.setup().type(name(), "Ana");
  rerender(<AgentContact {...form} comercial="7" />);
  expect(name().value).toBe("Ana");
});
