/** Team cards: the collaborators with photo, name and title (SPEC §2 Team cards). */
import { defineWidget } from "#runtime/define-widget.ts";
import { required } from "#runtime/readers.ts";
import { colaboradores } from "./colaboradores.ts";
import { TeamCards } from "./TeamCards.tsx";

export default defineWidget({
  name: "team-cards",
  pageData: { colaboradores: required(colaboradores, "The people, in the order in which they are shown.") },
  component: TeamCards,
});
