import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { valuationCall } from "#api/agendamento.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { fillRequired, pasteInto } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { pageData } from "./page-data.ts";
import { ValuationWizard } from "./ValuationWizard.tsx";

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const button = (name: string) => screen.getByRole("button", { name }) as HTMLButtonElement;
const missing = () => screen.getByRole("status").textContent;
const heading = () => screen.getByRole("heading").textContent;
const choices = (label: string) =>
  within(field(label))
    .getAllByRole("option")
    .map((option) => option.textContent)
    .join(" · ");

function open(data: object = {}) {
  const settings = widgetProps(pageData, data);
  const shown = render(<ValuationWizard {...settings} />);
  return { ...shown, settings, user: userEvent.setup() };
}
type User = ReturnType<typeof open>["user"];

async function sayWhere(user: User) {
  await user.selectOptions(field("Tipo Imóvel*"), "Moradia");
  await pasteInto(user, field("Localizaçao*"), " Rua Direita 1, Ovar ");
  await fillRequired(user);
  await user.click(button("Seguinte"));
}
const joao = { nome: "João", tel: "912345678", email: "joao@a.pt" };
async function sayWho(user: User) {
  await pasteInto(user, field("Nome*"), "João");
  await pasteInto(user, field("Contacto Telefónico*"), "912345678");
  await pasteInto(user, field("E-Mail*"), "joao@a.pt");
  await fillRequired(user);
}

test("offers its lists in the first step, and goes on with type and location", async () => {
  const { user } = open();
  expect(heading()).toBe("Objectivo");
  expect(choices("Objectivo*")).toBe("Selecione o objectivo · Vender · Arrendar · Trespassar");
  expect(choices("Tipo Imóvel*")).toBe(
    "Selecione o tipo · Apartamento · Moradia · Terreno · Garagem · Armazém · Loja · Escritório",
  );
  expect(choices("Número Quartos")).toBe("Selecione · 1 · 2 · 3 · 4 · +5");
  expect(field("Localizaçao*").tagName).toBe("TEXTAREA");
  expect([button("Seguinte").disabled, missing()]).toEqual([
    true,
    "Falta indicar: tipo de imóvel e localização.",
  ]);
  await sayWhere(user);
  expect(heading()).toBe("Informações Adicionais");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));
});

test("doesn't ask for the rooms of a plot or a garage", async () => {
  const { user } = open();
  await user.selectOptions(field("Tipo Imóvel*"), "Moradia");
  await user.selectOptions(field("Número Quartos"), "3");
  for (const type of ["Terreno", "Garagem"]) {
    await user.selectOptions(field("Tipo Imóvel*"), type);
    expect(screen.queryByLabelText("Número Quartos")).toBeNull();
  }
  await user.selectOptions(field("Tipo Imóvel*"), "Loja");
  expect(field("Número Quartos").value).toBe("");
});

test("lets the second step be left empty", async () => {
  const { user } = open();
  await sayWhere(user);
  expect(choices("Certificado Energético")).toBe("Selecione · A+ · A · B · B- · C · D · E · F");
  expect(choices("Estado Conservação")).toBe(
    "Selecione · Novo · Usado · Renovado · Para Remodelar · Ruina",
  );
  expect([button("Seguinte").disabled, missing()]).toEqual([false, ""]);
  await user.click(button("Seguinte"));
  expect(heading()).toBe("Contactos");
  expect([button("Enviar").disabled, missing()]).toEqual([
    true,
    "Falta indicar: nome, telefone e e-mail.",
  ]);
});

test("sends only the required answers and the rest empty, with keys in the contract's order", async () => {
  const received = await answering(json({}));
  const { user, settings } = open();
  await sayWhere(user);
  await user.click(button("Seguinte"));
  await sayWho(user);
  await user.click(button("Enviar"));
  expect(
    await screen.findByText(
      "Pedido de avaliação submetido com sucesso. Em breve entraremos em contacto.",
    ),
  ).toBeTruthy();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    `POST /api/agendamento ${bodyOf(valuationCall, { ...joao, tipoImovel: "Moradia", loca: "Rua Direita 1, Ovar" })}`,
  ]);
  expect(settings.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:submit", {
    outcome: "success",
  });
});

test("sends every answer", async () => {
  const received = await answering(json({}));
  const { user } = open();
  await user.selectOptions(field("Objectivo*"), "Vender");
  await user.selectOptions(field("Número Quartos"), "+5");
  await sayWhere(user);
  await user.type(field("Área Terreno"), "1.640,5");
  await user.type(field("Área Privada"), "218");
  await user.selectOptions(field("Certificado Energético"), "B-");
  await user.selectOptions(field("Estado Conservação"), "Para Remodelar");
  await user.click(button("Seguinte"));
  await sayWho(user);
  await user.type(field("Outros"), "Só à tarde.");
  await user.click(button("Enviar"));
  await screen.findByText(/^Pedido de avaliação submetido/);
  expect(received[0]?.body).toBe(
    bodyOf(valuationCall, {
      ...{
        ...joao,
        tipoImovel: "Moradia",
        tipologia: "+5",
        objetivo: "Vender",
        loca: "Rua Direita 1, Ovar",
      },
      ...{
        areaTerreno: "1.640,5",
        areaPriv: "218",
        cert: "B-",
        estadoCon: "Para Remodelar",
        outros: "Só à tarde.",
      },
    }),
  );
});

test("explains a wrong area once its field is left and again on the way back, without blocking anything", async () => {
  const { user } = open();
  await sayWhere(user);
  const said = () => screen.queryAllByText("Escreva a área em algarismos, por exemplo 120").length;
  await user.type(field("Área Terreno"), "abc");
  expect(said()).toBe(0);
  await user.type(field("Área Privada"), "-5");
  await user.tab();
  expect([said(), field("Área Privada").getAttribute("aria-invalid")]).toEqual([2, "true"]);
  await user.clear(field("Área Terreno"));
  await user.type(field("Área Terreno"), "1.640,5 m²");
  expect(said()).toBe(1);
  await user.click(button("Seguinte"));
  await user.click(button("Voltar"));
  expect([said(), field("Área Privada").getAttribute("value")]).toEqual([1, "-5"]);
});

test("says in fixed words that a request failed", async () => {
  await answering(json({}, 500));
  const { user, settings } = open();
  await sayWhere(user);
  await user.click(button("Seguinte"));
  await sayWho(user);
  await user.type(field("E-Mail*"), "{Enter}");
  expect(
    await screen.findByText("Erro ao enviar o pedido. Tente novamente mais tarde."),
  ).toBeTruthy();
  expect(settings.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:submit", {
    outcome: "failure",
  });
  expect(settings.bridge.report).toHaveBeenCalledTimes(1);
});

test("explains a wrong phone or e-mail once its field is left", async () => {
  const { user } = open();
  await sayWhere(user);
  await user.click(button("Seguinte"));
  await user.type(field("Contacto Telefónico*"), "912-345x");
  await user.type(field("E-Mail*"), "joao@a");
  await user.tab();
  expect(screen.getByText("Número de telefone inválido.")).toBeTruthy();
  expect(screen.getByText("Email inválido.")).toBeTruthy();
  expect(missing()).toBe("Falta indicar: nome, telefone válido e e-mail válido.");
});

test("returns after a reload to its step, and in a new visit to the furthest that the answers allow", async () => {
  const { user, unmount } = open();
  await user.selectOptions(field("Objectivo*"), "Arrendar");
  unmount();
  const again = open();
  expect([heading(), field("Objectivo*").value]).toEqual(["Objectivo", "Arrendar"]);
  await sayWhere(again.user);
  again.unmount();
  const reloaded = open();
  expect(heading()).toBe("Informações Adicionais");
  reloaded.unmount();
  history.replaceState(null, "");
  open();
  expect(heading()).toBe("Contactos");
});

test("opens a draft with removed options where they must be chosen, and sends none of them", async () => {
  const received = await answering(json({}));
  const draft = {
    tipoImovel: "Quinta",
    objetivo: "Permutar",
    tipologia: "5",
    cert: "G",
    estadoCon: "Velho",
  };
  sessionStorage.setItem(
    `imo:${location.pathname}:valuation-wizard::0`,
    JSON.stringify({ ...draft, ...joao, loca: "Ovar" }),
  );
  const { user } = open();
  expect([heading(), missing(), field("Localizaçao*").value]).toEqual([
    "Objectivo",
    "Falta indicar: tipo de imóvel.",
    "Ovar",
  ]);
  await user.selectOptions(field("Tipo Imóvel*"), "Loja");
  await user.click(button("Seguinte"));
  await user.click(button("Seguinte"));
  await user.click(button("Enviar"));
  await screen.findByText(/^Pedido de avaliação submetido/);
  expect(received[0]?.body).toBe(
    bodyOf(valuationCall, { ...joao, tipoImovel: "Loja", loca: "Ovar" }),
  );
});

test("suggests the agency's places, but accepts any text as the location", () => {
  const { container } = open({ localizacoes: ["Ovar", "Espinho"] });
  const location = field("Localizaçao*");
  const list = container.querySelector(`datalist[id="${location.getAttribute("list")}"]`);
  expect([...(list?.querySelectorAll("option") ?? [])].map((option) => option.value)).toEqual([
    "Ovar",
    "Espinho",
  ]);
  fireEvent.change(location, { target: { value: "Rua Direita, Lisboa" } });
  expect(missing()).toBe("Falta indicar: tipo de imóvel.");
});
