/**
 * Why the button beside it is disabled (DECISIONS 24, LOOK §3 Missing line). Polite, and always in the tree: a screen
 * reader only hears what changes in a region that it already knows.
 */
import { Info } from "lucide-react";

const list = new Intl.ListFormat("pt-PT");

type Props = {
  words: readonly string[];
  /** What is to be done with them. */
  verb?: "preencher" | "escolher";
};

export function MissingFields({ words, verb = "preencher" }: Props) {
  return (
    <p className="imo-missing" role="status">
      {words.length > 0 && (
        <>
          <Info className="imo-icon imo-icon--small" />
          <span>{`Falta ${verb}: ${list.format(words)}.`}</span>
        </>
      )}
    </p>
  );
}
