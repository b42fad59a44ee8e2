import type { CallSettings } from "#api/call-settings.ts";
import { post } from "#api/client.ts";
import { type Fields, type SentValues, toRequestBody } from "#domain/fields/fields.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import { FileGone, Refusal } from "./submission-store.ts";

/** How a form is sent. */
export type FormCall<F extends Fields> = {
  call: { readonly path: string; readonly fields: F };
  /** Further keys of the call's body, which follow the fields. */
  more?: object | undefined;
  chosen?: CallSettings["chosen"];
  /** Returns the message with which a filled form fails without being sent, if any. */
  refuse?: (values: SentValues<F>) => string | null;
  settings: Pick<FormSettings, "apiBase" | "csrfUrl">;
};

/**
 * Sends a filled form. Browsers report a lost file as a network failure, so the files are read
 * again after any failure.
 * @throws {Refusal} if the form refuses its values
 * @throws {FileGone} if sending failed and a file can't be read any more
 */
export async function sendValues<F extends Fields>(
  { call, more, refuse, chosen, settings }: FormCall<F>,
  values: SentValues<F>,
  sendId: string,
): Promise<void> {
  const { apiBase, csrfUrl } = settings;
  try {
    const refusal = refuse?.(values);
    if (refusal) throw new Refusal(refusal);
    const body = { ...toRequestBody(call.fields, values), ...more };
    await post(call.path, body, { apiBase, csrfUrl, sendId, chosen });
  } catch (cause) {
    const files = Object.values(values).filter((value) => value instanceof File);
    const readings = await Promise.allSettled(files.map((file) => file.arrayBuffer()));
    const isGone = readings.some(({ status }) => status === "rejected");
    throw isGone ? new FileGone("a chosen file can't be read any more", { cause }) : cause;
  }
}

/**
 * Returns a form's whole content as text, for comparing. A file is represented by what
 * distinguishes it from other files and later versions.
 */
export function describeContent(values: object): string {
  return JSON.stringify(values, (_name, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
