/** The recipient of a message: a name with its initials in a circle (docs/look.md#contact-forms). */
import type { ReactNode } from "react";
import { toInitials } from "#domain/format/text.ts";

type Props = { name: string; children: ReactNode };

/** The initials, with the head's content beside them. */
export function ContactPerson({ name, children }: Props) {
  return (
    <>
      <span className="imo-contact__avatar" aria-hidden="true">
        {toInitials(name)}
      </span>
      <div>{children}</div>
    </>
  );
}
