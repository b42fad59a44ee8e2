/** The ten widgets, as links that can be sent to somebody. */
import { widgetEntries } from "./widget-entries.ts";

/** The links to the ten widgets; `widget` is the one that is shown. */
export function WidgetMenu({ widget }: { widget: string }) {
  return (
    <nav className="gallery__menu" aria-label="Componentes">
      <ul>
        {widgetEntries.map((entry) => (
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
