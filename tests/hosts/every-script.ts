/** What the page every-script.html is known by to its tests, in every browser. */

/** Where the bare host has it. */
export const EVERY_SCRIPT = "/hosts/every-script.html";

/** What must have acted on the page by the time that all forms are sent, by the names under which the page counts it. */
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
