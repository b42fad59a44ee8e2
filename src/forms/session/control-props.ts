/** The props of the controls that a form's rows ask for. */
import type { ChoiceField, Field, Fields } from "#domain/fields/fields.ts";

/** The names of the fields that hold text. */
export type TextName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]["first"] extends string ? Name : never;
}[keyof F & string];

type ControlProps = {
  name: string;
  value: string;
  /** The message to show, once the visitor has left the field. */
  error: string | undefined;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: () => void;
};
type LabelledProps = ControlProps & {
  label: string;
  autoComplete: string | undefined;
  "aria-required": true | undefined;
};
/** The props of a text field's control. */
export type TextProps = LabelledProps & {
  control: Field["control"];
  options?: undefined;
  /** True while the form is being sent. */
  readOnly: boolean;
};
/** The props of a choice's control. */
export type ChoiceProps = LabelledProps & { options: readonly string[] };

/** Distributes over a union of rows, so that whoever takes one has to handle them all. */
export type PropsOf<Row> = Row extends ChoiceField ? ChoiceProps : TextProps;

/**
 * Returns the props of the control that a row asks for; a text field is `readOnly` during a send.
 */
export function toControlProps<Row extends Field>(
  row: Row,
  control: ControlProps,
  readOnly: boolean,
): PropsOf<Row> {
  const { label = "", autoComplete, options, rule, first } = row;
  const labelled: LabelledProps = {
    ...control,
    label,
    autoComplete,
    "aria-required": rule(first) !== null || undefined,
  };
  const props: TextProps | ChoiceProps = options
    ? { ...labelled, options }
    : { ...labelled, control: row.control, readOnly };
  return props as PropsOf<Row>;
}
