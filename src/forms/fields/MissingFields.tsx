import Info from "lucide-react/icons/info";
import { formatList } from "#domain/format/text.ts";
import "#forms/form.css";

type Props = {
  names: readonly string[];
  notice?: string | undefined;
};

/**
 * Shows "Falta indicar: nome e e-mail." or the network's notice (docs/product/forms.md#missing-line,
 * docs/product/forms.md#connection). Always in the tree: a screen reader only hears changes in a region that it already
 * knows.
 */
export function MissingFields({ names, notice }: Props) {
  const missing = names.length > 0 ? `Falta indicar: ${formatList(names)}.` : undefined;
  const said = notice ?? missing;
  // "e-mail" does not break behind its hyphen.
  const [, before = said, word, after] = /(.*?)(\S+-\S+)(.*)/.exec(said ?? "") ?? [];
  return (
    <p className="imo-missing imo-small" role="status">
      {said && (
        <>
          <Info className="imo-icon imo-icon--small" />
          <span>
            {/* Each text alone in its element: a translator may have replaced the text itself. */}
            <span>{before}</span>
            <span className="imo-together">{word}</span>
            <span>{after}</span>
          </span>
        </>
      )}
    </p>
  );
}
