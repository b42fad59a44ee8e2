/**
 * Where the listing is, in the owner's own words. With places to suggest it is one line, because only that has a native list
 * of suggestions; what is chosen from it can still be added to.
 */
import type { GivenPlace } from "#domain/places/places.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import type { ValuationSession } from "./valuation.ts";

type Props = {
  /** The visitor's go at the wizard. */
  session: ValuationSession;
  /** What to suggest; none makes it a text area. */
  places: readonly GivenPlace[] | undefined;
};

const shared = { hint: "Rua, freguesia e concelho.", "aria-required": "true" } as const;

/** A line with suggestions where the page has places to suggest, else a text area. */
export function LocationField({ session, places }: Props) {
  const listId = useWidgetId("loca-list");
  const field = { ...session.text("loca"), ...shared, className: "imo-fields__wide" };
  if (!places?.length) return <TextArea {...field} rows={2} />;
  return (
    <>
      <TextField {...field} list={listId} />
      <datalist id={listId}>
        {places.map(toName).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function toName(place: GivenPlace): string {
  return typeof place === "string" ? place : place.nome;
}
