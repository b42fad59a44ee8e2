// @vitest-environment jsdom
import { expect, test } from "vitest";
import { widgetEntries } from "../../demo/gallery/widget-entries.ts";
import { formatValues, type Texts } from "../core/page-data-texts.ts";
import { type FormTexts, pageDataForm } from "./page-data-form.ts";

/** Shows the form of that widget on a page; `heard` collects what it reports after each change. */
function openForm(widget: string, texts: Texts = {}, named?: null) {
  const entry = widgetEntries.find((one) => one.widget === widget);
  if (!entry) throw new Error(`no ${widget}`);
  const heard: FormTexts[] = [];
  const fallback = named === undefined ? { text: "", kept: null } : null;
  const form = pageDataForm({
    entry,
    texts,
    fallback,
    lists: {},
    named,
    onEdit: (typed) => heard.push(typed),
  });
  document.body.replaceChildren(form.element);
  return { ...form, heard };
}

function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("names a mistake only once the form has been checked, and then at each change", () => {
  const { judge } = openForm("mortgage-calculator");
  const problem = () => document.querySelector("#campo-anos-erro")?.textContent;
  type("#campo-anos", "trinta");
  expect(problem()).toBe("");
  expect(judge()).toEqual(["anos"]);
  expect(problem()).toBe("Escreva um número, por exemplo 30. Encontrado: «trinta».");
  type("#campo-anos", "30 anos");
  expect(problem()).toBe("");
});

test("updates the usual fallback with the telephone, and reports an editor's own words", () => {
  const { heard } = openForm("general-contact");
  const words = () => document.querySelector<HTMLInputElement>("#texto-alternativo")?.placeholder;
  expect(words()).toBe("Ligue para a agência");
  type("#campo-telefone", "234 567 890");
  expect(words()).toBe("Ligue para 234 567 890");
  type("#texto-alternativo", "Fale connosco");
  expect(heard.at(-1)).toEqual({
    texts: { telefone: "234 567 890" },
    fallbackText: "Fale connosco",
  });
});

test("offers no fallback for a shortcode, which can't hold one", () => {
  openForm("general-contact", {}, null);
  expect(document.querySelector("#texto-alternativo")).toBeNull();
});

test("ticks no feature if the tag has none, however that is written", () => {
  const { fields = {} } = widgetEntries.find(({ widget }) => widget === "general-contact") ?? {};
  for (const funcoes of ["", "nenhuma", "[]", []]) {
    openForm("general-contact", formatValues(fields, { funcoes }));
    const boxes = [...document.querySelectorAll<HTMLInputElement>("#campo-funcoes input")];
    expect(boxes.find(({ value }) => value === "reenvio")?.checked, JSON.stringify(funcoes)).toBe(
      false,
    );
  }
});

test("keeps a person's hidden keys, moves rows with the arrows, and removes a single one", () => {
  const { heard } = openForm("team-cards", {
    colaboradores: '[{"name":"Zé","cor":"azul"},{"name":"Rui"}]',
  });
  const people = () => heard.at(-1)?.texts.colaboradores;
  const press = (name: string, row: number) =>
    document
      .querySelector<HTMLButtonElement>(`fieldset:nth-child(${row}) [aria-label="${name}"]`)
      ?.click();
  type("fieldset input", "Ana");
  expect(people()).toBe('[{"name":"Ana","cor":"azul"},{"name":"Rui"}]');
  press("Descer", 1);
  expect(people()).toBe('[{"name":"Rui"},{"name":"Ana","cor":"azul"}]');
  expect(document.activeElement?.ariaLabel).toBe("Subir");
  const said = () => document.querySelector("[role=status]")?.textContent;
  expect(said()).toBe("Está agora na linha 2 de 2.");
  press("Retirar", 1);
  expect(said()).toBe("");
  expect(people()).toBe('[{"name":"Ana","cor":"azul"}]');
  expect(document.activeElement).toHaveProperty("value", "Ana");
  expect(document.querySelector("legend")?.textContent).toBe("Pessoa 1");
  press("Retirar", 1);
  expect([people(), document.activeElement?.textContent]).toEqual(["", "Adicionar pessoa"]);
});

test("folds away programmers' keys until one of them is wrong or they are unfolded", () => {
  const { judge, focus } = openForm("listing-search", { siteBase: "/a" });
  const folded = document.querySelector("details");
  judge();
  expect(folded?.open).toBe(false);
  type("#campo-siteBase", "//x.pt");
  expect(folded?.open).toBe(true);
  if (folded) folded.open = false;
  focus("siteBase");
  expect([folded?.open, document.activeElement?.id]).toEqual([true, "campo-siteBase"]);
});

test("ticks fixed lists, and names an unknown word until it is unticked", () => {
  const { judge, heard } = openForm("listing-search", { objectivo: "Alugar" });
  const tick = (word: string) =>
    document.querySelector<HTMLInputElement>(`#campo-objectivo [value="${word}"]`)?.click();
  const problem = () => document.querySelector("#campo-objectivo-erro")?.textContent;
  expect(judge()).toEqual(["objectivo"]);
  expect(problem()).toMatch(/^«Alugar» não é um valor conhecido\./);
  tick("Comprar");
  tick("Arrendar");
  expect(heard.at(-1)?.texts.objectivo).toBe("Comprar\nArrendar\nAlugar");
  tick("Alugar");
  expect(heard.at(-1)?.texts.objectivo).toBe("Comprar\nArrendar");
  expect(problem()).toBe("");
});
