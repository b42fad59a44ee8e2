import { cleanEmail } from "#domain/fields/contact-fields.ts";
import type { ChoiceProps, TextProps } from "#forms/session/control-props.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";

/** `rows` is for a text area. */
type Props = ChoiceProps | (TextProps & { rows?: number });

/**
 * A field of a form, with the control that its row in the table of fields asks for: a list
 * (docs/product/forms.md#lists) or a text field.
 */
export function FormField(props: Props) {
  if (props.options)
    return <SelectField {...props} placeholder="Selecione" className="imo-fields__wide" />;
  const { control, options: _none, ...field } = props;
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
