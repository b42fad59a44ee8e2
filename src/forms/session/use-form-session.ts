import { type SubmitEvent, useRef } from "react";
import { flushSync } from "react-dom";
import {
  type Field,
  type Fields,
  findInvalidFields,
  getFirstValues,
  isValid,
  listAnswers,
  listMissing,
  readTexts,
  type Values,
} from "#domain/fields/fields.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import { describeContent, type FormCall, sendValues } from "#forms/sending/send-values.ts";
import { useConnectionNotice } from "#forms/sending/use-connection.ts";
import { useShown, useSubmission } from "#forms/sending/use-submission.ts";
import { type PropsOf, type TextName, toControlProps } from "./control-props.ts";
import { useDraft } from "./use-draft.ts";
import { useEntry } from "./use-entry.ts";

type Options<F extends Fields> = FormCall<F> & {
  widget: string;
  /**
   * Identifies the listing, agent or agency; for another id, start a fresh session with React's
   * `key`.
   */
  id?: string | number | undefined;
  /** The page's values for some fields, used until the visitor types there. */
  preset?: Partial<Values<F>>;
  /** Keeps drafts under other ids after a success, because they are separate messages. */
  keepsOtherDrafts?: boolean | undefined;
  settings: Pick<FormSettings, "bridge">;
};

export type FormSession<F extends Fields> = ReturnType<typeof useFormSession<F>>;

/**
 * Returns a form's session, from the first key to the result. It uses no form library
 * (docs/decisions.md#forms-without-a-library).
 */
export function useFormSession<F extends Fields>(options: Options<F>) {
  const { widget, id, preset, settings } = options;
  const { fields } = options.call;
  const form = useRef<HTMLFormElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const draft = useDraft(widget, id, settings.bridge, options.keepsOtherDrafts);
  const { store, state } = useSubmission(widget, draft);
  const untyped: Values<F> = { ...getFirstValues(fields), ...preset };
  const { entry, change, touch, loseFiles, clear, isKept } = useEntry({
    fields,
    untyped,
    draft,
    form,
    submission: state,
  });
  useShown(store, container, { bridge: settings.bridge, onFileGone: loseFiles });
  const isSending = state.is === "sending";
  // The notice must not promise to keep the text if the browser hasn't kept it.
  const notice = useConnectionNotice(isSending, draft.isSafe());
  const values: Values<F> = { ...untyped, ...entry.typed };
  const invalid = findInvalidFields(fields, values);

  return {
    /** What the visitor has filled in. */
    entry: {
      values,
      answers: listAnswers(fields, values),
      change,
      /** Returns the props of the control that the field's row asks for. */
      field<Name extends TextName<F>>(name: Name): PropsOf<F[Name]> {
        const control = {
          name,
          value: String(values[name]),
          error: entry.touched.has(name) ? invalid.get(name) : undefined,
          onChange: ({ target }: { target: { value: string } }) =>
            change(readTexts(fields, { [name]: target.value })),
          onBlur: () => touch(name),
        };
        return toControlProps(fields[name] as F[Name] & Field, control, isSending);
      },
      /** Returns the names to show for the invalid fields among `names`. */
      missing: (names: readonly (keyof F & string)[]) => listMissing(fields, values, names),
      /** Returns why a file has to be chosen again. */
      lost: (name: keyof F & string) => entry.lost[name],
    },
    draft: {
      key: draft.key,
      /** Whether the entry was restored before the visitor had started typing. */
      isRestored: entry.isRestored,
      /** Whether a reload would restore the typed text. */
      isKept,
      /** Clears the form and its draft, and focuses the first field. */
      startAnew() {
        flushSync(clear);
        form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
      },
    },
    submission: {
      state,
      /** The notice about the connection, which replaces the missing line. */
      notice,
      /** Sends the form if every field is valid. */
      submit(event: SubmitEvent) {
        event.preventDefault();
        if (!isValid(fields, values)) return;
        store.start((sendId) => sendValues(options, values, sendId), describeContent(values));
      },
      /** Actions for a send that got no answer (docs/product/forms.md#sent-again). */
      resend: { sendLater: store.sendLater, cancel: store.cancel },
    },
    refs: {
      /** Text found in its fields on mount counts as user input. */
      form,
      /** Holds the form and later its result. */
      container,
    },
  };
}
