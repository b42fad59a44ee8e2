/** Fills in the forms as a visitor does; each leaves its form one press away from being sent. */
import type { Locator, Page } from "@playwright/test";
import { exampleOf } from "../../support/filled-fields.ts";

/** A page with one such form, or the element that contains the form. */
type Scope = Page | Locator;

/** Chooses an option in a list. */
export type Choose = (list: Locator, option: string) => Promise<unknown>;
const chooseNatively: Choose = (list, option) => list.selectOption(option);

/** A CV with bytes that a transfer as text would damage. */
export const PDF = {
  name: "currículo_ção.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4 conteúdo"),
};

/** Returns the button that leads to a wizard's next step. */
export const next = (scope: Scope) => scope.getByRole("button", { name: "Seguinte" });

/** Fills each required field that is shown and empty with its example. */
async function fillRequired(form: Scope): Promise<void> {
  for (const field of await form.locator("[aria-required=true]:not([type=file])").all()) {
    if ((await field.inputValue()) !== "") continue;
    const name = (await field.getAttribute("name")) ?? "";
    const options = await field.locator("option").evaluateAll(valuesOf);
    if (options.length > 0) await field.selectOption(exampleOf(name, options));
    else await field.fill(exampleOf(name));
  }
}

function valuesOf(options: readonly Element[]): string[] {
  return options.map((option) => (option as HTMLOptionElement).value);
}

/** Fills any of the four contact forms, or the favourites' message. */
export async function fillContact(form: Scope, message = "Gostava de visitar."): Promise<void> {
  await form.getByLabel("O Seu nome*").fill("Maria Antónia");
  await form.getByLabel("E-mail*").fill("maria@exemplo.pt");
  await form.getByLabel("Contacto*").fill("912 345 678");
  await form.getByLabel("Mensagem*").fill(message);
  await fillRequired(form);
}

/** Fills the application's first two steps; the second stays open. */
export async function fillApplication(wizard: Scope, choose = chooseNatively): Promise<void> {
  await wizard.getByRole("radio", { name: "Área de Recursos Humanos" }).check();
  await choose(wizard.getByLabel(/Agência/), "Santa Maria da Feira");
  await next(wizard).click();
  await fillApplicant(wizard);
}

/** Fills the application's second step. */
export async function fillApplicant(wizard: Scope): Promise<void> {
  await wizard.getByLabel("Nome*").fill("Rui O'Neill");
  await wizard.getByLabel("Localização*").fill("Ovar");
  await wizard.getByLabel("Contacto Telefónico*").fill("+351912345678");
  await wizard.getByLabel("Email*").fill("rui@exemplo.pt");
  await wizard.locator('input[type="file"]').setInputFiles(PDF);
  await wizard.getByLabel(/^Mensagem/).fill("Bom dia\nObrigado");
  await fillRequired(wizard);
}

/** Fills the valuation's three steps. */
export async function fillValuation(wizard: Scope, choose = chooseNatively): Promise<void> {
  await choose(wizard.getByLabel("Objectivo*"), "Vender");
  await choose(wizard.getByLabel("Tipo Imóvel*"), "Moradia");
  await choose(wizard.getByLabel("Número Quartos"), "+5");
  await wizard.getByLabel("Localizaçao*").fill("Rua da Praia, Esmoriz, Ovar");
  await fillRequired(wizard);
  await next(wizard).click();
  await wizard.getByLabel("Área Terreno").fill("640");
  await choose(wizard.getByLabel("Estado Conservação"), "Para Remodelar");
  await next(wizard).click();
  await wizard.getByLabel("Nome*").fill("Ana Sá");
  await wizard.getByLabel("Contacto Telefónico*").fill("912345678");
  await wizard.getByLabel("E-Mail*").fill("ana@exemplo.pt");
  await fillRequired(wizard);
}
