/** Rules for a CV's file (docs/product/recruitment.md#cv, docs/product/recruitment.md#cv-size). */

/** The largest CV, in bytes (docs/product/recruitment.md#cv-size). */
export const cvMaximumSize = 1_000_000;

/**
 * Types of a CV: MIME type → extension. Both lists together are the picker's `accept`
 * (docs/product/recruitment.md#cv).
 */
export const cvTypes = {
  "application/pdf": ".pdf",
  "application/msword": ".doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
} as const;

/**
 * Endings of other kinds of file, by which a CV is refused whatever its type says. Any other text after a dot belongs to the
 * name: `CV Dr. Silva`, `Currículo v1.2`. The server refuses the same (`fields.json`).
 */
export const refusedEndings: readonly string[] = [
  ...["apk", "bat", "cmd", "dmg", "exe", "jar", "js", "lnk", "msi", "php", "scr", "sh", "vbs"],
  ...["7z", "gz", "rar", "tar", "zip"],
  ...["csv", "docm", "dotx", "epub", "odp", "ods", "odt", "pages", "ppt", "pptx", "rtf", "txt", "xls", "xlsx"],
  ...["eml", "htm", "html", "mht", "msg", "svg", "xml"],
  ...["bmp", "gif", "heic", "jpeg", "jpg", "png", "tif", "tiff", "webp"],
];

/** Types that a system gives to what can't be a CV; of all others it may be wrong. */
const OTHER_KINDS = /^(?:image|video|audio|text)\//;

/** A file as the rules see it: its name, its MIME type (`""` when the system knows none), its bytes. */
export type FileFacts = { readonly name: string; readonly type: string; readonly size: number };

/**
 * Why a file cannot be the CV: `type` for anything but pdf, doc and docx, `size` above 1 000 000 bytes, `null` when it
 * can. Decided by its type, and by its name where that says nothing (docs/product/recruitment.md#cv).
 */
export function checkCv(file: FileFacts): "type" | "size" | null {
  const isCv = Object.hasOwn(cvTypes, toMime(file)) || isNamedAsCv(file);
  if (!isCv || isOfAnotherKind(file)) return "type";
  return file.size > cvMaximumSize ? "size" : null;
}

/** True when neither type nor name says what a file is, so that only its first bytes can ({@link cvTypeOfBytes}). */
export function isOfUnknownType(file: FileFacts): boolean {
  return !Object.hasOwn(cvTypes, toMime(file)) && !isNamedAsCv(file) && !isOfAnotherKind(file);
}

/**
 * The type of a CV by its signature, `null` for any other file.
 * @param start its first 1024 bytes
 */
export function cvTypeOfBytes(start: Uint8Array): keyof typeof cvTypes | null {
  const text = String.fromCharCode(...start.subarray(0, 1024));
  // PDF readers allow the signature anywhere in these bytes.
  if (text.includes("%PDF-")) return "application/pdf";
  // Before 2007 Word wrote OLE files, or RTF under the same name.
  if (text.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") || text.startsWith("{\\rtf")) return "application/msword";
  // OpenDocument and EPUB are ZIP files too, and name their type first.
  const isDocx = text.startsWith("PK\x03\x04") && !text.includes("mimetypeapplication/");
  return isDocx ? "application/vnd.openxmlformats-officedocument.wordprocessingml.document" : null;
}

function toMime({ type }: FileFacts): string {
  return type.toLowerCase();
}

function endingOf({ name }: FileFacts): string {
  return name.trim().toLowerCase().split(".").slice(1).at(-1) ?? "";
}

function isNamedAsCv(file: FileFacts): boolean {
  return Object.values<string>(cvTypes).includes(`.${endingOf(file)}`);
}

function isOfAnotherKind(file: FileFacts): boolean {
  return OTHER_KINDS.test(toMime(file)) || refusedEndings.includes(endingOf(file));
}
