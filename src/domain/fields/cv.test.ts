import { describe, expect, test } from "vitest";
import cases from "../../../contract/cases/cv-names.json" with { type: "json" };
import { checkCv, cvTypeOfBytes, isOfUnknownType } from "./cv.ts";

describe("a candidate's CV", () => {
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

  test("is accepted up to 1 000 000 bytes", () => {
    expect(checkCv({ name: "cv.pdf", type: "application/pdf", size: 1_000_000 })).toBeNull();
  });

  test.each([
    ["cv.doc", "application/msword"],
    ["cv.docx", docx],
    ["CV.PDF", ""],
    ["cv.docx", "application/octet-stream"],
    ["cv.docx", "application/wps-office.docx"],
    ["cv.doc", "application/vnd.ms-office"],
    ["cv.docx", "application/zip"],
    ["cv.pdf", "constructor"],
  ])("is accepted as %s of type %j", (name, type) => {
    expect(checkCv({ name, type, size: 1 })).toBeNull();
  });

  test.each([
    ["cv.pdf", "image/png"],
    ["cv.odt", ""],
    ["cv.pdf.exe", "application/octet-stream"],
    ["cv.txt", "text/plain"],
    ["cv.doc", "text/html"],
  ])("is rejected as %s of type %j, whatever its bytes are", (name, type) => {
    expect([checkCv({ name, type, size: 1 }), isOfUnknownType({ name, type, size: 1 })]).toEqual([
      "type",
      false,
    ]);
  });

  test.each(cases)("is accepted as $name with the content of a PDF: $taken", ({ name, taken }) => {
    const unnamed = { name, type: "", size: 1 };
    const type = isOfUnknownType(unnamed) ? "application/pdf" : "";
    expect([
      checkCv({ ...unnamed, type }),
      checkCv({ ...unnamed, type: "application/pdf" }),
    ]).toEqual(taken ? [null, null] : ["type", "type"]);
  });

  test.each([
    ["%PDF-1.7", "application/pdf"],
    [`\xEF\xBB\xBF\n${" ".repeat(1000)}%PDF-1.4`, "application/pdf"],
    ["\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "application/msword"],
    ["{\\rtf1\\ansi", "application/msword"],
    ["PK\x03\x04\x14\x00[Content_Types].xml", docx],
    ["PK\x03\x04\x0A\x00mimetypeapplication/vnd.oasis.opendocument.text", null],
    ["\x89PNG\r\n", null],
    ["", null],
  ])("is recognised by its first bytes %j as %s", (start, type) => {
    expect(cvTypeOfBytes(Uint8Array.from(start, (char) => char.charCodeAt(0)))).toBe(type);
  });

  test("is rejected above 1 000 000 bytes", () => {
    expect(checkCv({ name: "cv.pdf", type: "application/pdf", size: 1_000_001 })).toBe("size");
  });
});
