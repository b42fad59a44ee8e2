/** The names by which the tests know the page every-script.html, in every browser. */

/** Where the bare host has it. */
export const EVERY_SCRIPT = "/hosts/every-script.html";

/** The scripts that must have acted on the page when all forms are sent, by the names under which the page counts them. */
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
