/** How the calculator knows a link that carries a simulation before the code that reads it is there. */

/** What begins the URL's fragment. */
export const LINK_MARK = "#simulacao?";
