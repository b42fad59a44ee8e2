import Check from "lucide-react/icons/check";
import Printer from "lucide-react/icons/printer";
import { useRef } from "react";
import { formatDay } from "#domain/format/format-day.ts";
import { formatWholePrice } from "#domain/format/price.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { toTitle } from "#domain/listing/listing.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { readLoanTerms } from "#memory/loan-terms.ts";
import { Energy } from "../card/Energy.tsx";
import { Cover } from "../card/Photo.tsx";
import type { DatedListing } from "../marks/dated-listing.ts";
import { useListing } from "../search/listing-context.tsx";
import { type ComparisonRow, ENERGY_ROW, toComparisonRows } from "./comparison-rows.ts";
import { printElement } from "./print-element.ts";
import "./comparison.css";

type Props = { listings: readonly DatedListing[] };

/**
 * Compares two to four listings side by side and can print the table
 * (docs/product/memory.md#comparing).
 */
export function Comparison({ listings }: Props) {
  const { siteBase, licence, settings } = useListing();
  const printed = useRef<HTMLDivElement>(null);
  const rows = toComparisonRows(listings, readLoanTerms());
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="imo-compare" aria-label="Comparação de imóveis" tabIndex={0}>
        <div ref={printed}>
          <table className="imo-compare__table" data-count={listings.length}>
            <thead>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row is not focusable */}
              <tr aria-hidden="true">
                <td />
                {listings.map((listing) => (
                  <td key={toListingKey(listing)}>
                    <Cover listing={listing} className="imo-compare__photo" />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="col">
                  <span className="imo-hidden">Característica</span>
                </th>
                {listings.map((listing) => (
                  <th key={toListingKey(listing)} scope="col">
                    <a
                      className="imo-link imo-compare__title"
                      href={toPagePath(listing, siteBase) ?? undefined}
                      title={toTitle(listing)}
                    >
                      {toTitle(listing)}
                    </a>
                    {/* Stays in view with its column; screen readers get the price as a row. */}
                    <span className="imo-compare__price" aria-hidden="true">
                      {formatWholePrice(listing)}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.label} row={row} listings={listings} />
              ))}
            </tbody>
          </table>
          <p className="imo-compare__foot">
            {[licence, settings.telefone, settings.email, `Impresso em ${formatDay(new Date())}`]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </section>
      <p className="imo-compare__note imo-small">
        A prestação é indicativa e não constitui uma proposta de crédito. Não inclui comissões,
        seguros nem Imposto do Selo. A taxa anual de encargos efetiva global (TAEG) consta da ficha
        de informação normalizada europeia (FINE) que o banco lhe entrega.
      </p>
      <button
        type="button"
        className="imo-button imo-button--secondary"
        onClick={() => printed.current && printElement(printed.current, "Comparação de imóveis")}
      >
        <Printer className="imo-icon" />
        Imprimir
      </button>
    </>
  );
}

function Row({ row, listings }: Props & { row: ComparisonRow }) {
  const { label, detail, values, areBest } = row;
  return (
    <tr>
      <th scope="row">
        <span className="imo-compare__label">
          {label}
          {detail && <span className="imo-compare__detail">{detail}</span>}
        </span>
      </th>
      {listings.map((listing, position) => (
        <td
          key={toListingKey(listing)}
          className={areBest[position] ? "imo-compare__best" : undefined}
        >
          {label === ENERGY_ROW && values[position] ? (
            <Energy certificado={listing.certificado} />
          ) : (
            values[position] || "—"
          )}
          {areBest[position] && (
            <>
              <Check className="imo-icon imo-icon--small" />
              <span className="imo-hidden">, o melhor valor</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
