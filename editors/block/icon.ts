/** The button's icon. It has only fills, and SVG's namespace, because the editors need that. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 3 2 11.5h2.5V21h15v-9.5H22L12 3Zm0 2.6 5.5 4.7V19h-11v-8.7L12 5.6ZM11 11h2v2h2v2h-2v2h-2v-2H9v-2h2v-2Z"/></svg>';
