/**
 * Two to four listings side by side (docs/product/memory.md#comparing): a table with a heading for each row and each listing,
 * which prints by itself.
 */
import { Printer } from "lucide-react";
import { useRef } from "react";
import type { Imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { readLoanTerms } from "#ui/loan-terms.ts";
import { type ComparisonRow, toComparisonRows } from "./comparison-rows.ts";
import { printElement } from "./print-element.ts";
import "./comparison.css";

type Props = {
  /** The listings, in their order. */
  listings: readonly Imovel[];
  /** Put before the links. */
  siteBase: string;
};

/** The table, and the button that prints it. */
export function Comparison({ listings, siteBase }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const rows = toComparisonRows(listings, readLoanTerms());
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="imo-compare" aria-label="Comparação de imóveis" tabIndex={0}>
        <table ref={table} className="imo-compare__table">
          <thead>
            <tr>
              <th scope="col">
                <span className="imo-hidden">Característica</span>
              </th>
              {listings.map((listing) => (
                <th key={toListingKey(listing)} scope="col">
                  <a className="imo-link" href={toPagePath(listing, siteBase) ?? undefined}>
                    {listing.titulo || listing.tipoImovel || "Imóvel"}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} keys={listings.map(toListingKey)} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="imo-compare__note">
        <span aria-hidden="true">≠</span> Os imóveis diferem neste ponto. A prestação é indicativa e não constitui uma
        proposta de crédito.
      </p>
      <button
        type="button"
        className="imo-button imo-button--secondary"
        onClick={() => table.current && printElement(table.current, "Comparação de imóveis")}
      >
        <Printer className="imo-icon" />
        Imprimir
      </button>
    </>
  );
}

type RowProps = {
  /** What it says. */
  row: ComparisonRow;
  /** The listings' keys, in their order. */
  keys: readonly (string | null)[];
};

function Row({ row: { label, detail, values, isDifferent }, keys }: RowProps) {
  return (
    <tr className={isDifferent ? "imo-compare__row--different" : undefined}>
      <th scope="row">
        <span>{label}</span>
        {isDifferent && (
          <span className="imo-compare__mark" title="Os imóveis diferem neste ponto">
            <span aria-hidden="true">≠</span>
            <span className="imo-hidden">, diferente</span>
          </span>
        )}
        {detail && <span className="imo-compare__detail">{detail}</span>}
      </th>
      {values.map((value, position) => (
        <td key={keys[position]}>{value || "—"}</td>
      ))}
    </tr>
  );
}
