/** The agency's licence, as it stands on all that leaves the page (docs/law.md). */

/** @param number the licence's, as the page gives it; `Licença AMI n.º 12345`, or nothing without one */
export function formatLicence(number: string | undefined): string {
  return number === undefined ? "" : `Licença AMI n.º ${number}`;
}
