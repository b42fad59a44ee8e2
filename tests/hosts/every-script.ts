/** The names that tests in every browser share for the page every-script.html. */

/** The page's path on the bare host. */
export const EVERY_SCRIPT = "/hosts/every-script.html";

/**
 * The scripts that must have acted on the page by the time all forms are sent, with the names under
 * which the page counts them.
 */
export const SCRIPTS = [
  "application",
  "boost",
  "chat",
  "copied list",
  "guard",
  "history",
  "late script",
  "mask",
  "translator",
  "validator",
  "worker",
  "writing aid",
];
