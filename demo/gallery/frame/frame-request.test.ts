import { expect, test } from "vitest";
import { buildFrameUrl, type FrameRequest, readFrameRequest } from "./frame-request.ts";

const request: FrameRequest = {
  widget: "general-contact",
  values: { mensagem: "Olá & <b>" },
  fallbackText: "",
  form: "atributos",
  calls: null,
  host: "nenhum",
  theme: { "--imo-radius": "0px" },
  isDark: false,
};
const isWidget = (name: string) => name === "general-contact";
const hashOf = (one: object) => `#${encodeURIComponent(JSON.stringify(one))}`;

test("reads what the gallery wrote into the frame's URL", () => {
  const { hash, pathname } = new URL(
    buildFrameUrl(request, "normal"),
    "https://agencia.example/galeria/",
  );
  expect(pathname).toBe("/galeria/gallery/moldura.html");
  expect(readFrameRequest(hash, isWidget)).toEqual(request);
});

test.each([
  ["widget", { widget: "x" }],
  ["host style", { host: "../../x" }],
  ["property", { theme: { "background-image": "none" } }],
  ["state", { calls: "x" }],
  ["form", { form: "x" }],
])("refuses a URL with a %s that the gallery doesn't know", (_what, wrong) => {
  expect(readFrameRequest(hashOf({ ...request, ...wrong }), isWidget)).toBeNull();
});

test.each(["", "#", "#%", "#{", hashOf([])])(
  "refuses the hash %j, which isn't a request",
  (hash) => {
    expect(readFrameRequest(hash, isWidget)).toBeNull();
  },
);
