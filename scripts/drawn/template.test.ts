import { expect, test } from "vitest";
import { decimal, optional, required, text } from "#runtime/readers.ts";
import { makeTemplate, type TemplatePlan, withTexts } from "./template.ts";

const plan: TemplatePlan = {
  choices: ["tel", "nome"],
  data: (has) => ({ nome: has("nome") ? "{{nome}}" : "", tel: has("tel") ? "{{tel}}" : "" }),
};
const draw = (data: object) => {
  const { nome, tel } = data as Record<string, string>;
  const hello = nome ? `Olá ${nome}` : "Olá";
  return `<p>${hello}</p>${tel ? `<a href="tel:${tel}?text=${encodeURIComponent(hello)}">${tel}</a>` : ""}<hr/>`;
};

test("turns texts into places, and wraps optional ones in an if", () => {
  expect(makeTemplate(plan, draw)).toBe(
    "<p><!--if:nome-->Olá {{nome}}<!--else-->Olá<!--/if--></p>" +
      "<!--if:tel-->" +
      '<!--if:nome--><a href="tel:{{tel}}?text=Ol%C3%A1%20{{url:nome}}"><!--else--><a href="tel:{{tel}}?text=Ol%C3%A1"><!--/if-->' +
      "{{tel}}</a><!--/if--><hr/>",
  );
});

test("marks what a component derives from its page data by where it stands", () => {
  const marks = [[/(<a href="tel:)[^?]*/, "$1{{numero}}"]] as const;
  expect(makeTemplate({ ...plan, marks }, draw)).toContain('href="tel:{{numero}}?');
});

test("throws when a component has changed under its plan", () => {
  expect(() => makeTemplate({ ...plan, marks: [[/<dialog>/, ""]] }, draw)).toThrow(
    "No drawing holds /<dialog>/",
  );
});

test("makes optional texts choices without a plan, and leaves the plan's own data", () => {
  const keys = {
    nome: optional(text),
    nota: optional(text),
    ref: required(text),
    anos: optional(decimal),
  };
  const { choices, data } = withTexts({ choices: [], data: () => ({ nome: "Ana" }) }, keys);
  expect(choices).toEqual(["nota"]);
  expect(data(() => true)).toEqual({ nome: "Ana", nota: "{{nota}}" });
  expect(data(() => false)).toEqual({ nome: "Ana", nota: "" });
});

test("tries a part's choices within the part, and keeps what is repeated in one piece", () => {
  const people: TemplatePlan = {
    choices: ["mais"],
    parts: [[/<li>.*?<\/li>/, ["foto"]]],
    data: (has) => ({ mais: has("mais"), foto: has("foto") }),
    marks: [[/(<li>.*?<\/li>)\1*/, "<!--each:pessoas-->$1<!--/each-->"]],
  };
  const drawPeople = (data: object) => {
    const { mais, foto } = data as Record<string, boolean>;
    const person = `<li>${foto ? "<img/>" : ""}</li>`;
    return `<ul>${person}${mais ? `${person}</ul><button></button>` : "</ul>"}`;
  };
  expect(makeTemplate(people, drawPeople)).toBe(
    "<ul><!--each:pessoas--><li><!--if:foto--><img/><!--/if--></li><!--/each--></ul><!--if:mais--><button></button><!--/if-->",
  );
});
