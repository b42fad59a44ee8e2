/** Forms share neither typed text nor results (docs/product/forms.md#drafts). */
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { generalContact as contactCall } from "#api/contacto.ts";
import { watchHosts } from "#runtime/entry/hosts.ts";
import { mountIsland } from "#runtime/entry/island.ts";
import { bodyOf } from "../../../tests/support/filled-fields.ts";
import { answering } from "../../../tests/support/http-server.ts";
import { workDone } from "../../../tests/support/turns.ts";
import generalContact from "../../../widgets/general-contact/index.ts";
// Loads the code that mounts a widget and the code that sends before any host is added.
import "#api/transport.ts";
import "./mounted-widget.tsx";

// Renders in separate roots, outside `act`, as on a page.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
beforeAll(() => {
  const load = async () => ({ default: generalContact });
  watchHosts(document, (host, widget) => mountIsland(host, widget, load, [widget]));
});
afterEach(() => document.body.replaceChildren());

const TAG = '<div data-imo-widget="general-contact"></div>';
const nameIn = (host: Element) => host.querySelector<HTMLInputElement>("[name=nome]")?.value;
const hosts = () => [...document.querySelectorAll<HTMLElement>("[data-imo-widget]")];

async function came(count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(document.querySelectorAll("form, .imo-result").length).toBe(count));
  return hosts();
}
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(host.querySelector(`[name=${name}]`) as Element, { target: { value } });
  }
  await workDone();
}

test("keeps a form's text and result out of a form that is inserted before it", async () => {
  let answer = () => {};
  const received = await answering((response) => {
    answer = () => void response.writeHead(201).end();
  });
  document.body.innerHTML = `<main>${TAG}</main>`;
  const [lower] = (await came(1)) as [HTMLElement];
  await fill(lower, { nome: "Ana" });
  document.body.insertAdjacentHTML("afterbegin", TAG);
  const [upper] = (await came(2)) as [HTMLElement];
  expect(nameIn(upper)).toBe("");
  await fill(upper, { nome: "Rui" });
  await fill(lower, JSON.parse(bodyOf(contactCall)));
  fireEvent.submit(lower.querySelector("form") as HTMLFormElement);
  await waitFor(() => expect(lower.textContent).toContain("A enviar…"));
  expect(upper.textContent).not.toContain("A enviar…");
  await waitFor(() => expect(received.length).toBe(1));
  answer();
  await waitFor(() => expect(lower.textContent).toContain("Mensagem enviada com sucesso!"));
  expect(nameIn(upper)).toBe("Rui");
  expect(Object.values(sessionStorage)).toEqual(['{"nome":"Rui"}']);
});

test("restores the first form's text when both are put back, and after a reload without the other", async () => {
  document.body.innerHTML = `<main>${TAG}</main>`;
  const [lower] = (await came(1)) as [HTMLElement];
  document.body.insertAdjacentHTML("afterbegin", TAG);
  const [upper] = (await came(2)) as [HTMLElement];
  await fill(lower, { nome: "Ana" });
  await fill(upper, { nome: "Rui" });
  const main = lower.parentElement as HTMLElement;
  lower.remove();
  await came(1);
  main.append(lower);
  expect((await came(2)).map(nameIn)).toEqual(["Rui", "Ana"]);
  document.body.replaceChildren();
  await came(0);
  document.body.innerHTML = `<main>${TAG}</main>`;
  expect((await came(1)).map(nameIn)).toEqual(["Ana"]);
});
