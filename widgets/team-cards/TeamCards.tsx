/** The team as a grid of portraits: four at first, all after a click (docs/product/team.md#ver-todos). */
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import type { HostBridge } from "#runtime/define-widget.ts";
import { safeUrl } from "#runtime/readers.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import type { Person } from "./colaboradores.ts";
import { PersonCard } from "./PersonCard.tsx";
import { usePeopleShown } from "./use-people-shown.ts";
import "./team-cards.css";

type Props = {
  colaboradores: readonly Person[];
  bridge: Pick<HostBridge, "report">;
};

/** The grid, and "Ver todos" while there are more. */
export function TeamCards({ colaboradores, bridge }: Props) {
  const id = useWidgetId("people");
  const list = useRef<HTMLUListElement>(null);
  const { count, hasMore, showAll } = usePeopleShown(colaboradores.length);
  useEffect(() => reportRefused(colaboradores, bridge), [colaboradores, bridge]);

  function showEverybody(event: SyntheticEvent<HTMLElement, UIEvent>) {
    event.preventDefault();
    showAll();
    const fifth = list.current?.querySelector<HTMLElement>("li:nth-child(5) > .imo-person__name > *");
    // A click already looks there, so the page must not scroll; `detail` is 0 for a key.
    fifth?.focus({ preventScroll: event.nativeEvent.detail > 0 });
  }
  /** The link looks like a button, which Space presses. */
  function showBySpace(event: KeyboardEvent<HTMLElement>) {
    if (event.key === " ") showEverybody(event);
  }

  return (
    <>
      <ul ref={list} id={id} className="imo-team">
        {colaboradores.slice(0, count).map((person, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and people only ever join at the end
          <PersonCard key={position} person={person} />
        ))}
      </ul>
      {hasMore && (
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

/** The card looks right to the visitor, but the site's data need a correction. */
function reportRefused(people: readonly Person[], bridge: Props["bridge"]): void {
  for (const { foto, link } of people) {
    for (const [key, { refused }] of Object.entries({ foto, link })) {
      if (!refused) continue;
      const message = `team-cards: a "${key}" of "colaboradores" expected ${safeUrl.expected}, got ${JSON.stringify(refused.slice(0, 80))}; that person shows without it.`;
      bridge.report({ code: "page-data", message });
    }
  }
}
