/**
 * The page of search results. Updates its heading for each search; the server wrote the first one.
 */
import { listHeading } from "./list-heading.js";

const heading = document.querySelector("h1");
document.addEventListener("imo:search", ({ detail }) => {
  heading.textContent = listHeading(detail.criteria);
});
