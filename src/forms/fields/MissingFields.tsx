/**
 * Why the button beside it is disabled, or what the network has to say (docs/product/forms.md#missing-line,
 * docs/product/forms.md#connection, docs/look.md#missing-line). Polite, and always in the tree: a screen reader only hears
 * what changes in a region that it already knows.
 */
import Info from "lucide-react/icons/info";
import { formatList } from "#domain/format/format-list.ts";
import "#forms/form.css";

type Props = {
  /** Names of the fields, in their order on the page; an empty list hides the line. */
  names: readonly string[];
  /** Said instead of them. */
  notice?: string | undefined;
};

/** Shows "Falta indicar: nome e e-mail." */
export function MissingFields({ names, notice }: Props) {
  const missing = names.length > 0 ? `Falta indicar: ${formatList(names)}.` : undefined;
  const said = notice ?? missing;
  // "e-mail" does not break behind its hyphen.
  const [, before = said, word, after] = /(.*?)(\S+-\S+)(.*)/.exec(said ?? "") ?? [];
  return (
    <p className="imo-missing" role="status">
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
