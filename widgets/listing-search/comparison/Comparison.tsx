/**
 * Two to four listings side by side (docs/product/memory.md#comparing): a table with a heading for each row and each listing,
 * which prints by itself.
 */
import { Check, Printer } from "lucide-react";
import { useRef } from "react";
import type { Imovel } from "#api/imovel.ts";
import { formatDay } from "#domain/format/format-day.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { readLoanTerms } from "#ui/loan-terms.ts";
import { Cover } from "../cards/Cover.tsx";
import { type ComparisonRow, toComparisonRows } from "./comparison-rows.ts";
import { printElement } from "./print-element.ts";
import "./comparison.css";

type Props = {
  /** The listings, in their order. */
  listings: readonly Imovel[];
  /** Put before the links. */
  siteBase: string;
  /** What paper says of the agency: its phone number, its e-mail address. */
  agency: readonly (string | undefined)[];
};

/** The table, and the button that prints it. */
export function Comparison({ listings, siteBase, agency }: Props) {
  const printed = useRef<HTMLDivElement>(null);
  const rows = toComparisonRows(listings, readLoanTerms());
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="imo-compare" aria-label="Comparação de imóveis" tabIndex={0}>
        <div ref={printed}>
          <table className="imo-compare__table" data-count={listings.length}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="imo-hidden">Característica</span>
                </th>
                {listings.map((listing) => (
                  <Head
                    key={toListingKey(listing)}
                    listing={listing}
                    href={toPagePath(listing, siteBase) ?? undefined}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.label} row={row} keys={listings.map(toListingKey)} />
              ))}
            </tbody>
          </table>
          <p className="imo-compare__foot">
            {[...agency, `Impresso em ${formatDay(new Date())}`].filter(Boolean).join(" · ")}
          </p>
        </div>
      </section>
      <p className="imo-compare__note">
        A prestação é indicativa e não constitui uma proposta de crédito. Não inclui comissões, seguros nem Imposto do
        Selo. A TAEG consta da FINE do banco.
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

type RowProps = {
  /** What it says. */
  row: ComparisonRow;
  /** The listings' keys, in their order. */
  keys: readonly (string | null)[];
};

function Row({ row: { label, detail, values, areBest }, keys }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span className="imo-compare__label">
          {label}
          {detail && <span className="imo-compare__detail">{detail}</span>}
        </span>
      </th>
      {values.map((value, position) => (
        <td key={keys[position]} className={areBest[position] ? "imo-compare__best" : undefined}>
          {value || "—"}
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

/** A listing's photo over its title. */
function Head({ listing, href }: { listing: Imovel; href: string | undefined }) {
  return (
    <th scope="col">
      <Cover listing={listing} className="imo-compare__photo" />
      <a className="imo-link" href={href}>
        {listing.titulo || listing.tipoImovel || "Imóvel"}
      </a>
    </th>
  );
}
