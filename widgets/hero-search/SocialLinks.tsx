/** The agency's social pages, as words: lucide has no brand marks. A link shows only when its address was given (CONTRACT §2). */

type Props = { facebook: string | undefined; instagram: string | undefined; linkedin: string | undefined };

export function SocialLinks({ facebook, instagram, linkedin }: Props) {
  const links = [
    ["Facebook", facebook],
    ["Instagram", instagram],
    ["LinkedIn", linkedin],
  ].filter(([, address]) => address);
  if (links.length === 0) return null;
  return (
    <div className="imo-hero__social">
      {links.map(([name, address]) => (
        <a key={name} className="imo-hero__social-link" href={address} target="_blank" rel="noopener noreferrer">
          <span>{name}</span>
          <span className="imo-hidden"> (abre num novo separador)</span>
        </a>
      ))}
    </div>
  );
}
