import { describe, expect, test } from "vitest";
import { checkCv } from "./cv.ts";

describe("a candidate's CV", () => {
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

  test.each([
    ["cv.pdf", "application/pdf", 1_000_000],
    ["cv.doc", "application/msword", 1],
    ["cv.docx", docx, 1],
    ["cv", "application/pdf", 1],
    ["CV.PDF", "", 1],
    ["cv.docx", "application/octet-stream", 1],
  ])("is taken as %s (%s, %d bytes)", (name, type, size) => {
    expect(checkCv({ name, type, size })).toBeNull();
  });

  test.each([
    ["cv.pdf", "image/png", 1],
    ["cv.odt", "", 1],
    ["pdf", "", 1],
    ["cv.pdf.exe", "application/octet-stream", 1],
    ["cv.txt", "text/plain", 2_000_000],
    ["cv.pdf", "constructor", 1],
  ])("is of a wrong type as %s (%s)", (name, type, size) => {
    expect(checkCv({ name, type, size })).toBe("type");
  });

  test("is too large above 1 000 000 bytes", () => {
    expect(checkCv({ name: "cv.pdf", type: "application/pdf", size: 1_000_001 })).toBe("size");
  });
});
