type Props = {
  onStartAnew: () => void;
};

/** Tells a returning visitor that the form holds their own draft (docs/product/forms.md#drafts). */
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
