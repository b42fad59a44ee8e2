/** Whom a message goes to: a name with its initials in a circle (LOOK §4 Contact forms). */
import type { ReactNode } from "react";

type Props = { name: string; children: ReactNode };

export function ContactPerson({ name, children }: Props) {
  return (
    <>
      <span className="imo-contact__avatar" aria-hidden="true">
        {initials(name)}
      </span>
      <div>{children}</div>
    </>
  );
}

/** First and last name's first letter: `Maria de Vasconcelos e Pereira` → `MP`. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By code points, so that a letter outside the first plane is not cut in half.
  return chosen.map((word) => [...(word ?? "")][0]?.toUpperCase()).join("");
}
