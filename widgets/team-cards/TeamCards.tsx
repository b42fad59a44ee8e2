import {
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { toInitials } from "#domain/format/text.ts";
import type { HostBridge, WidgetProps } from "#runtime/define-widget.ts";
import { safeUrl } from "#runtime/readers.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { isShown, type Person } from "./colaboradores.ts";
import type { pageData } from "./page-data.ts";
import "./team-cards.css";

type Props = Pick<WidgetProps<typeof pageData>, "colaboradores"> & {
  bridge: Pick<HostBridge, "report">;
};

const FIRST = 4;
/**
 * The number of people shown at once after the click, at most four in a row. The rest of a very
 * large team renders in the background, where React lets taps and scrolling go first.
 */
const SCREENFUL = 16;

/**
 * The team as a grid of portraits: four at first, all after a click
 * (docs/product/team.md#ver-todos).
 */
export function TeamCards({ colaboradores, bridge }: Props) {
  const id = useWidgetId("people");
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(FIRST);
  useEffect(() => {
    if (limit === SCREENFUL) startTransition(() => setLimit(Number.POSITIVE_INFINITY));
  }, [limit]);
  useEffect(() => reportRefused(colaboradores, bridge), [colaboradores, bridge]);

  function showEverybody(event: SyntheticEvent<HTMLElement, UIEvent>) {
    event.preventDefault();
    flushSync(() => setLimit(SCREENFUL));
    const fifth = list.current?.querySelector<HTMLElement>(
      "li:nth-child(5) > .imo-person__name > *",
    );
    // After a click the visitor is already looking there, so the page must not scroll. `detail` is
    // 0 for a key press.
    fifth?.focus({ preventScroll: event.nativeEvent.detail > 0 });
  }
  /** Space works too, because the link looks like a button. */
  function showBySpace(event: KeyboardEvent<HTMLElement>) {
    if (event.key === " ") showEverybody(event);
  }

  return (
    <>
      <ul ref={list} id={id} className="imo-team">
        {colaboradores.slice(0, limit).map((person, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and people are only ever added at the end
          <PersonCard key={position} person={person} />
        ))}
      </ul>
      {limit === FIRST && colaboradores.length > FIRST && (
        <div className="imo-team__all">
          <a
            className="imo-button imo-button--secondary"
            href={`#${id}`}
            onClick={showEverybody}
            onKeyDown={showBySpace}
          >
            Ver todos
          </a>
        </div>
      )}
    </>
  );
}

/**
 * Reports unsafe URLs: the card looks right to the visitor, but the site's data needs correcting.
 */
function reportRefused(people: readonly Person[], bridge: Props["bridge"]): void {
  for (const person of people) {
    for (const key of ["foto", "link"] as const) {
      const url = person[key];
      if (url === "" || isShown(key, url)) continue;
      const message = `team-cards: a "${key}" of "colaboradores" expected ${safeUrl.expected}, got ${JSON.stringify(url.slice(0, 80))}; that person shows without it.`;
      bridge.report({ code: "page-data", message });
    }
  }
}

/**
 * Card of one person (docs/look.md#team-cards). The name's link covers the card; the portrait is
 * hidden from screen readers.
 */
const PersonCard = memo(function PersonCard({
  person: { name, titulo, foto, link },
}: {
  person: Person;
}) {
  return (
    <li className="imo-person">
      <div className="imo-person__photo" aria-hidden="true">
        <Portrait name={name} url={foto} />
      </div>
      <p className="imo-person__name">
        {isShown("link", link) ? <a href={link}>{name}</a> : <span tabIndex={-1}>{name}</span>}
      </p>
      <p className="imo-person__role imo-small">{titulo || "A designar"}</p>
    </li>
  );
});

/** The photo, or initials if it is missing or broken (docs/product/team.md#cards). */
function Portrait({ name, url }: { name: string; url: string }) {
  const [broken, setBroken] = useState<string>();
  if (url === broken || !isShown("foto", url)) return toInitials(name);
  return <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />;
}
