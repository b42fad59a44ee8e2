import fc from "fast-check";
import { expect, test } from "vitest";
import { toMailLink } from "./mail-link.ts";

const read = (link: string) => {
  const query = new URLSearchParams(link.slice(link.indexOf("?")));
  return { subject: query.get("subject"), body: query.get("body")?.replaceAll("\r\n", "\n") };
};

test("writes each filled field on its own line", () => {
  const link = toMailLink("ovar@exemplo.pt", {
    subject: "Ref. OVR-0231",
    lines: [
      ["Nome", " Ana & Zé "],
      ["Outros", " "],
      ["Mensagem", "Bom dia,\ntenho 100 % de pressa?"],
    ],
  });
  expect(link.startsWith("mailto:ovar@exemplo.pt?")).toBe(true);
  expect(read(link)).toEqual({
    subject: "Ref. OVR-0231",
    body: "Nome: Ana & Zé\nMensagem: Bom dia,\ntenho 100 % de pressa?",
  });
});

test("shortens a link that mail programs would refuse", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 6000 }), (text) => {
      const link = toMailLink("a@b.pt", { subject: "Contacto", lines: [["Mensagem", text]] });
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(() => decodeURIComponent(link)).not.toThrow();
    }),
  );
  const long = toMailLink("a@b.pt", {
    subject: "Contacto",
    lines: [["Mensagem", "ção ".repeat(1000)]],
  });
  expect(read(long).body?.endsWith("…")).toBe(true);
});
