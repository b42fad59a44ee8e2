import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { CallFailure, post, preloadTransport } from "#api/client.ts";
import { contactFields, generalContact } from "#api/contacto.ts";
import { choice, optionalChoice, textField } from "#domain/fields/fields.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { WidgetId } from "#ui/widget-id.ts";
import {
  fillRequired,
  forbidStorage,
  formSettings,
  heldSend,
  swallowWrites,
} from "../../tests/support/forms.ts";
import { showPage } from "../../tests/support/page-cache.ts";
import { ContactForm } from "./ContactForm.tsx";

const network = (isThere: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? "online" : "offline")));
};
const noNetwork = () =>
  new CallFailure("POST /api/x failed", {
    cause: Object.assign(new Error("Network Error"), { code: "ERR_NETWORK" }),
  });

vi.mock("#api/client.ts", async (original) => ({
  ...(await original<object>()),
  post: vi.fn(),
  preloadTransport: vi.fn(),
}));

type Props = Parameters<typeof ContactForm>[0];
type Send = (values: object) => Promise<void>;
function form({ send = async () => {}, ...change }: Partial<Props> & { send?: Send } = {}): Props {
  vi.mocked(post).mockImplementation((_path, body) => send(body));
  const texts = {
    widget: "general-contact",
    head: <h2>Contactar</h2>,
    button: "Solicitar",
    message: "",
  };
  const about = { subject: "Ref. 7", greeting: "Olá!" };
  // Leaves out fields that only this call has, because another test covers them.
  const call = { ...generalContact, fields: contactFields };
  return { ...formSettings(), ...texts, ...about, call, ...change };
}
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const button = () =>
  (document.querySelector("button[type=submit]") ??
    screen.getByRole("button")) as HTMLButtonElement;
const missing = () => screen.getByRole("status").textContent;

test("disables its button at first and says what is missing, without an error", () => {
  render(<ContactForm {...form()} />);
  expect(button().disabled).toBe(true);
  expect(missing()).toBe("Falta indicar: nome, e-mail, telefone e mensagem.");
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

test("empties its fields when everything kept is cleared, but not while a message is being sent", async () => {
  const { send, succeed } = heldSend();
  render(<ContactForm {...form({ send })} />);
  const user = await fillRequired();
  act(clearEverythingKept);
  expect(field("O Seu nome*").value).toBe("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Ana");
  await fillRequired(user);
  await user.click(button());
  act(clearEverythingKept);
  expect(field("O Seu nome*").value).toBe("Ana");
  await act(async () => succeed());
});

test("keeps its draft if everything is cleared during a send, but not if that happens after a failure", async () => {
  const { send, fail } = heldSend();
  render(<ContactForm {...form({ send })} />);
  const user = await fillRequired();
  await user.click(button());
  act(clearEverythingKept);
  await act(async () => fail());
  const note = () => screen.queryByText(/^O que escreveu ficou guardado/);
  expect(note()).toBeTruthy();
  expect(JSON.stringify({ ...sessionStorage })).toContain("Ana");
  act(clearEverythingKept);
  expect(note()).toBeNull();
  expect(screen.queryByRole("button", { name: "Recarregar a página" })).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Ana");
});

test("renders without a FormData, which would force a layout", () => {
  const construct = vi.fn();
  vi.stubGlobal("FormData", construct);
  render(<ContactForm {...form()} />);
  expect(construct).not.toHaveBeenCalled();
});

test("renders only once on a page where nothing was typed", () => {
  sessionStorage.clear();
  const onRender = vi.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <ContactForm {...form()} />
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledTimes(1);
});

test("shows a field's error once it is left, and updates it at every key from then on", async () => {
  render(<ContactForm {...form()} />);
  const user = userEvent.setup();
  await user.type(field("E-mail*"), "ana@a");
  expect(screen.queryByText("Por favor, introduza um e-mail válido.")).toBeNull();
  expect(missing()).toBe("Falta indicar: nome, e-mail válido, telefone e mensagem.");
  await user.tab();
  expect(screen.getByText("Por favor, introduza um e-mail válido.")).toBeTruthy();
  expect(field("E-mail*").getAttribute("aria-invalid")).toBe("true");
  await user.type(field("E-mail*"), ".pt");
  expect(screen.queryByText("Por favor, introduza um e-mail válido.")).toBeNull();
  await user.type(field("E-mail*"), "{Backspace}{Backspace}{Backspace}");
  expect(screen.getByText("Por favor, introduza um e-mail válido.")).toBeTruthy();
});

test("shows all four errors to a visitor who tabs through it empty", async () => {
  render(<ContactForm {...form()} />);
  const user = userEvent.setup();
  for (let field = 0; field < 5; field++) await user.tab();
  for (const sentence of [
    "Por favor, introduza o seu nome.",
    "Por favor, introduza um e-mail válido.",
    "Por favor, introduza o seu número de telefone.",
    "Por favor, insira uma mensagem.",
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
});

test("updates its button at every key", async () => {
  render(<ContactForm {...form()} />);
  const user = await fillRequired();
  expect(button().disabled).toBe(false);
  expect(missing()).toBe("");
  await user.clear(field("O Seu nome*"));
  await user.type(field("O Seu nome*"), "  ");
  expect(button().disabled).toBe(true);
});

test("tells phones and browsers what each field is", () => {
  render(<ContactForm {...form()} />);
  const tokens = (label: string) =>
    ["type", "autocomplete", "inputmode", "enterkeyhint"]
      .map((name) => field(label).getAttribute(name) ?? "-")
      .join(" ");
  expect(tokens("O Seu nome*")).toBe("text name - next");
  expect(tokens("E-mail*")).toBe("email email email next");
  expect(tokens("Contacto*")).toBe("tel tel tel next");
});

test("shows, checks, keeps and sends a further field that its call declares", async () => {
  const hours = {
    ...textField({ problem: "Por favor, indique as horas.", pattern: /h/ }, "horas"),
    label: "Melhor hora*",

    autoComplete: "off",
  } as const;
  const call = { ...generalContact, fields: { ...contactFields, horas: hours } };
  const sent: unknown[] = [];
  const props = form({ call, send: async (body) => void sent.push(body) });
  const { unmount } = render(<ContactForm {...props} />);
  expect(missing()).toBe("Falta indicar: nome, e-mail, telefone, mensagem e horas.");
  const user = userEvent.setup();
  await user.type(field("Melhor hora*"), "18 ");
  await user.tab();
  await fillRequired(user);
  expect(screen.getByText("Por favor, indique as horas.")).toBeTruthy();
  expect(missing()).toBe("Falta indicar: horas válido.");
  await user.type(field("Melhor hora*"), "h ");
  unmount();
  render(<ContactForm {...props} />);
  expect(field("Melhor hora*").value).toBe("18 h ");
  await user.click(button());
  expect(JSON.stringify(sent)).toBe(
    '[{"nome":"Ana","tel":"912345678","email":"ana@a.pt","mensagem":"Bom dia","horas":"18 h"}]',
  );
});

test("draws a further choice as a list, and checks, keeps and sends it", async () => {
  const hours = { ...choice(["De manhã", "À tarde"], "horário"), label: "Horário*" };
  const weekday = { ...optionalChoice(["Sábado", "Domingo"]), label: "Dia" };
  const call = { ...generalContact, fields: { ...contactFields, horario: hours, dia: weekday } };
  const sent: unknown[] = [];
  const props = form({ id: "choice", call, send: async (body) => void sent.push(body) });
  const { unmount } = render(<ContactForm {...props} />);
  const list = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Horário*" });
  expect([...list().options].map(({ value, textContent }) => `${value}: ${textContent}`)).toEqual([
    ": Selecione",
    "De manhã: De manhã",
    "À tarde: À tarde",
  ]);
  expect(list().getAttribute("aria-required")).toBe("true");
  expect(screen.getByLabelText("Dia").getAttribute("aria-required")).toBeNull();
  expect(missing()).toBe("Falta indicar: nome, e-mail, telefone, mensagem e horário.");
  const user = await fillRequired();
  expect(list().value).toBe("À tarde");
  unmount();
  render(<ContactForm {...props} />);
  expect([list().value, missing()]).toEqual(["À tarde", ""]);
  await user.selectOptions(list(), "Selecione");
  expect(missing()).toBe("Falta indicar: horário.");
  await user.selectOptions(list(), "De manhã");
  await user.click(button());
  expect(JSON.stringify(sent)).toBe(
    '[{"nome":"Ana","tel":"912345678","email":"ana@a.pt","mensagem":"Bom dia","horario":"De manhã","dia":""}]',
  );
});

test("shows a choice's own message once the field is left empty", async () => {
  const problem = "Por favor, escolha um horário.";
  const rule = (text: string) => (text === "" ? problem : null);
  const hours = { ...choice(["De manhã", "À tarde"], "horário"), label: "Horário*", rule };
  const call = { ...generalContact, fields: { ...contactFields, horario: hours } };
  render(<ContactForm {...form({ id: "choice's message", call })} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText("Horário*"));
  expect(screen.queryByText(problem)).toBeNull();
  await user.tab();
  expect(screen.getByLabelText("Horário*").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(problem)).toBeTruthy();
});

test("counts an initial message as filled in, and follows the page's wording until the visitor writes", async () => {
  const props = form({ message: "Olá" });
  const { rerender } = render(<ContactForm {...props} />);
  expect(missing()).toBe("Falta indicar: nome, e-mail e telefone.");
  await userEvent.setup().type(field("O Seu nome*"), "Ana");
  rerender(<ContactForm {...props} message="Bom dia" />);
  expect([field("Mensagem*").value, field("O Seu nome*").value]).toEqual(["Bom dia", "Ana"]);
  await userEvent.setup().type(field("Mensagem*"), "!");
  rerender(<ContactForm {...props} message="Boa tarde" />);
  expect(field("Mensagem*").value).toBe("Bom dia!");
});

test("loads the code that sends when the visitor starts typing", async () => {
  vi.mocked(preloadTransport).mockClear();
  render(<ContactForm {...form()} />);
  const user = userEvent.setup();
  await user.click(field("O Seu nome*"));
  expect(preloadTransport).not.toHaveBeenCalled();
  await user.type(field("O Seu nome*"), "A");
  expect(preloadTransport).toHaveBeenCalled();
});

test("locks its fields while it is being sent, and sends once", async () => {
  const { send, succeed } = heldSend();
  render(<ContactForm {...form({ send })} />);
  const user = await fillRequired();
  await user.dblClick(button());
  await user.type(field("O Seu nome*"), "{Enter}{Enter}");
  fireEvent.submit(button().form as HTMLFormElement);
  expect(button()).toMatchObject({ disabled: true, textContent: "A enviar…" });
  expect(field("O Seu nome*").readOnly && field("Mensagem*").readOnly).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({
    nome: "Ana",
    email: "ana@a.pt",
    tel: "912345678",
    mensagem: "Bom dia",
  });
  await act(async () => succeed());
});

test("sends once on Enter when it is complete, and not before", async () => {
  const { send, succeed } = heldSend();
  render(<ContactForm {...form({ send })} />);
  const user = userEvent.setup();
  await user.type(field("O Seu nome*"), "Ana{Enter}");
  expect(send).not.toHaveBeenCalled();
  await fillRequired(user);
  await user.type(field("Contacto*"), "{Enter}{Enter}");
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => succeed());
});

test("once sent, replaces itself with focused thanks, drops its draft and notifies the page", async () => {
  const props = form();
  render(<ContactForm {...props} />);
  const user = await fillRequired();
  expect(sessionStorage.length).toBe(1);
  await user.click(button());
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(
    screen.getByText("Agradecemos o seu interesse. Entraremos em contacto em breve."),
  ).toBeTruthy();
  expect(document.activeElement).toBe(
    screen.getByRole("region", { name: "Mensagem enviada com sucesso!" }),
  );
  expect([screen.queryByRole("textbox"), screen.queryByText("Contactar")]).toEqual([null, null]);
  expect(sessionStorage.length).toBe(0);
  expect(props.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:submit", { outcome: "success" });
  expect(props.bridge.report).not.toHaveBeenCalled();
});

test("shows other ways to reach the agency after a failure, and restores the message after a reload", async () => {
  const cause = new Error("POST /api/contacto/contacto failed: 500");
  const props = form({
    telefone: "+351 256 000 000",
    email: "ovar@exemplo.pt",
    send: () => Promise.reject(cause),
  });
  const { unmount } = render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  expect(await screen.findByRole("heading", { name: "Erro!" })).toBeTruthy();
  expect(screen.getByText("Erro ao enviar a mensagem. Tente novamente mais tarde.")).toBeTruthy();
  const links = screen
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  expect(links).toEqual([
    "+351 256 000 000 tel:+351256000000",
    "Enviar e-mail mailto:ovar@exemplo.pt?subject=Ref.%207&body=O%20Seu%20nome%3A%20Ana%0D%0AContacto%3A%20912345678%0D%0AE-mail%3A%20ana%40a.pt%0D%0AMensagem%3A%20Bom%20dia",
  ]);
  expect(screen.getByText(/^O que escreveu ficou guardado neste separador\./)).toBeTruthy();
  expect(button().textContent).toBe("Recarregar a página");
  expect(props.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:submit", { outcome: "failure" });
  expect(props.bridge.report).toHaveBeenCalledExactlyOnceWith({
    code: "network",
    message: "general-contact: POST /api/contacto/contacto failed: 500; what was typed is kept.",
    cause,
  });

  unmount();
  render(<ContactForm {...props} />);
  expect([field("O Seu nome*").value, field("Mensagem*").value]).toEqual(["Ana", "Bom dia"]);
  expect(button().disabled).toBe(false);
});

test("works without storage, and then doesn't promise to restore the message", async () => {
  forbidStorage();
  const props = form({ id: "forbidden", send: () => Promise.reject(new Error("offline")) });
  render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  expect(await screen.findByText("Erro!")).toBeTruthy();
  expect(screen.queryByText(/ficou guardado/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("keeps sending while it is taken out of the page and put back, then shows the result", async () => {
  const { send, succeed } = heldSend();
  const props = form({ send });
  const { unmount } = render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  unmount();
  render(<ContactForm {...props} />);
  expect(button().textContent).toBe("A enviar…");
  fireEvent.submit(button().form as HTMLFormElement);
  await act(async () => succeed());
  expect(screen.getByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  "x".repeat(10_000),
  "😀👩🏽‍🚀",
  "<script>alert(1)</script>",
  `"'\`\\`,
  "\u202Eana\u202C",
  "a\u0000b",
  "linha\nlinha",
])("restores a message of %j as it was written", (text) => {
  const { unmount } = render(<ContactForm {...form()} />);
  fireEvent.change(field("Mensagem*"), { target: { value: text } });
  unmount();
  render(<ContactForm {...form()} />);
  expect(field("Mensagem*").value).toBe(text);
});

test.each(["", "   ", "\u00A0\t", "\u200B\u2060", "\u202E"])(
  "doesn't accept %j as a name",
  (text) => {
    render(<ContactForm {...form()} />);
    fireEvent.change(field("O Seu nome*"), { target: { value: text } });
    expect(missing()).toContain("nome");
  },
);

test("links the privacy policy, and says that it opens a new tab", () => {
  render(<ContactForm {...form({ privacidadeUrl: "/legal" })} />);
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("Política de Privacidade (abre num novo separador)");
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/legal", "_blank"]);
});

test("keeps separate drafts for two forms of the same widget", async () => {
  const second = form({ bridge: { ...formSettings().bridge, position: 1 } });
  render(
    <>
      <ContactForm {...form()} />
      <WidgetId value="imo-2">
        <ContactForm {...second} />
      </WidgetId>
    </>,
  );
  const [, two] = screen.getAllByLabelText("O Seu nome*") as [HTMLInputElement, HTMLInputElement];
  await userEvent.setup().type(two, "Rui");
  expect(Object.keys(sessionStorage)).toEqual(
    ["imo:/:general-contact::1"].map((key) => key.replace("/", location.pathname)),
  );
});

test("lets a link be clicked before an error of the field being left can move it", () => {
  render(<ContactForm {...form()} />);
  expect(fireEvent.mouseDown(screen.getByRole("link"))).toBe(false);
  expect(fireEvent.mouseDown(field("E-mail*"))).toBe(true);
});

test("says that there is no network, and sends anyway, because the browser may be wrong", async () => {
  const { send, succeed } = heldSend();
  render(<ContactForm {...form({ send })} />);
  const user = await fillRequired();
  network(false);
  expect([button().disabled, missing()]).toEqual([
    false,
    "Está sem ligação à internet. O que escreveu fica guardado.",
  ]);
  network(true);
  expect(missing()).toBe("");
  network(false);
  await user.click(button());
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => succeed());
  expect(screen.getByText("Mensagem enviada com sucesso!")).toBeTruthy();
  network(true);
});

test("without a network, promises nothing about text that the browser hasn't kept", async () => {
  swallowWrites();
  render(<ContactForm {...form()} />);
  await fillRequired();
  network(false);
  expect(missing()).toBe("Está sem ligação à internet.");
  network(true);
});

test("says after eight seconds that sending is taking long", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { send, succeed } = heldSend();
  render(<ContactForm {...form({ send })} />);
  const user = await fillRequired(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  await user.click(button());
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(missing()).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(missing()).toBe("Está a demorar mais do que o habitual. Mantenha esta página aberta.");
  await act(async () => succeed());
  expect(screen.getByText("Mensagem enviada com sucesso!")).toBeTruthy();
});

test("sends again by itself once there is a network, under the same id and only once", async () => {
  const ids: (string | undefined)[] = [];
  let fail = true;
  const props = form({ id: "again" });
  vi.mocked(post).mockImplementation(async (_path, _body, { sendId }) => {
    ids.push(sendId);
    if (fail) throw noNetwork();
  });
  render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  await screen.findByText("Erro!");
  network(false);
  const offer = await screen.findByRole("button", { name: "Enviar quando houver ligação" });
  // Only this button can still get the message to the agency.
  expect([...document.querySelectorAll(".imo-button--primary")]).toEqual([offer]);
  await user.click(offer);
  expect(screen.getByText("À espera de ligação. Mantenha esta página aberta.")).toBeTruthy();
  expect([screen.queryByText("Erro!"), screen.queryByText(/^Erro ao enviar/)]).toEqual([
    null,
    null,
  ]);
  expect(screen.queryByRole("button", { name: "Recarregar a página" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Cancelar o envio" }));
  expect(screen.getByRole("heading", { name: "Erro!" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Enviar quando houver ligação" }));
  fail = false;
  network(true);
  network(true);
  expect(await screen.findByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect(new Set(ids).size).toBe(1);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0]]);
  expect(vi.mocked(props.bridge.emit).mock.calls).toEqual([
    ["imo:submit", { outcome: "failure" }],
    ["imo:submit", { outcome: "success" }],
  ]);
  expect(props.bridge.report).toHaveBeenCalledTimes(1);
});

/** Answers each send in its turn, and records the send ids. */
function sendIds(...answers: (() => Promise<void>)[]) {
  const ids: (string | undefined)[] = [];
  vi.mocked(post).mockImplementation((_path, _body, { sendId }) => {
    ids.push(sendId);
    return answers[Math.min(ids.length, answers.length) - 1]?.() ?? Promise.resolve();
  });
  return ids;
}
const lose = () => Promise.reject(noNetwork());
const arrive = () => Promise.resolve();

test("sends the restored message under the same id", async () => {
  const props = form({ id: "reload" });
  const ids = sendIds(lose, lose, arrive, arrive);
  for (const title of ["Erro!", "Erro!", "Mensagem enviada com sucesso!"]) {
    const { unmount } = render(<ContactForm {...props} />);
    if (ids.length === 0) await fillRequired();
    await userEvent.setup().click(button());
    await screen.findByText(title);
    unmount();
  }
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0], ids[0]]);
  expect(sessionStorage.length).toBe(0);
  render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
});

test("sends a changed message under another id", async () => {
  const props = form({ id: "changed" });
  const ids = sendIds(lose, lose, arrive);
  const { unmount } = render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  await screen.findByText("Erro!");
  unmount();
  const again = render(<ContactForm {...props} />);
  await user.type(field("Mensagem*"), "!");
  await user.click(button());
  await screen.findByText("Erro!");
  again.unmount();
  render(<ContactForm {...props} message="Outra" />);
  await user.click(button());
  await screen.findByText("Mensagem enviada com sucesso!");
  expect([new Set(ids).size, ids[2]]).toEqual([2, ids[1]]);
});

test("keeps the id of a message that is sent again, even without storage", async () => {
  forbidStorage();
  const props = form({ id: "no storage" });
  const ids = sendIds(lose, arrive);
  const { unmount } = render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  await screen.findByText("Erro!");
  unmount();
  render(<ContactForm {...props} />);
  await user.click(button());
  await screen.findByText("Mensagem enviada com sucesso!");
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("sends only once if it is taken out and put back while waiting or sending", async () => {
  const { send, succeed } = heldSend();
  const props = form({ id: "waiting" });
  const ids = sendIds(lose, send);
  const { unmount } = render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  await user.click(await screen.findByRole("button", { name: "Enviar quando houver ligação" }));
  unmount();
  const again = render(<ContactForm {...props} />);
  expect(screen.getByRole("button", { name: "Cancelar o envio" })).toBeTruthy();
  network(true);
  await expect.poll(() => ids.length).toBe(2);
  again.unmount();
  render(<ContactForm {...props} />);
  expect(screen.queryByRole("button", { name: "Solicitar" })).toBeNull();
  await act(async () => succeed());
  expect(screen.getByText("Mensagem enviada com sucesso!")).toBeTruthy();
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("shows a result that arrived while it was out of the page once, when it is put back", async () => {
  const { send, succeed } = heldSend();
  const props = form({ id: "out", send });
  const { unmount } = render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  unmount();
  await act(async () => succeed());
  const again = render(<ContactForm {...props} />);
  expect(screen.getByText("Mensagem enviada com sucesso!")).toBeTruthy();
  again.unmount();
  render(<ContactForm {...props} />);
  expect(field("O Seu nome*").value).toBe("");
});

/** The site's own search, beside the form. */
const besideSearch = (props: Props) => (
  <>
    <input aria-label="Procurar no site" />
    <ContactForm {...props} />
  </>
);
/** Returns the text that a screen reader announces. */
const heard = () => document.querySelector("[aria-live=polite]")?.textContent;

test("announces a result without moving the focus or the page of a visitor who types elsewhere", async () => {
  const { send, succeed } = heldSend();
  render(besideSearch(form({ id: "elsewhere", send })));
  const user = await fillRequired();
  await user.click(button());
  await user.type(screen.getByLabelText("Procurar no site"), "mora");
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  expect(heard()).toBe("");
  await act(async () => succeed());
  await user.keyboard("dia");
  expect((document.activeElement as HTMLInputElement).value).toBe("moradia");
  expect(scroll).not.toHaveBeenCalled();
  expect(heard()).toMatch(/^Mensagem enviada com sucesso! Agradecemos/);
});

test("takes the focus after an automatic resend only from its own button", async () => {
  for (const where of ["Procurar no site", "Cancelar o envio"]) {
    const props = form({ id: where });
    const ids = sendIds(lose, arrive);
    const { unmount } = render(besideSearch(props));
    const user = await fillRequired();
    await user.click(button());
    await user.click(await screen.findByRole("button", { name: "Enviar quando houver ligação" }));
    const isElsewhere = where === "Procurar no site";
    if (isElsewhere) await user.click(screen.getByLabelText(where));
    network(true);
    await screen.findByRole("heading", { name: "Mensagem enviada com sucesso!" });
    expect(document.activeElement?.getAttribute("aria-label") === where).toBe(isElsewhere);
    expect(document.activeElement?.className === "imo-result").toBe(!isElsewhere);
    expect([ids.length, heard() === ""]).toEqual([2, !isElsewhere]);
    unmount();
  }
});

test("accepts the offer to send later once for a double click or a held Enter", async () => {
  const props = form({ id: "double" });
  sendIds(lose);
  render(<ContactForm {...props} />);
  const user = await fillRequired();
  await user.click(button());
  await user.dblClick(await screen.findByRole("button", { name: "Enviar quando houver ligação" }));
  const taken = screen.getByRole("button", { name: "Cancelar o envio" });
  expect(fireEvent.keyDown(taken, { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(taken, { key: "Enter" })).toBe(true);
  await userEvent.setup().click(taken);
  expect(screen.getByRole("button", { name: "Enviar quando houver ligação" })).toBeTruthy();
});

test("keeps a page's other drafts after a success if each id has its own", async () => {
  const { unmount } = render(
    <ContactForm {...form({ id: "favoritos", keepsOtherDrafts: true })} />,
  );
  await userEvent.setup().type(field("O Seu nome*"), "Rui");
  unmount();
  render(<ContactForm {...form({ id: "aviso", keepsOtherDrafts: true })} />);
  const user = await fillRequired();
  await user.click(button());
  await screen.findByText("Mensagem enviada com sucesso!");
  expect(Object.values(sessionStorage)).toEqual(['{"nome":"Rui"}']);
});

test.each([
  ["switched off", { funcoes: [] }, noNetwork()],
  ["sending to another origin", { apiBase: "https://api.example.pt" }, noNetwork()],
  ["refused by the server", {}, new CallFailure("POST /api/x failed", { cause: new Error("422") })],
])("doesn't offer to send later if sending is %s", async (_why, change, reason) => {
  render(<ContactForm {...form({ ...change, id: _why, send: () => Promise.reject(reason) })} />);
  const user = await fillRequired();
  await user.click(button());
  await screen.findByText("Erro!");
  expect(screen.queryByRole("button", { name: /houver ligação/ })).toBeNull();
});

test("says that it has restored a draft, and offers to start over", async () => {
  const { unmount } = render(<ContactForm {...form()} />);
  await fillRequired();
  unmount();
  render(<ContactForm {...form()} />);
  expect(screen.getByText("Recuperámos o que já tinha escrito.")).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Começar de novo" }));
  expect([field("O Seu nome*").value, field("Mensagem*").value, sessionStorage.length]).toEqual([
    "",
    "",
    0,
  ]);
  expect(document.activeElement).toBe(field("O Seu nome*"));
  expect(screen.queryByText(/^Recuperámos/)).toBeNull();
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

test("shows the draft that another page has left when it returns from the back/forward cache", async () => {
  render(<ContactForm {...form()} />);
  const user = await fillRequired();
  await user.clear(field("E-mail*"));
  await user.tab();
  const [key] = Object.keys(sessionStorage);
  act(() => showPage(true));
  expect([field("O Seu nome*").value, document.querySelectorAll("[aria-invalid]").length]).toEqual([
    "Ana",
    1,
  ]);
  sessionStorage.setItem(String(key), JSON.stringify({ nome: "Rui" }));
  act(() => showPage(true));
  expect([field("O Seu nome*").value, field("Mensagem*").value]).toEqual(["Rui", ""]);
  // The message has been sent and must not be sent again.
  sessionStorage.clear();
  act(() => showPage(true));
  expect([field("O Seu nome*").value, document.querySelector("[aria-invalid]")]).toEqual([
    "",
    null,
  ]);
  expect(sessionStorage.length).toBe(0);
});

test("restores a draft silently if the notice is switched off", async () => {
  const { unmount } = render(<ContactForm {...form()} />);
  await fillRequired();
  unmount();
  render(<ContactForm {...form({ funcoes: ["reenvio"] })} />);
  expect([screen.queryByText(/^Recuperámos/), field("O Seu nome*").value]).toEqual([null, "Ana"]);
});

test.each([
  ["912 345 678", "351912345678"],
  ["+351 912-345-678", "351912345678"],
  ["0034 600 000 000", "34600000000"],
])("links WhatsApp at %s as %s, with the reference in the text", (whatsapp, number) => {
  const ways = {
    mostrarContactos: "sim",
    telefone: "256 000 000",
    whatsapp,
    greeting: "Ref. OVR-1 & <b>",
  } as const;
  render(<ContactForm {...form(ways)} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.slice(0, 2)).toEqual([
    "tel:256000000",
    `https://wa.me/${number}?text=Ref.%20OVR-1%20%26%20%3Cb%3E`,
  ]);
});

test("shows ways to reach the agency beside the button only if the page asks for them and has a number", () => {
  const { rerender } = render(
    <ContactForm {...form({ telefone: "256", whatsapp: "912345678" })} />,
  );
  expect(screen.getAllByRole("link")).toHaveLength(1);
  rerender(<ContactForm {...form({ mostrarContactos: "sim", whatsapp: "fale connosco" })} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("sends although a script of the page intercepts every form's submit", async () => {
  const send = vi.fn(async () => {});
  render(<ContactForm {...form({ send })} />);
  const kept = vi.fn((event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  document.querySelector("form")?.addEventListener("submit", kept);
  const user = await fillRequired();
  await user.click(button());
  await screen.findByText("Mensagem enviada com sucesso!");
  expect(send).toHaveBeenCalledOnce();
  expect(kept).toHaveBeenCalledOnce();
});

test("extracts the address from what a mail program has copied, in the field too", async () => {
  const send = vi.fn(async () => {});
  render(<ContactForm {...form({ send })} />);
  const user = await fillRequired();
  await user.clear(field("E-mail*"));
  await user.paste("Rita <rita@exemplo.pt>;");
  await user.tab();
  expect(field("E-mail*").value).toBe("rita@exemplo.pt");
  await user.clear(field("E-mail*"));
  await user.type(field("E-mail*"), "rita@exemplo.pt.{Enter}");
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ email: "rita@exemplo.pt" }),
  );
});

test("sends what a script filled in before anybody typed, whether or not React noticed an event", async () => {
  const send = vi.fn(async () => {});
  render(<ContactForm {...form({ send })} />);
  field("O Seu nome*").value = "Ana";
  field("Contacto*").value = "912345678";
  fireEvent(field("Contacto*"), new Event("input", { bubbles: true }));
  const user = userEvent.setup();
  await user.type(field("E-mail*"), "ana@a.pt");
  await user.type(field("Mensagem*"), "Olá");
  expect([field("O Seu nome*").value, field("Contacto*").value]).toEqual(["Ana", "912345678"]);
  await user.click(button());
  expect(send).toHaveBeenCalledExactlyOnceWith({
    nome: "Ana",
    tel: "912345678",
    email: "ana@a.pt",
    mensagem: "Olá",
  });
});

test("shows a phone text as the page writes it, and dials its first number", () => {
  const telefone = "256 000 000 (chamada para a rede fixa nacional)";
  render(
    <ContactForm
      {...form({
        mostrarContactos: "sim",
        telefone,
        whatsapp: "912 000 000 (rede móvel nacional)",
      })}
    />,
  );
  const links = screen.getAllByRole("link").slice(0, 2);
  expect(links.map((link) => link.getAttribute("href")?.replace(/\?.*/, ""))).toEqual([
    "tel:256000000",
    "https://wa.me/351912000000",
  ]);
  expect(links[0]?.textContent).toBe(telefone);
});
