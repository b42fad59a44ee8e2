/** What may be sent as a CV (docs/product/recruitment.md#cv, docs/product/recruitment.md#cv-size). */

/** The largest CV, in bytes (docs/product/recruitment.md#cv-size). */
export const cvMaximumSize = 1_000_000;

/**
 * What a CV may be: MIME type → extension. Both lists together are the picker's `accept`
 * (docs/product/recruitment.md#cv).
 */
export const cvTypes = {
  "application/pdf": ".pdf",
  "application/msword": ".doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
} as const;

/** What a browser says when the system knows no type for the file: a phone's file manager, a PC without Word. */
const unknownTypes = ["", "application/octet-stream", "binary/octet-stream"];

/** What a rule needs to know of a file: its name, its MIME type (`""` when the system knows none), its bytes. */
export type FileFacts = { readonly name: string; readonly type: string; readonly size: number };

/**
 * Why a file cannot be the CV: `type` for anything but pdf, doc and docx, `size` above 1 000 000 bytes, `null` when it
 * can. The type decides; only an empty or generic one falls back to the extension (docs/product/recruitment.md#cv).
 */
export function checkCv(file: FileFacts): "type" | "size" | null {
  if (!isCvType(file)) return "type";
  return file.size > cvMaximumSize ? "size" : null;
}

function isCvType({ name, type }: FileFacts): boolean {
  const mime = type.toLowerCase();
  if (!unknownTypes.includes(mime)) return Object.hasOwn(cvTypes, mime);
  return Object.values(cvTypes).some((extension) => name.toLowerCase().endsWith(extension));
}
