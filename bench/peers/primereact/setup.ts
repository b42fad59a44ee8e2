/** PrimeReact as its guide sets it up: one theme, the Portuguese words of the parts that are used. */
import "primereact/resources/themes/lara-light-blue/theme.css";
import "./site.css";
import { addLocale, locale } from "primereact/api";

addLocale("pt", {
  accept: "Sim",
  reject: "Não",
  choose: "Escolher",
  emptyMessage: "Nenhum resultado",
  emptyFilterMessage: "Nenhum resultado",
  firstDayOfWeek: 1,
});
locale("pt");
