/** One person (docs/look.md#team-cards). The name's link covers the card; the portrait is hidden from screen readers. */
import { memo, useState } from "react";
import { toInitials } from "#domain/format/text.ts";
import type { Person } from "./colaboradores.ts";

/** Memoized, because the list renders again with every batch of people. */
export const PersonCard = memo(function PersonCard({ person: { name, titulo, foto, link } }: { person: Person }) {
  return (
    <li className="imo-person">
      <div className="imo-person__photo" aria-hidden="true">
        <Portrait name={name} url={foto.href} />
      </div>
      <p className="imo-person__name">
        {link.href ? <a href={link.href}>{name}</a> : <span tabIndex={-1}>{name}</span>}
      </p>
      <p className="imo-person__role">{titulo || "A designar"}</p>
    </li>
  );
});

/** The photo, or initials if it is missing or broken (docs/product/team.md#cards). */
function Portrait({ name, url }: { name: string; url: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return toInitials(name);
  return <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />;
}
