import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { type HeroPurpose, heroPurposes } from "#domain/fields/enumerations.ts";
import { useWidgetId } from "#ui/widget-id.ts";

type Props = {
  chosen: HeroPurpose;
  onChange: (purpose: HeroPurpose) => void;
  children: ReactNode;
};

/** Comprar and Arrendar as tabs, following the ARIA pattern (docs/product/home-search.md#tabs). */
export function PurposeTabs({ chosen, onChange, children }: Props) {
  const id = useWidgetId("objectivo");
  const list = useRef<HTMLDivElement>(null);

  function moveByKey(event: KeyboardEvent) {
    const other = heroPurposes.find((purpose) => purpose !== chosen);
    const [first, last] = heroPurposes;
    const goals: Record<string, HeroPurpose | undefined> = {
      ArrowLeft: other,
      ArrowRight: other,
      Home: first,
      End: last,
    };
    const next = goals[event.key];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-purpose="${next}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        className="imo-hero__tabs"
        role="tablist"
        aria-label="Objectivo"
        onKeyDown={moveByKey}
      >
        {heroPurposes.map((purpose) => (
          <button
            key={purpose}
            type="button"
            role="tab"
            id={`${id}-${purpose}`}
            data-purpose={purpose}
            className="imo-hero__tab"
            aria-selected={purpose === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={purpose === chosen ? 0 : -1}
            onClick={() => onChange(purpose)}
          >
            {purpose}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
