import Info from "lucide-react/icons/info";
import { formatList } from "#domain/format/text.ts";
import "#forms/form.css";

type Props = {
  names: readonly string[];
  notice?: string | undefined;
};

/**
 * Shows "Falta indicar: nome e e-mail." or the notice about the connection
 * (docs/product/forms.md#missing-line, docs/product/forms.md#connection). It is always in the tree,
 * because screen readers only announce changes in a region that they already know.
 */
export function MissingFields({ names, notice }: Props) {
  const line = notice ?? (names.length > 0 ? `Falta indicar: ${formatList(names)}.` : undefined);
  return (
    <p className="imo-missing imo-small" role="status">
      {line && (
        <>
          <Info className="imo-icon imo-icon--small" />
          {/* It needs its own element, because a translator may have replaced the text node. */}
          <span>{line}</span>
        </>
      )}
    </p>
  );
}
