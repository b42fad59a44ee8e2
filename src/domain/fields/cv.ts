/** Rules for the CV file (docs/product/recruitment.md#cv). */

/** In bytes. */
export const cvMaximumSize = 1_000_000;

/** MIME type → extension; the picker's `accept` lists both. */
export const cvTypes = {
  "application/pdf": ".pdf",
  "application/msword": ".doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
} as const;

/**
 * Extensions that are refused whatever the MIME type is. Anything else after a dot is part of the
 * name: `CV Dr. Silva`, `Currículo v1.2`.
 */
export const refusedEndings: readonly string[] = [
  ...["apk", "bat", "cmd", "dmg", "exe", "jar", "js", "lnk", "msi", "php", "scr", "sh", "vbs"],
  ...["7z", "gz", "rar", "tar", "zip"],
  ...[
    "csv",
    "docm",
    "dotx",
    "epub",
    "odp",
    "ods",
    "odt",
    "pages",
    "ppt",
    "pptx",
    "rtf",
    "txt",
    "xls",
    "xlsx",
  ],
  ...["eml", "htm", "html", "mht", "msg", "svg", "xml"],
  ...["bmp", "gif", "heic", "jpeg", "jpg", "png", "tif", "tiff", "webp"],
];

/** Types that no CV has. About any other type, the system may be wrong. */
const OTHER_KINDS = /^(?:image|video|audio|text)\//;

/** `type` is `""` when the system doesn't know it. */
export type FileFacts = { readonly name: string; readonly type: string; readonly size: number };

/** Returns the reason why a file can't be the CV, or `null` if it may be. */
export function checkCv(file: FileFacts): "type" | "size" | null {
  if (kindOf(file) !== "cv") return "type";
  return file.size > cvMaximumSize ? "size" : null;
}

/** Whether only the first bytes can tell what a file is ({@link cvTypeOfBytes}). */
export function isOfUnknownType(file: FileFacts): boolean {
  return kindOf(file) === "unknown";
}

/** Checks both MIME type and extension; a refusal by either wins. */
function kindOf({ name, type }: FileFacts): "cv" | "other" | "unknown" {
  const mime = type.toLowerCase();
  const ending = name.trim().toLowerCase().split(".").slice(1).at(-1) ?? "";
  if (OTHER_KINDS.test(mime) || refusedEndings.includes(ending)) return "other";
  const isCv =
    Object.hasOwn(cvTypes, mime) || Object.values<string>(cvTypes).includes(`.${ending}`);
  return isCv ? "cv" : "unknown";
}

/** Returns the type of a CV by the signature in its first 1024 bytes; `null` for any other file. */
export function cvTypeOfBytes(start: Uint8Array): keyof typeof cvTypes | null {
  const text = String.fromCharCode(...start.subarray(0, 1024));
  if (text.includes("%PDF-")) return "application/pdf";
  // Before 2007, Word wrote OLE files, or RTF with the same extension.
  if (text.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") || text.startsWith("{\\rtf"))
    return "application/msword";
  // OpenDocument and EPUB are ZIP files too, but name their type first.
  const isDocx = text.startsWith("PK\x03\x04") && !text.includes("mimetypeapplication/");
  return isDocx ? "application/vnd.openxmlformats-officedocument.wordprocessingml.document" : null;
}
