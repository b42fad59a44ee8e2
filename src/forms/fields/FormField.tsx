import { cleanEmail } from "#domain/fields/contact-fields.ts";
import type { TextTie } from "#forms/use-form-session.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";

/**
 * A text field of a form, with the control that the table of fields names. `rows` is for a text
 * area.
 */
export function FormField({ control, ...field }: TextTie & { rows?: number }) {
  if (control === "area") return <TextArea {...field} className="imo-fields__wide" />;
  if (control === "phone")
    return <TextField {...field} type="tel" inputMode="tel" enterKeyHint="next" />;
  if (control !== "email")
    return <TextField {...field} className="imo-fields__wide" enterKeyHint="next" />;
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      onBlur={({ target }) => {
        field.onChange({ target: { value: cleanEmail(target.value) } });
        field.onBlur();
      }}
    />
  );
}
