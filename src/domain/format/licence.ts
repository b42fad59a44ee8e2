/** The agency's licence, on all that leaves the page (docs/law.md). */

/** Formats `Licença AMI n.º 12345`; nothing without a number. */
export function formatLicence(number: string | undefined): string {
  return number === undefined ? "" : `Licença AMI n.º ${number}`;
}
