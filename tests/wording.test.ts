/**
 * Texts that a native reader of Portuguese has corrected: none comes back, in whatever file visitors, editors and the agency
 * get it from. The texts that are there now are tested where they are shown.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const files = execFileSync(
  "git",
  ["ls-files", "-z", "src", "widgets", "scripts", "editors", "demo", "laravel", "docs"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\0")
  .filter((path) => /\.(tsx?|php|md|html)$/.test(path) && !/\.(test|spec)\.|(^|\/)tests\//.test(path))
  .filter((path) => existsSync(new URL(path, root)));

const CORRECTED = [
  /preço mais alto que ele paga/,
  /crédito que se possa pagar/,
  /Prestação mensal, ao cêntimo/,
  /Preço mais alto para o orçamento/,
  /Total a pagar"/,
  /Ligação copiada["'<]/,
  /Só \$\{/,
  /Qualquer estacionamento/,
  /\bSó pela referência/,
  // It says "next", or "nearby".
  /[Pp]esquisas? próximas?/,
  /na sua escolha/,
  /Afinal não enviar/,
  /não deixa guardar/,
  /Apagar deste browser/,
  /diferentes nesta linha/,
  /rever filtros/,
  /com menos qualidade/,
  /componente oferece a mais/,
  // An agent may be a woman.
  /Consultora? responsável/,
  // What a credit costs at the usual terms is no minimum.
  /Prestação desde/,
  // A certificate's class stands in the advert.
  /e o certificado energético/,
  /tabela acima/,
  /O que nos enviou/,
  // One form of a rent: 900 €/mês.
  /€ \/ mês/,
  // The spelling before 1990, which two texts of the specification alone keep ("Objectivo").
  /\b[Aa](ctiv|cç)\w*[oaã]s?\b|\b[Dd]irector(a|as|es)?\b|\b[Pp]roject[oa]|\b[Óó]ptim|\b[Cc]orrect[oa]s?\b|\b[Ss]eleccion/,
];

test("no text says again what was corrected", () => {
  const found = files.flatMap((path) => {
    const text = readFileSync(new URL(path, root), "utf8");
    return CORRECTED.filter((wording) => wording.test(text)).map((wording) => `${path}: ${wording.exec(text)?.[0]}`);
  });
  expect(found).toEqual([]);
});
