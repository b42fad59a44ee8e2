/** Page numbers (docs/product/pagination.md): a navigation of links, in the order in which the eye reads them. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { MouseEvent, SyntheticEvent } from "react";
import { pagesShown } from "./pages-shown.ts";
import "./pagination.css";

type Props = {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are; nothing is drawn for one. */
  lastPage: number;
  /** The URL of a page, so that a link can be opened in another tab or copied. */
  urlOf: (page: number) => string;
  /** A page's link was clicked; never the current one's. */
  onPage: (page: number) => void;
  /** The pointer or a finger is on its way to a page. */
  onIntent?: (page: number) => void;
};

/** Nothing for a single page. */
export function Pagination({ page, lastPage, urlOf, onPage, onIntent }: Props) {
  if (lastPage <= 1) return null;

  function reportIntent({ target }: SyntheticEvent) {
    const wanted = pageOfLink(target, page);
    if (wanted !== page && wanted >= 1 && wanted <= lastPage) onIntent?.(wanted);
  }

  function turn(event: MouseEvent) {
    const wanted = pageOfLink(event.target, page);
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (Number.isNaN(wanted) || wantsNewTab) return;
    event.preventDefault();
    if (wanted !== page && wanted >= 1 && wanted <= lastPage) onPage(wanted);
  }

  const step = { page, lastPage, urlOf };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <nav aria-label="Paginação" onPointerOver={reportIntent} onTouchStart={reportIntent} onClick={turn}>
      <ul className="imo-pagination">
        <Step {...step} side="previous" />
        {pagesShown(page, lastPage).map((number, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place in the row
            <Gap key={`gap-${place}`} />
          ) : (
            <Item key={number} number={number} page={page} url={urlOf(number)} />
          ),
        )}
        <Step {...step} side="next" />
      </ul>
    </nav>
  );
}

function Item({ number, page, url }: { number: number; page: number; url: string }) {
  const isCurrent = number === page;
  return (
    <li className={isCurrent ? "imo-pagination__item selected" : "imo-pagination__item"}>
      <a
        className="imo-pagination__link"
        href={url}
        rel={number === page - 1 ? "prev" : number === page + 1 ? "next" : undefined}
        tabIndex={isCurrent ? -1 : 0}
        aria-label={`Página ${number}`}
        aria-current={isCurrent ? "page" : undefined}
      >
        {number}
      </a>
    </li>
  );
}

/** No control: an `<a>` without a URL is none, and says so to search engines too. */
function Gap() {
  return (
    <li className="imo-pagination__gap">
      {/* biome-ignore lint/a11y/useValidAnchor: the dots look like a page's link and lead nowhere */}
      <a className="imo-pagination__dots" role="presentation">
        …
      </a>
    </li>
  );
}

type StepProps = Pick<Props, "page" | "lastPage" | "urlOf"> & { side: "previous" | "next" };

function Step({ page, lastPage, urlOf, side }: StepProps) {
  const isNext = side === "next";
  const isOff = page === (isNext ? lastPage : 1);
  return (
    <li className={isOff ? "imo-pagination__step disabled" : "imo-pagination__step"}>
      <a
        className={`imo-pagination__link imo-pagination__link--${side}`}
        href={isOff ? undefined : urlOf(isNext ? page + 1 : page - 1)}
        rel={isNext ? "next" : "prev"}
        role={isOff ? "button" : undefined}
        tabIndex={isOff ? -1 : 0}
        aria-disabled={isOff}
        aria-label={isNext ? "Página seguinte" : "Página anterior"}
      >
        {!isNext && <ChevronLeft className="imo-icon" />}
        <span className="imo-pagination__word">{isNext ? "Seguinte" : "Anterior"}</span>
        {isNext && <ChevronRight className="imo-icon" />}
      </a>
    </li>
  );
}

/** The page that a click on `target` would lead to; `NaN` where there is none. */
function pageOfLink(target: EventTarget, page: number): number {
  const link = target instanceof Element ? target.closest(".imo-pagination__link") : null;
  if (link?.classList.contains("imo-pagination__link--previous")) return page - 1;
  if (link?.classList.contains("imo-pagination__link--next")) return page + 1;
  return Number.parseInt(/\d+/.exec(link?.getAttribute("aria-label") ?? "")?.[0] ?? "", 10);
}
