/** Tells a returning visitor that the form holds their own draft, and offers to start again (docs/product/forms.md#drafts). */
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
