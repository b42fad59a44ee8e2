/** The location in the owner's words; with suggestions in one line, because only an `<input>` has a native list. */
import type { GivenPlace } from "#domain/places/places.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import type { ValuationSession } from "./valuation.ts";

type Props = {
  session: ValuationSession;
  /** Without places the field is a text area. */
  places: readonly GivenPlace[] | undefined;
};

const shared = { hint: "Rua, freguesia e concelho.", "aria-required": "true" } as const;

/** A line with suggestions, or a text area. */
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
