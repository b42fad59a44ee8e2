/** A visitor writes to the agency, on the demo site's real database and on a host page whose server misbehaves. */
import type { Locator, Page, Route } from "@playwright/test";
import { agencyContact, agentContact, generalContact, propertyContact } from "../../../src/api/contacto.ts";
import { built } from "../../support/built-files.ts";
import { bodyOf } from "../../support/filled-fields.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";
import { fillContact } from "./fill.ts";

const MESSAGE = 'Gostava de visitar.\nTenho <b>pressa</b> & "gosto" 🏡';
const SENT = {
  title: "Mensagem enviada com sucesso!",
  text: "Agradecemos o seu interesse. Entraremos em contacto em breve.",
};
const FAILED = { title: "Erro!", text: "Erro ao enviar a mensagem. Tente novamente mais tarde." };

async function fill(form: ReturnType<Page["locator"]>, message = MESSAGE) {
  await fillContact(form, message);
  await form.getByLabel("O Seu nome*").fill("  Maria Antónia de Vasconcelos e Sousa Pereira ");
}

/** Returns the button that sends; its text is tested with each widget. */
const submitOf = (form: Locator | Page) => form.locator("button[type=submit]");

test.beforeEach(({ page }) => recordEvents(page));

const forms = [
  {
    widget: "property-contact",
    data: 'data-id-ref="OVR-0231"',
    call: propertyContact,
    recipient: { idRef: "OVR-0231" },
  },
  {
    widget: "general-contact",
    data: "",
    call: generalContact,
    recipient: {},
  },
  {
    widget: "agent-contact",
    data: 'data-comercial="7" data-nome-comercial="Rui"',
    call: agentContact,
    recipient: { comercial: "7" },
  },
  {
    widget: "agency-contact",
    data: 'data-agencia="OVR"',
    call: agencyContact,
    recipient: { agencia: "OVR" },
  },
];

for (const { widget, data, call, recipient } of forms) {
  test(`${widget}: from disabled to sent, key for key as the contract says, trimmed, and once`, async ({
    page,
    open,
  }) => {
    const sent: string[] = [];
    await page.route(`**${call.path}`, async (route) => {
      sent.push(route.request().postData() ?? "");
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ status: 201, json: {} });
    });
    await open(`<div data-imo-widget="${widget}" ${data}></div>`);
    const form = page.locator("form");
    const submit = submitOf(form);
    await expect(submit).toBeDisabled();
    await expect(form.getByText(/^Falta indicar: nome, e-mail/)).toBeVisible();
    await fill(form);
    await expect(submit).toBeEnabled();
    await expect(form.getByText(/^Falta indicar/)).toHaveCount(0);
    await submit.dblclick();
    await expect(page.getByRole("button", { name: "A enviar…" })).toBeDisabled();
    await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
    await expect(page.getByText(SENT.text)).toBeVisible();
    await expect(form).toHaveCount(0);
    const values = {
      nome: "Maria Antónia de Vasconcelos e Sousa Pereira",
      tel: "912 345 678",
      email: "maria@exemplo.pt",
      mensagem: MESSAGE,
    };
    expect(sent).toEqual([bodyOf(call, values, recipient)]);
    expect((await events(page, "imo:submit")).map((event) => event.detail)).toEqual([{ widget, outcome: "success" }]);
    expect(JSON.stringify(await events(page))).not.toContain("maria@");
  });
}

test("messages come when a field has been left, and the button follows every key", async ({ page, open }) => {
  await open('<div data-imo-widget="general-contact"></div>');
  const email = page.getByLabel("E-mail*");
  await email.pressSequentially("maria");
  await expect(page.getByText("Por favor, introduza um e-mail válido.")).toHaveCount(0);
  await email.press("Tab");
  await expect(page.getByText("Por favor, introduza um e-mail válido.")).toBeVisible();
  await email.fill("maria@exemplo.pt");
  await expect(page.getByText("Por favor, introduza um e-mail válido.")).toHaveCount(0);
  for (const [label, sentence] of [
    ["O Seu nome*", "Por favor, introduza o seu nome."],
    ["Contacto*", "Por favor, introduza o seu número de telefone."],
    ["Mensagem*", "Por favor, insira uma mensagem."],
  ] as const) {
    await page.getByLabel(label).fill("   ");
    await page.getByLabel(label).blur();
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

const failures: { name: string; answer: (route: Route) => unknown }[] = [
  { name: "a 422", answer: (route) => route.fulfill({ status: 422, json: { message: "x", errors: {} } }) },
  { name: "a 413", answer: (route) => route.fulfill({ status: 413, json: {} }) },
  { name: "a 429", answer: (route) => route.fulfill({ status: 429, json: {} }) },
  {
    name: "a 500 in HTML",
    answer: (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Erro</h1>" }),
  },
  { name: "a cut connection", answer: (route) => route.abort("connectionreset") },
  { name: "a session that can't be renewed", answer: (route) => route.fulfill({ status: 419, json: {} }) },
];

for (const { name, answer } of failures) {
  test(`${name} ends in the error box with phone and e-mail, and a reload brings back what was typed`, async ({
    page,
    open,
  }) => {
    let calls = 0;
    await page.route("**/api/contacto/contacto", (route) => {
      calls += 1;
      return answer(route);
    });
    await open(
      '<div data-imo-widget="general-contact" data-telefone="256 000 000" data-email="ovar@exemplo.pt"></div>',
    );
    await fill(page.locator("form"));
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("heading", { name: FAILED.title })).toBeVisible();
    await expect(page.getByText(FAILED.text)).toBeVisible();
    await expect(page.locator("form")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /256 000 000/ })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("link", { name: "Enviar e-mail" })).toHaveAttribute(
      "href",
      /^mailto:ovar@exemplo\.pt\?subject=.*&body=.*Maria/,
    );
    expect(calls).toBe(name.includes("session") ? 2 : 1);
    expect((await events(page, "imo:submit"))[0]?.detail).toEqual({ widget: "general-contact", outcome: "failure" });
    expect((await events(page, "imo:error"))[0]?.detail).toMatchObject({ code: "network" });
    await page.reload();
    await expect(page.getByLabel("Mensagem*")).toHaveValue(MESSAGE);
    await expect(page.getByLabel("E-mail*")).toHaveValue("maria@exemplo.pt");
  });
}

test("a lost chunk of what sends is fetched again, and the message arrives", async ({ page, open }) => {
  let sent = 0;
  await interceptRequests(page, built("axios"), (route) =>
    route.request().url().includes("?r=1") ? route.continue() : route.abort(),
  );
  await page.route("**/api/contacto/contacto", (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: {} });
  });
  await open('<div data-imo-widget="general-contact"></div>');
  await fill(page.locator("form"));
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
  expect(sent).toBe(1);
});

test("a train's tunnel: what was typed survives a reload without a network in between, and after a success nothing is kept", async ({
  page,
  open,
  context,
}) => {
  await page.route("**/api/contacto/contacto", (route) => route.fulfill({ status: 201, json: {} }));
  await open('<div data-imo-widget="general-contact"></div>');
  await fill(page.locator("form"));
  await context.setOffline(true);
  await page.waitForTimeout(100);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("O Seu nome*")).toHaveValue(/Maria/);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("");
});

test("without a network the form says so; cut in the middle it goes by itself once there is one, and arrives once", async ({
  page,
  site,
  context,
}) => {
  await recordEvents(page);
  await page.goto(`${site.url}/contactos`);
  const form = page.locator('[data-imo-widget="general-contact"] form');
  const once = `Do comboio ${Date.now()}`;
  await fill(form, once);
  await context.setOffline(true);
  await expect(form.getByText("Está sem ligação à internet. O que escreveu fica guardado.")).toBeVisible();
  await expect(form.getByRole("button", { name: "Enviar" })).toBeEnabled();
  await context.setOffline(false);
  // The message arrives, its answer is lost: only the server can know.
  let isFirst = true;
  await page.route("**/api/contacto/contacto", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await form.getByRole("button", { name: "Enviar" }).click();
  await page.getByRole("button", { name: "Enviar quando houver ligação" }).click();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
  expect((await events(page, "imo:submit")).map(({ detail }) => detail.outcome)).toEqual(["failure", "success"]);
  await page.goto(`${site.url}/caixa`);
  await expect(page.getByText(once)).toHaveCount(1);
});

test("who comes back finds the text and may begin anew; the mail of a failed send carries it", async ({
  page,
  open,
}) => {
  await page.route("**/api/imovel/contacto", (route) => route.fulfill({ status: 500, json: {} }));
  await open(
    '<main><h1>Casa</h1><div data-imo-widget="property-contact" data-id-ref="OVR-1" data-email="a@b.pt"></div></main>',
  );
  await fill(page.locator("form"));
  await page.reload();
  await expect(page.getByText("Recuperámos o que já tinha escrito.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await submitOf(page).click();
  const mail = await page.getByRole("link", { name: "Enviar e-mail" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain("subject=Ref. OVR-1&body=O Seu nome: Maria");
  await expect(page.getByRole("button", { name: "Enviar quando houver ligação" })).toHaveCount(0);
  await page.getByRole("button", { name: "Recarregar a página" }).click();
  await page.getByRole("button", { name: "Começar de novo" }).click();
  await expect(page.getByLabel("O Seu nome*")).toBeFocused();
  await expect(page.getByLabel("Mensagem*")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("");
  await expect(page.getByText(/^Recuperámos/)).toHaveCount(0);
});

test("telephone and WhatsApp stand beside the button, with the reference in the text", async ({ page, open }) => {
  await open(
    '<div data-imo-widget="property-contact" data-id-ref="OVR-1" data-mostrar-contactos="sim" data-telefone="256 000 000" data-whatsapp="912 345 678"></div>',
  );
  await expect(page.getByRole("link", { name: "256 000 000" })).toHaveAttribute("href", "tel:256000000");
  await expect(page.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "href",
    "https://wa.me/351912345678?text=Ol%C3%A1%2C%20gostaria%20de%20saber%20mais%20sobre%20o%20im%C3%B3vel%20Ref.%20OVR-1.",
  );
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("two forms of the same widget on one page share no draft", async ({ page, open }) => {
  await open(
    '<div data-imo-widget="agency-contact" data-agencia="OVR"></div><div data-imo-widget="agency-contact" data-agencia="ESP"></div>',
  );
  await page.getByLabel("O Seu nome*").nth(0).fill("Ana");
  await page.getByLabel("O Seu nome*").nth(1).fill("Rui");
  await page.reload();
  await expect(page.getByLabel("O Seu nome*").nth(0)).toHaveValue("Ana");
  await expect(page.getByLabel("O Seu nome*").nth(1)).toHaveValue("Rui");
});

test("a message that arrives late leaves whoever types elsewhere where they are", async ({ page, open }) => {
  let arrive = () => {};
  await page.route("**/api/contacto/contacto", async (route) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await route.fulfill({ status: 201, json: {} });
  });
  await open(
    '<input aria-label="Procurar no site"><div style="height: 1500px"></div><div data-imo-widget="general-contact"></div>',
  );
  await fill(page.locator("form"));
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("button", { name: "A enviar…" })).toBeVisible();
  const search = page.getByLabel("Procurar no site");
  await search.pressSequentially("mora");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  arrive();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeAttached();
  await page.keyboard.type("dia");
  await expect(search).toHaveValue("moradia");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a host that names another agent shows a fresh form, and a success leaves nothing typed in the tab", async ({
  page,
  open,
}) => {
  const sent: string[] = [];
  await page.route("**/api/agente/contacto", (route) => {
    sent.push(JSON.parse(route.request().postData() ?? "{}").comercial);
    return route.fulfill({ status: 201, json: {} });
  });
  const name = (agent: string) =>
    page.evaluate((id) => {
      (document.querySelector("[data-imo-widget]") as HTMLElement).dataset.comercial = id;
    }, agent);
  await open('<div data-imo-widget="agent-contact" data-comercial="7"></div>');
  await fill(page.locator("form"));
  await name("8");
  await expect(page.getByLabel("E-mail*")).toHaveValue("");
  await name("7");
  await expect(page.getByLabel("E-mail*")).toHaveValue("maria@exemplo.pt");
  await name("8");
  await fill(page.locator("form"));
  await submitOf(page).click();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  await name("9");
  await expect(page.getByRole("heading", { name: SENT.title })).toHaveCount(0);
  await expect(page.getByLabel("E-mail*")).toHaveValue("");
  expect(sent).toEqual(["8"]);
});

test("two forms whose session expired at once renew it once, and both messages arrive", async ({ page, open }) => {
  let renewals = 0;
  const calls: string[] = [];
  await page.route("**/renovar", (route) => {
    renewals += 1;
    return route.fulfill({ status: 204 });
  });
  await page.route("**/api/agencia/contacto", (route) => {
    calls.push(JSON.parse(route.request().postData() ?? "{}").agencia);
    return route.fulfill({ status: renewals === 0 ? 419 : 201, json: {} });
  });
  const form = (agency: string) =>
    `<div data-imo-widget="agency-contact" data-agencia="${agency}" data-csrf-url="/renovar"></div>`;
  await open(form("OVR") + form("ESP"));
  await fill(page.locator("form").nth(0));
  await fill(page.locator("form").nth(1));
  // Both within one task, as two widgets of one page could.
  await page.evaluate(() => {
    for (const form of document.querySelectorAll("form")) form.requestSubmit();
  });
  await expect(page.getByRole("heading", { name: SENT.title })).toHaveCount(2);
  expect(renewals).toBe(1);
  expect(calls.toSorted()).toEqual(["ESP", "ESP", "OVR", "OVR"]);
});

test("on the demo site each kind of message arrives in the database, as typed", async ({ page, site, said }) => {
  await page.goto(`${site.url}/contactos`);
  const form = page.locator('[data-imo-widget="general-contact"] form');
  await fill(form);
  await form.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
  await page.goto(`${site.url}/lista`);
  await page.locator(".imo-listing__link").first().click();
  const property = page.locator('[data-imo-widget="property-contact"] form');
  await fill(property, "Sobre este imóvel");
  await submitOf(property).click();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
  await page.goto(`${site.url}/caixa`);
  await expect(page.getByText('Tenho <b>pressa</b> & "gosto" 🏡').first()).toBeVisible();
  await expect(page.getByText("Sobre este imóvel").first()).toBeVisible();
  expect(said.errors).toEqual([]);
});

test("an expired session on the demo site is mended out of sight and the message is stored once", async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/contactos`);
  const form = page.locator('[data-imo-widget="general-contact"] form');
  const once = `Uma só vez ${Date.now()}`;
  await fill(form, once);
  await context.clearCookies();
  await form.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: SENT.title })).toBeVisible();
  await page.goto(`${site.url}/caixa`);
  await expect(page.getByText(once)).toHaveCount(1);
});

test("axe finds nothing in any state of a form", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  let isDown = true;
  await page.route("**/api/imovel/contacto", (route) =>
    isDown ? route.abort() : route.fulfill({ status: 201, json: {} }),
  );
  const html =
    '<main><h1>Casa</h1><div data-imo-widget="property-contact" data-id-ref="OVR-1" data-telefone="256" data-email="a@b.pt"></div></main>';
  await open(html);
  await page.locator("form").waitFor();
  expect(await violations(page), "untouched").toEqual([]);
  await page.getByLabel("E-mail*").fill("x");
  await page.getByLabel("E-mail*").blur();
  expect(await violations(page), "errors").toEqual([]);
  await fill(page.locator("form"));
  expect(await violations(page), "ready").toEqual([]);
  await submitOf(page).click();
  await page.getByRole("heading", { name: FAILED.title }).waitFor();
  expect(await violations(page), "failure").toEqual([]);
  isDown = false;
  await page.reload();
  await submitOf(page).click();
  await page.getByRole("heading", { name: SENT.title }).waitFor();
  expect(await violations(page), "success").toEqual([]);
});
