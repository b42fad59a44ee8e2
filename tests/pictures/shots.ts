/**
 * The list of pictures: each widget's examples, and the states that need a call, a click or a
 * mistake. A new example gets its pictures automatically; a new state needs a line here.
 */
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { CatalogueKeys } from "../../contract/page-data/catalogue.ts";
import { toCatalogue } from "../../contract/page-data/contract.ts";
import { contracts } from "../../contract/page-data/contracts.ts";
import type { Tag } from "../../demo/gallery/snippet/snippet.ts";
import type { State } from "../../demo/gallery/states.ts";
import type { PageDataValues } from "../../editors/core/page-data-texts.ts";
import { toSlug } from "../../src/domain/format/slug.ts";

export type Shot = {
  widget: string;
  /** The picture's name. */
  name: string;
  tag: Tag;
  state: State;
  /** The visitor's actions before the picture is taken. */
  first?: (page: Page) => Promise<void>;
};

const catalogue = toCatalogue(await contracts());

/** `data` are its page data, if they aren't those of the first example. */
type Situation = Pick<Shot, "name" | "state" | "first"> & { data?: PageDataValues };

export async function allShots(): Promise<Shot[]> {
  const names = readdirSync(new URL("../../widgets/", import.meta.url));
  return (await Promise.all(names.map(shotsOf))).flat();
}

async function shotsOf(widget: string): Promise<Shot[]> {
  const { fields = {} } = catalogue[widget] ?? {};
  const { examples } = (await import(`../../widgets/${widget}/page-data.ts`)) as {
    examples: { name: string; data: PageDataValues }[];
  };
  const fallback = '<p><a href="/contactos">Ligue para a agência</a></p>';
  const tag = (values: PageDataValues): Tag => ({ widget, fields, values, fallback });
  const shown = examples.map(({ name, data }) => ({
    widget,
    name: toSlug(name),
    tag: tag(data),
    state: "normal" as const,
  }));
  const usual = tag({ ...examples[0]?.data, ...helpOf(fields) });
  return [
    ...shown,
    ...situationsOf(widget).map(({ data, ...situation }) => ({
      widget,
      tag: data ? tag(data) : usual,
      ...situation,
    })),
  ];
}

/** Ways to reach the agency, for the widgets that offer them after a failure. */
function helpOf(fields: CatalogueKeys): PageDataValues {
  return "telefone" in fields ? { telefone: "256 000 000", email: "ovar@exemplo.pt" } : {};
}

function situationsOf(widget: string): Situation[] {
  const blocked: Situation = { name: "script-bloqueado", state: "script-bloqueado" };
  if (widget === "listing-search") return [...listing, blocked];
  if (widget === "mortgage-calculator") return [...calculator, blocked];
  if (widget === "hero-search") return [...hero, blocked];
  if (widget === "recruitment-wizard") return [...recruitment, blocked];
  if (widget === "valuation-wizard") return [...valuation, blocked];
  if (widget.endsWith("-contact")) return [...contact, blocked];
  if (widget === "team-cards") return [{ name: "todos", state: "normal", first: showAll }, blocked];
  return [blocked];
}

const MAP = { mapa: "/mapa/{z}/{x}/{y}.svg", mapaCredito: "Mapa: Natural Earth" };

/** Opens the map, and waits for its points and their ground. */
async function openMap(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ver no mapa" }).click();
  await page.locator(".imo-map__mark").first().waitFor();
  await page.locator(".leaflet-tile-loaded").first().waitFor();
}

/** Keeps three homes, and opens the view of favourites. */
async function openFavourites(page: Page): Promise<void> {
  for (const position of [0, 1, 2])
    await page
      .getByRole("button", { name: /^Favorito: / })
      .nth(position)
      .click();
  await page.getByRole("button", { name: /^Favoritos/ }).click();
  await page.getByRole("heading", { name: "Favoritos" }).waitFor();
}

const listing: Situation[] = [
  {
    name: "a-carregar",
    state: "nunca",
    // The fallback is removed, because it would stay until the answer.
    first: (page) =>
      page.locator("[data-imo-root]").evaluate((slot) => slot.removeAttribute("data-imo-waiting")),
  },
  { name: "sem-resultados", state: "vazio" },
  { name: "falhou", state: "erro-500" },
  {
    name: "pesquisa-avancada",
    state: "normal",
    first: (page) => page.getByRole("button", { name: /Avançada/ }).click(),
  },
  { name: "mapa", state: "normal", data: MAP, first: (page) => openMap(page) },
  { name: "favoritos", state: "normal", first: (page) => openFavourites(page) },
  {
    name: "comparacao",
    state: "normal",
    async first(page) {
      await openFavourites(page);
      for (const box of await page.getByRole("checkbox", { name: /^Comparar: / }).all())
        await box.check();
      await page.getByRole("button", { name: /^Comparar \d/ }).click();
      await page.getByRole("table").waitFor();
    },
  },
  {
    name: "esta-pesquisa",
    state: "normal",
    async first(page) {
      await keepSearches(page);
      await page.getByRole("button", { name: /^Avise-me/ }).click();
      await page.getByRole("heading", { name: "Últimas pesquisas" }).waitFor();
    },
  },
  {
    name: "ultima-pagina",
    state: "normal",
    first: (page) =>
      page
        .getByRole("link", { name: /^Página/ })
        .last()
        .click(),
  },
  {
    name: "vistos",
    state: "normal",
    async first(page) {
      const link = page.locator(".imo-listing__link").first();
      // This counts as an opened listing without leaving the page.
      await link.evaluate((opened) =>
        opened.addEventListener("click", (event) => event.preventDefault()),
      );
      await link.click();
      await page.reload();
      await page.getByText("Visto").waitFor();
    },
  },
  { name: "localizacao-recusada", state: "normal", first: typeUnknownPlace },
];

const hero: Situation[] = [
  {
    name: "ultimas-pesquisas",
    state: "normal",
    async first(page) {
      await keepSearches(page);
      await page.getByRole("button", { name: /^(Últimas pesquisas|Últimas)$/ }).click();
      await page.getByText("novidades").first().waitFor();
    },
  },
  {
    name: "menu-aberto",
    state: "normal",
    first: (page) => page.getByRole("combobox", { name: "Procuro por..." }).click(),
  },
  {
    name: "sugestoes",
    state: "normal",
    first: (page) => page.getByRole("combobox", { name: "Localização" }).fill("ov"),
  },
  { name: "localizacao-recusada", state: "normal", first: typeUnknownPlace },
];

const calculator: Situation[] = [
  {
    name: "simulacao-completa",
    state: "normal",
    async first(page) {
      await page.getByLabel("Preço do imóvel").fill("250 000");
      await page.getByLabel("TAN").fill("3,5");
      await page.getByLabel("Prazo (anos)").fill("30");
      await page.getByRole("button", { name: "Ver a simulação completa" }).click();
      await page.getByLabel("Entrada").fill("20 %");
      await page.getByLabel("Orçamento mensal").fill("900");
    },
  },
];

const contact: Situation[] = [
  { name: "sem-ligacao", state: "normal", first: goOffline },
  { name: "rascunho", state: "normal", first: comeBackToDraft },
  { name: "preenchido", state: "normal", first: fillContact },
  { name: "erros", state: "normal", first: makeMistakes },
  { name: "a-enviar", state: "nunca", first: sendContact },
  { name: "enviado", state: "normal", first: sendContact },
  { name: "falhou", state: "erro-500", first: sendContact },
  { name: "falhou-sem-ligacao", state: "offline", first: sendContact },
];

const recruitment: Situation[] = [
  { name: "passo-2", state: "normal", first: takeRole },
  { name: "passo-3", state: "normal", first: giveDetails },
  { name: "enviado", state: "normal", first: apply },
  { name: "falhou", state: "erro-500", first: apply },
];

const valuation: Situation[] = [
  { name: "passo-2", state: "normal", first: describePurpose },
  { name: "passo-3", state: "normal", first: describeListing },
  { name: "enviado", state: "normal", first: askValuation },
  { name: "falhou", state: "erro-500", first: askValuation },
];

const NAME = "Maria Antónia de Vasconcelos e Sousa Pereira";
const next = (page: Page) => page.getByRole("button", { name: "Seguinte" }).click();
const submit = (page: Page) => page.locator("button[type=submit]").click();

async function showAll(page: Page) {
  await page
    .getByRole("link", { name: "Ver todos" })
    .or(page.getByText("Ver todos"))
    .first()
    .click();
}

/** Stores two searches as of yesterday, before some homes were added. */
async function keepSearches(page: Page) {
  await page.evaluate(() => {
    const at = Date.now() - 24 * 60 * 60 * 1000;
    const none = {
      quartos: [],
      wcs: [],
      garagem: [],
      estado: [],
      minprice: null,
      ordem: "rec",
      comercial: [],
      idRef: "",
    };
    const search = (words: string, url: string, filters: object) => ({
      at,
      url,
      words,
      total: 2,
      keys: [],
      criteria: {
        objetivo: [],
        tipologia: [],
        localizacao: [],
        maxprice: null,
        ...none,
        ...filters,
      },
    });
    const data = [
      search("Arrendar · Ovar · Quartos: 3 · Até 900\u00a0€", "/lista?objectivo=Arrendar", {
        objetivo: ["Arrendar"],
      }),
      search("Comprar · Moradia · Santa Maria da Feira", "/lista?objectivo=Comprar", {
        objetivo: ["Comprar"],
      }),
    ];
    localStorage.setItem("imo:pesquisas", JSON.stringify({ v: 1, saved: at, data }));
  });
  await page.reload();
  await page.locator("[data-imo-root]").waitFor();
}

async function fillContact(page: Page) {
  await page.getByLabel("O Seu nome*").fill(NAME);
  await page.getByLabel("E-mail*").fill("maria@exemplo.pt");
  await page.getByLabel("Contacto*").fill("912 345 678");
  const message = page.getByLabel("Mensagem*");
  if (await message.isEditable()) await message.fill("Gostaria de marcar uma visita.");
}

async function goOffline(page: Page) {
  await fillContact(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    dispatchEvent(new Event("offline"));
  });
}

async function comeBackToDraft(page: Page) {
  await fillContact(page);
  await page.reload();
  await page.getByText("Recuperámos o que já tinha escrito.").waitFor();
}

async function typeUnknownPlace(page: Page) {
  await page.getByRole("combobox", { name: "Localização" }).fill("Furadouro");
  await page.getByText("Nenhuma localização encontrada").waitFor();
  await page.keyboard.press("Tab");
  await page.getByText("Não encontrámos «Furadouro».", { exact: false }).waitFor();
}

async function makeMistakes(page: Page) {
  await page.getByLabel("O Seu nome*").fill("");
  await page.getByLabel("E-mail*").fill("maria@");
  await page.getByLabel("Contacto*").fill("91");
  await page.getByLabel("O Seu nome*").focus();
  await page.getByLabel("E-mail*").focus();
}

async function sendContact(page: Page) {
  await fillContact(page);
  await submit(page);
}

async function takeRole(page: Page) {
  await page.getByRole("radio").first().check();
  await page.getByLabel("Agência").selectOption({ index: 1 });
  await next(page);
}

async function giveDetails(page: Page) {
  await takeRole(page);
  await page.getByLabel("Nome*").fill(NAME);
  await page.getByLabel("Localização*").fill("Ovar");
  await page.getByLabel("Contacto Telefónico*").fill("912 345 678");
  await page.getByLabel("Email*").fill("maria@exemplo.pt");
  const buffer = Buffer.from("%PDF-1.4");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "curriculo.pdf", mimeType: "application/pdf", buffer });
  await next(page);
}

async function apply(page: Page) {
  await giveDetails(page);
  await submit(page);
}

async function describePurpose(page: Page) {
  await page.getByLabel("Objectivo*").selectOption({ index: 1 });
  await page.getByLabel("Tipo Imóvel*").selectOption({ index: 1 });
  await page.getByLabel("Número Quartos").selectOption({ index: 2 });
  await page.getByLabel(/^Localiza/).fill("Rua do Castelo, Santa Maria da Feira");
  await page.keyboard.press("Escape");
  await next(page);
}

async function describeListing(page: Page) {
  await describePurpose(page);
  await next(page);
}

async function askValuation(page: Page) {
  await describeListing(page);
  await page.getByLabel("Nome*").fill(NAME);
  await page.getByLabel("Contacto Telefónico*").fill("912 345 678");
  await page.getByLabel(/^e-?mail\*/i).fill("maria@exemplo.pt");
  await submit(page);
}
