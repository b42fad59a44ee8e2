/** A label over its control. */
type Props = {
  label: string;
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
