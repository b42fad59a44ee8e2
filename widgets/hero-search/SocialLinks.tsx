import type { WidgetProps } from "#runtime/define-widget.ts";
import type { pageData } from "./page-data.ts";

type Props = Pick<WidgetProps<typeof pageData>, "facebook" | "instagram" | "linkedin">;

/**
 * Links to the agency's social pages, as words because lucide has no brand marks
 * (docs/product/home-search.md#social-links).
 */
export function SocialLinks({ facebook, instagram, linkedin }: Props) {
  const links = [
    ["Facebook", facebook],
    ["Instagram", instagram],
    ["LinkedIn", linkedin],
  ].filter(([, url]) => url);
  if (links.length === 0) return null;
  return (
    <div className="imo-hero__social imo-small">
      {links.map(([name, url]) => (
        <a
          key={name}
          className="imo-hero__social-link"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span>{name}</span>
          <span className="imo-hidden"> (abre num novo separador)</span>
        </a>
      ))}
    </div>
  );
}
