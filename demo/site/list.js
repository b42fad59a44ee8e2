/** The page of search results: its heading says the search that is on the screen, as the server's did for the first. */
import { listHeading } from "./list-heading.js";

const heading = document.querySelector("h1");
document.addEventListener("imo:search", ({ detail }) => {
  heading.textContent = listHeading(detail.criteria);
});
