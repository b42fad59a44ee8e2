import { hasFeature } from "#domain/listing/features.ts";

type Props = {
  draft: { isRestored: boolean; startAnew: () => void };
  funcoes: readonly string[] | undefined;
};

/**
 * Tells returning visitors that the form contains their own draft (docs/product/forms.md#drafts).
 */
export function DraftNotice({ draft: { isRestored, startAnew }, funcoes }: Props) {
  if (!isRestored || !hasFeature(funcoes, "rascunhos-visiveis")) return null;
  return (
    <p className="imo-draft">
      <span>Recuperámos o que já tinha escrito.</span>
      <button type="button" className="imo-button imo-button--quiet" onClick={startAnew}>
        Começar de novo
      </button>
    </p>
  );
}
