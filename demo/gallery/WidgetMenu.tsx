/** The ten widgets, as links that can be sent to somebody. */
import { catalogue } from "./catalogue.ts";

export function WidgetMenu({ widget }: { widget: string }) {
  return (
    <nav className="gallery__menu" aria-label="Componentes">
      <ul>
        {catalogue.map((entry) => (
          <li key={entry.widget}>
            <a href={`#${entry.widget}`} aria-current={entry.widget === widget ? "page" : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
