import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { generalContact } from "#api/contacto.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { apart, fillRequired } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { GeneralContact } from "./GeneralContact.tsx";
import { pageData } from "./page-data.ts";

const form = (data = {}) => widgetProps(pageData, { mensagem: "Boa tarde", ...data });

async function send(settings = form()) {
  render(<GeneralContact {...settings} />);
  const user = await fillRequired();
  await user.click(screen.getByRole("button", { name: "Enviar" }));
}

test("sends exactly the contract's keys", async () => {
  const received = await answering(json({}));
  await send(form({ apiBase: "/site" }));
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    `POST /site/api/contacto/contacto ${bodyOf(generalContact, { mensagem: "Boa tarde" })}`,
  ]);
});

test.each([413, 419, 422, 429, 500])(
  "tells the visitor and the page about a refusal with %d",
  async (status) => {
    await answering(json({ message: "não" }, status));
    const settings = form();
    await send(settings);
    expect(
      await screen.findByText("Erro ao enviar a mensagem. Tente novamente mais tarde."),
    ).toBeTruthy();
    expect(settings.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:submit", {
      outcome: "failure",
    });
    expect(settings.bridge.report).toHaveBeenCalledExactlyOnceWith({
      code: "network",
      message: expect.stringMatching(
        /^general-contact: POST \/api\/contacto\/contacto failed: .* what was typed is kept\.$/,
      ),
      cause: expect.anything(),
    });
  },
);

test("reports a cut connection as a failure, and sends nothing again", async () => {
  const received = await answering((response) => void response.socket?.destroy());
  await send();
  expect(await screen.findByText("Erro!")).toBeTruthy();
  expect(received.length).toBe(1);
});

test("renews an expired session unnoticed", async () => {
  const received = await answering(
    (response, _request, at) => void response.writeHead([419][at] ?? 200).end(),
  );
  await send();
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(received.map(({ method }) => method).join(" ")).toBe("POST HEAD POST");
});

test("keeps waiting for an answer, with the text in the form and in the draft", async () => {
  const received = await answering(() => {});
  await send(apart(form()));
  expect((await screen.findByText("A enviar…")).closest("button")?.disabled).toBe(true);
  await expect.poll(() => received.length).toBe(1);
  expect(screen.getByDisplayValue("ana@a.pt")).toBeTruthy();
  const keys = Object.keys(sessionStorage);
  // The keys are those of the draft and of its send id.
  expect(keys.map((key) => key.endsWith(":envio")).sort()).toEqual([false, true]);
});
