import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { apart, fillRequired, pasteInto } from "../../tests/support/forms.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { widgetProps } from "../../tests/support/widget-props.ts";
import { pageData } from "./page-data.ts";
import { RecruitmentWizard } from "./RecruitmentWizard.tsx";

const pdf = (name = "currículo da Ana.pdf", size = 8, type = "application/pdf") =>
  new File(["%PDF-1.7".padEnd(size).slice(0, size)], name, { type });
const users = () => userEvent.setup({ applyAccept: false });
type User = ReturnType<typeof users>;

const field = (label: string | RegExp) => screen.getByLabelText(label) as HTMLInputElement;
const button = (name: string) => screen.getByRole("button", { name }) as HTMLButtonElement;
const missing = () => screen.getByRole("status").textContent;
const currentStep = () =>
  screen.getByRole("list", { name: "Passos" }).querySelector("[aria-current=step]")?.textContent;

function open(settings = widgetProps(pageData)) {
  const shown = render(<RecruitmentWizard {...settings} />);
  return { ...shown, settings, user: users() };
}
async function chooseRole(user: User) {
  await user.click(screen.getByRole("radio", { name: "Área de Recursos Humanos" }));
  await user.selectOptions(field("Agência"), "Santa Maria da Feira");
  await user.click(button("Seguinte"));
}
async function giveDetails(user: User, cv = pdf()) {
  await pasteInto(user, field("Nome*"), "Ana ");
  await pasteInto(user, field("Localização*"), "Esmoriz");
  await pasteInto(user, field("Contacto Telefónico*"), "+351912345678");
  await pasteInto(user, field("Email*"), "ana@a.pt");
  await user.upload(field(/^CV/), cv);
  await fillRequired(user);
}
async function reachSummary(user: User, cv = pdf()) {
  await chooseRole(user);
  await giveDetails(user, cv);
  await user.click(button("Seguinte"));
}

let scrollTo: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  scrollTo = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {});
});

describe("an application", () => {
  test("starts with role and agency, and goes on only with both", async () => {
    const { user } = open();
    expect(currentStep()).toContain("Função e loja");
    expect(screen.getByText("Passo 1 de 3")).toBeTruthy();
    expect(
      screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent),
    ).toEqual([
      "Área Comercial",
      "Área Processual",
      "Área Administrativa",
      "Área Financeira",
      "Área de Marketing",
      "Área de Recursos Humanos",
    ]);
    expect(
      within(field("Agência"))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Selecione a Agência", "Ovar", "Santa Maria da Feira", "Espinho"]);
    expect([button("Seguinte").disabled, missing()]).toEqual([
      true,
      "Falta indicar: função e agência.",
    ]);
    await user.click(screen.getByText("Área Comercial"));
    expect([button("Seguinte").disabled, missing()]).toEqual([true, "Falta indicar: agência."]);
    await user.selectOptions(field("Agência"), "Ovar");
    expect([button("Seguinte").disabled, missing()]).toEqual([false, ""]);
    expect(screen.queryByRole("button", { name: "Voltar" })).toBeNull();
  });

  test("moves the focus to each heading, and has a header without controls", async () => {
    const { user } = open();
    await chooseRole(user);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole("heading", { name: "Dados e Informações" }),
      ),
    );
    const header = screen.getByRole("list", { name: "Passos" });
    expect(within(header).queryByRole("button") ?? within(header).queryByRole("link")).toBeNull();
    await user.click(within(header).getByText("Função e loja"));
    expect(currentStep()).toContain("Dados e Informações");
  });

  test("goes on even if a script of the page disables a form's controls on submit", async () => {
    let guarded = 0;
    const guard = ({ target }: Event) => {
      const controls = (target as HTMLFormElement).querySelectorAll<
        HTMLInputElement | HTMLButtonElement
      >("input, button");
      for (const control of controls) control.disabled = true;
      for (const control of controls)
        if (control.type === "submit") control.textContent = "Aguarde…";
      guarded += 1;
    };
    for (const capture of [true, false]) {
      document.addEventListener("submit", guard, capture);
      onTestFinished(() => document.removeEventListener("submit", guard, capture));
    }
    await answering(json({}));
    const { user } = open();
    await reachSummary(user);
    expect(button("Voltar").disabled).toBe(false);
    await user.click(button("Enviar"));
    expect(await screen.findByText(/^Candidatura submetida/)).toBeTruthy();
    expect(guarded).toBe(6);
  });

  test("requires name, location, phone, e-mail and CV, and explains only phone and e-mail", async () => {
    const { user } = open();
    await chooseRole(user);
    expect(missing()).toBe("Falta indicar: nome, localização, telefone, e-mail e CV.");
    await user.type(field("Contacto Telefónico*"), "912 345 a");
    expect(screen.queryByText("Número de telefone inválido.")).toBeNull();
    await user.type(field("Email*"), "ana@a.p");
    expect(screen.getByText("Número de telefone inválido.")).toBeTruthy();
    await user.click(field("Nome*"));
    expect(screen.getByText("Email inválido.")).toBeTruthy();
    await user.tab();
    expect(missing()).toBe(
      "Falta indicar: nome, localização, telefone válido, e-mail válido e CV.",
    );
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(2);
  });

  test("ends in a summary, with a dash for the age and an unwritten message", async () => {
    const { user } = open();
    await reachSummary(user);
    const rows = [...document.querySelectorAll("dl > div")].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(": "),
    );
    expect(rows).toEqual([
      "Função: Área de Recursos Humanos",
      "Agência: Santa Maria da Feira",
      "Nome: Ana",
      "Localização: Esmoriz",
      "Contacto Telefónico: +351912345678",
      "Email: ana@a.pt",
      "Idade: —",
      "CV: currículo da Ana.pdf",
      "Mensagem: —",
    ]);
    expect(screen.getByRole("link").textContent).toContain("Política de Privacidade");
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test("keeps everything on the way back, including the CV", async () => {
    const { user } = open();
    await reachSummary(user);
    await user.click(button("Voltar"));
    expect([field("Nome*").value, field("Email*").value]).toEqual(["Ana ", "ana@a.pt"]);
    expect(screen.getByText("currículo da Ana.pdf")).toBeTruthy();
    await user.click(button("Voltar"));
    expect(
      screen.getByRole<HTMLInputElement>("radio", { name: "Área de Recursos Humanos" }).checked,
    ).toBe(true);
    expect(field("Agência").value).toBe("Santa Maria da Feira");
    await user.click(button("Seguinte"));
    await user.click(button("Seguinte"));
    expect(currentStep()).toContain("Confirmar");
  });

  test("accepts a phone number with blanks, and sends it without them", async () => {
    const received = await answering(json({}, 201));
    const { user } = open();
    await chooseRole(user);
    await giveDetails(user);
    await user.clear(field("Contacto Telefónico*"));
    await user.type(field("Contacto Telefónico*"), "+351 912 345 678{Enter}");
    expect(currentStep()).toContain("Confirmar");
    expect(screen.getByText("+351912345678")).toBeTruthy();
    await user.click(button("Enviar"));
    await screen.findByText(/^Candidatura submetida/);
    expect(received[0]?.body).toContain("+351912345678");
  });

  test("can be filled in by keyboard only", async () => {
    const { user } = open();
    await user.tab();
    await user.keyboard(" ");
    await user.selectOptions(field("Agência"), "Ovar");
    screen.getByRole<HTMLInputElement>("radio", { name: "Área Comercial" }).focus();
    await user.keyboard("{Enter}");
    expect(currentStep()).toContain("Dados e Informações");
    await giveDetails(user);
    await user.type(field("Nome*"), "{Enter}");
    expect(currentStep()).toContain("Confirmar");
  });

  test("returns after a reload to the step where the CV is missing", async () => {
    const { user, unmount } = open();
    await reachSummary(user);
    unmount();
    open();
    expect(currentStep()).toContain("Dados e Informações");
    expect(field("Nome*").value).toBe("Ana ");
    expect(missing()).toBe("Falta indicar: CV.");
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("currículo");
    const again = "Escolha o CV outra vez: por segurança, o ficheiro não fica guardado.";
    expect(screen.getByText(again)).toBeTruthy();
    await user.upload(field(/^CV/), pdf());
    expect(screen.queryByText(again)).toBeNull();
  });
});

/** Writes a draft as an earlier release of the site may have left it in the tab. */
function leaveDraft(texts: Record<string, unknown>) {
  sessionStorage.setItem(`imo:${location.pathname}:recruitment-wizard::0`, JSON.stringify(texts));
}
const details = { nome: "Ana", loca: "Ovar", tel: "912345678", email: "ana@a.pt" };

describe("the step with the agency", () => {
  test("offers the agency's own offices and sends the chosen one", async () => {
    const received = await answering(json({}, 201));
    const { user } = open(widgetProps(pageData, { agencias: ["Aveiro", " ", "Porto, Baixa"] }));
    const options = within(field("Agência")).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual([
      "Selecione a Agência",
      "Aveiro",
      "Porto, Baixa",
    ]);
    await user.click(screen.getByRole("radio", { name: "Área Comercial" }));
    await user.selectOptions(field("Agência"), "Porto, Baixa");
    await user.click(button("Seguinte"));
    await giveDetails(user);
    await user.click(button("Seguinte"));
    await user.click(button("Enviar"));
    await screen.findByText(/^Candidatura submetida/);
    expect(received[0]?.body).toContain("\r\n\r\nPorto, Baixa\r\n");
  });

  test("offers the three default offices if only blank names are given", () => {
    open(widgetProps(pageData, { agencias: ["", " "] }));
    expect(within(field("Agência")).getAllByRole("option")).toHaveLength(4);
  });
});

describe("a draft", () => {
  test.each([
    ["role", { ...details, funcao: "Área de Apoio", agencia: "Ovar" }, "Falta indicar: função."],
    [
      "agency",
      { ...details, funcao: "Área Comercial", agencia: "Porto" },
      "Falta indicar: agência.",
    ],
  ])(
    "with a removed %s opens where that must be chosen, and keeps the rest",
    async (_what, draft, line) => {
      leaveDraft(draft);
      const { user } = open();
      expect(currentStep()).toContain("Função e loja");
      expect(missing()).toBe(line);
      await chooseRole(user);
      expect([field("Nome*").value, field("Email*").value]).toEqual(["Ana", "ana@a.pt"]);
    },
  );

  test("contains no file, even if another script wrote one into it", () => {
    leaveDraft({ ...details, funcao: "Área Comercial", agencia: "Ovar", cv: "cv.pdf" });
    open();
    expect(missing()).toBe("Falta indicar: CV.");
  });
});

describe("sending", () => {
  test("posts a multipart body with the contract's keys in order and an empty age", async () => {
    const received = await answering(json({}, 201));
    const { user, settings } = open();
    await reachSummary(user);
    await user.click(button("Enviar"));
    expect(
      await screen.findByText(
        "Candidatura submetida com sucesso. Em breve entraremos em contacto.",
      ),
    ).toBeTruthy();
    const { url, body } = received[0] ?? { url: "", body: "" };
    expect(url).toBe("/api/recrutamento");
    const parts = [
      ...body.matchAll(
        / name="(\w+)"(?:; filename="[^"]*")?\r\n(?:Content-Type: .*\r\n)?\r\n(.*)\r\n/g,
      ),
    ];
    expect(parts.map(([, name, value]) => `${name}=${value}`)).toEqual([
      "funcao=Área de Recursos Humanos",
      "agencia=Santa Maria da Feira",
      "nome=Ana",
      "loca=Esmoriz",
      "tel=+351912345678",
      "email=ana@a.pt",
      "idade=",
      "cv=%PDF-1.7",
      "mensagem=",
    ]);
    expect(received.length).toBe(1);
    expect(settings.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:submit", {
      outcome: "success",
    });
    expect(sessionStorage.length).toBe(0);
    expect(screen.queryByRole("list", { name: "Passos" })).toBeNull();
  });

  test("scrolls smoothly to the top of the page, with the focus on the result", async () => {
    await answering(json({}));
    const { user } = open();
    await reachSummary(user);
    await user.click(button("Enviar"));
    const sentence = "Candidatura submetida com sucesso. Em breve entraremos em contacto.";
    await screen.findByText(sentence);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("region", { name: sentence })),
    );
    await waitFor(() =>
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" }),
    );
  });

  test("scrolls at once for a visitor who prefers less motion", async () => {
    vi.spyOn(globalThis, "matchMedia").mockImplementation(
      (media) => ({ media, matches: true }) as MediaQueryList,
    );
    await answering(json({}));
    const { user } = open();
    await reachSummary(user);
    await user.click(button("Enviar"));
    await screen.findByText(/^Candidatura submetida/);
    await waitFor(() =>
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "auto" }),
    );
  });

  test("happens once however often it is clicked, and locks the steps until it ends", async () => {
    const received = await answering(() => {});
    const { user } = open(apart(widgetProps(pageData)));
    await reachSummary(user);
    await user.dblClick(button("Enviar"));
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    expect(await screen.findByRole("button", { name: "A enviar…" })).toBeTruthy();
    await user.click(button("Voltar"));
    expect(currentStep()).toContain("Confirmar");
    await expect.poll(() => received.length).toBe(1);
  });

  test("ignores the second half of the double click that opened the summary", async () => {
    const received = await answering(json({}));
    const { user } = open();
    await chooseRole(user);
    await giveDetails(user);
    await user.dblClick(button("Seguinte"));
    expect(currentStep()).toContain("Confirmar");
    expect(received.length).toBe(0);
  });

  test.each([413, 422, 500])(
    "says that it failed with %d, and restores the text after a reload",
    async (status) => {
      await answering(json({}, status));
      const { user, unmount, settings } = open(widgetProps(pageData, { telefone: "256 000 000" }));
      await reachSummary(user);
      await user.click(button("Enviar"));
      expect(
        await screen.findByText("Erro ao enviar a mensagem. Tente novamente mais tarde."),
      ).toBeTruthy();
      expect(screen.getByRole("link").getAttribute("href")).toBe("tel:256000000");
      expect(settings.bridge.report).toHaveBeenCalledTimes(1);
      unmount();
      open();
      expect(field("Nome*").value).toBe("Ana ");
    },
  );
});

describe("a CV", () => {
  test("of a wrong type causes a warning, can be replaced, and blocks nothing", async () => {
    const { user } = open();
    await chooseRole(user);
    await giveDetails(user, pdf("fotografia.jpg", 8, "image/jpeg"));
    expect(
      screen.getByText("O CV tem de ser um ficheiro PDF, DOC ou DOCX. Escolha outro."),
    ).toBeTruthy();
    expect(button("Seguinte").disabled).toBe(false);
    await user.upload(field(/^CV/), pdf("cv.docx", 8, ""));
    expect(screen.queryByText(/O CV tem de ser/)).toBeNull();
  });

  test("that has changed on the disk must be chosen again, and isn't sent later", async () => {
    await answering((response) => void response.socket?.destroy());
    const { user, settings } = open();
    const cv = pdf();
    await reachSummary(user, cv);
    cv.arrayBuffer = () => Promise.reject(new DOMException("changed", "NotReadableError"));
    await user.click(button("Enviar"));
    expect(await screen.findByText(/^Escolha o CV outra vez: o ficheiro mudou/)).toBeTruthy();
    expect(currentStep()).toContain("Dados e Informações");
    expect(document.activeElement).toBe(
      screen.getByRole("heading", { name: "Dados e Informações" }),
    );
    expect([field("Nome*").value, missing()]).toEqual(["Ana ", "Falta indicar: CV."]);
    expect(settings.bridge.emit).not.toHaveBeenCalled();
    await answering(json({}));
    await user.upload(field(/^CV/), pdf("novo.pdf"));
    expect(currentStep()).toContain("Dados e Informações");
    await user.click(button("Seguinte"));
    await user.click(button("Enviar"));
    expect(
      await screen.findByText(
        "Candidatura submetida com sucesso. Em breve entraremos em contacto.",
      ),
    ).toBeTruthy();
  });

  test("gives the message another id after a failure only if it is another file", async () => {
    const received = await answering(json({}, 500));
    const first = new File(["%PDF-1.7"], "cv.pdf", { lastModified: 1 });
    const longer = new File(["%PDF-1.7 "], "cv.pdf", { lastModified: 1 });
    const later = new File(["%PDF-1.7 "], "cv.pdf", { lastModified: 2 });
    const other = new File(["%PDF-1.7 "], "novo.pdf", { lastModified: 2 });
    for (const cv of [first, longer, later, other, other]) {
      const { user, unmount } = open();
      if (cv === first) await reachSummary(user, cv);
      else {
        await user.upload(field(/^CV/), cv);
        await user.click(button("Seguinte"));
      }
      await user.click(button("Enviar"));
      await screen.findByText(/^Erro ao/);
      unmount();
    }
    const ids = received.map(({ headers }) => headers["imo-send-id"]);
    expect([ids.length, new Set(ids).size, ids[4]]).toEqual([5, 4, ids[3]]);
  });

  test("without type and extension is recognised by its first bytes", async () => {
    const received = await answering(json({}));
    const { user } = open();
    await reachSummary(user, new File(["%PDF-1.7"], "CV Dr. Silva", { lastModified: 5 }));
    expect(screen.queryByText(/O CV tem de ser/)).toBeNull();
    await user.click(button("Enviar"));
    expect(await screen.findByText(/^Candidatura submetida/)).toBeTruthy();
    expect(received[0]?.body).toMatch(/filename="CV Dr. Silva"\r\nContent-Type: application\/pdf/);
  });

  test("that can still be read isn't asked for again without a network", async () => {
    await answering((response) => void response.socket?.destroy());
    const { user } = open();
    await reachSummary(user);
    await user.click(button("Enviar"));
    expect(
      await screen.findByText("Erro ao enviar a mensagem. Tente novamente mais tarde."),
    ).toBeTruthy();
    expect(screen.queryByText(/^Escolha o CV/)).toBeNull();
  });

  test("of a wrong type causes a second warning, and an error instead of a request", async () => {
    const received = await answering(json({}));
    const { user, settings } = open();
    await reachSummary(user, pdf("fotografia.jpg", 8, "image/jpeg"));
    expect(
      screen.getByText(
        "O CV tem de ser um ficheiro PDF, DOC ou DOCX. Volte atrás e escolha outro.",
      ),
    ).toBeTruthy();
    await user.click(button("Enviar"));
    expect(
      await screen.findByText("Erro ao submeter a candidatura. por favor tente mais tarde."),
    ).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Passos" })).toBeNull();
    expect(received.length).toBe(0);
    expect(settings.bridge.emit).toHaveBeenCalledExactlyOnceWith("imo:submit", {
      outcome: "failure",
    });
    expect(settings.bridge.report).not.toHaveBeenCalled();
  });

  test.each([
    ["1,000,000 bytes", pdf("cv.pdf", 1_000_000), null],
    [
      "1,000,001 bytes",
      pdf("cv.pdf", 1_000_001),
      "cv.pdf tem mais de 1 MB. Escolha um ficheiro mais pequeno, ou digitalize-o com menor resolução.",
    ],
    ["nothing in it", pdf("cv.pdf", 0), "cv.pdf está vazio. Escolha outro ficheiro."],
    ["a name of 200 characters", pdf(`${"ç".repeat(196)}.pdf`), null],
    ["no type but a known ending", pdf("CV.DOC", 8, ""), null],
  ])("with %s is accepted or refused at selection", async (_what, cv, refusal) => {
    const { user } = open();
    await chooseRole(user);
    await giveDetails(user, cv);
    expect(missing()).toBe(refusal ? "Falta indicar: CV." : "");
    if (refusal) expect(screen.getByText(refusal)).toBeTruthy();
    else expect(screen.getByText(cv.name)).toBeTruthy();
  });

  test("may be a pdf, doc or docx, by type and by extension", async () => {
    const { user } = open();
    await chooseRole(user);
    expect(field(/^CV/).accept).toBe(
      "application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.pdf,.doc,.docx",
    );
  });
});

test("sends the role shown on the screen, even if a script ticked it and stops every event of its box", async () => {
  const { container } = open();
  const radio = screen.getByRole<HTMLInputElement>("radio", { name: "Área Comercial" });
  const box = container.ownerDocument.createElement("ins");
  radio.before(box);
  box.addEventListener("click", (event) => {
    radio.checked = true;
    event.stopPropagation();
  });
  fireEvent.click(box);
  await vi.waitFor(() => expect(missing()).toBe("Falta indicar: agência."), 15_000);
  expect(radio.checked).toBe(true);
});
