/** Tells who comes back that the form is not empty because of them, and lets them begin anew (docs/product/forms.md#drafts). */
type Props = {
  /** Forgets what was typed. */
  onStartAnew: () => void;
};

/** A line above the fields, with its button. */
export function DraftNotice({ onStartAnew }: Props) {
  return (
    <p className="imo-draft">
      <span>Recuperámos o que já tinha escrito.</span>
      <button type="button" className="imo-button imo-button--quiet" onClick={onStartAnew}>
        Começar de novo
      </button>
    </p>
  );
}
