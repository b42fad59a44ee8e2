/**
 * Why the button beside it is disabled (docs/product/forms.md#missing-line, docs/look.md#missing-line). Polite, and
 * always in the tree: a screen reader only hears what changes in a region that it already knows.
 */
import { Info } from "lucide-react";
import { formatList } from "#domain/format-list.ts";

type Props = {
  /** What the fields are called, in the order in which they stand; none hides the line. */
  names: readonly string[];
  /** What is to be done with them. */
  verb?: "preencher" | "escolher";
};

/** "Falta preencher: nome e e-mail." */
export function MissingFields({ names, verb = "preencher" }: Props) {
  return (
    <p className="imo-missing" role="status">
      {names.length > 0 && (
        <>
          <Info className="imo-icon imo-icon--small" />
          <span>{`Falta ${verb}: ${formatList(names)}.`}</span>
        </>
      )}
    </p>
  );
}
