/** A label over its control. */
type Props = {
  label: string;
  /** The control's id. */
  id: string;
  children: React.ReactNode;
};

export function Field({ label, id, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
