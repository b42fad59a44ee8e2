/**
 * Page numbers by react-paginate, which with these two margins draws exactly our row
 * (docs/product/pagination.md#pages-shown). Its own list is an English `<ul role="navigation">` that fails axe, so the
 * list stands in our own `<nav>` and loses that role.
 */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentType, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";
import ReactPaginate, { type ReactPaginateProps } from "react-paginate";
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

// The package is CommonJS, and its default export arrives as the module in one bundler and as the component in another.
const Paginate = (
  "default" in ReactPaginate ? ReactPaginate.default : ReactPaginate
) as ComponentType<ReactPaginateProps>;

/** A navigation of links, in the order in which the eye reads them; nothing for a single page. */
export function Pagination({ page, lastPage, urlOf, onPage, onIntent }: Props) {
  if (lastPage <= 1) return null;

  function reportIntent({ target }: SyntheticEvent) {
    const wanted = pageOfLink(target, page);
    if (wanted !== page && wanted >= 1 && wanted <= lastPage) onIntent?.(wanted);
  }

  /**
   * Takes a click before any script of the page that follows links, as page transitions and boosted links do: two that act
   * make two entries of one click.
   */
  function take(event: MouseEvent) {
    const wanted = pageOfLink(event.target, page);
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const isTurn = wanted !== page && wanted >= 1 && wanted <= lastPage;
    if (!isNewTab && !isTurn) return;
    event.stopPropagation();
    if (isNewTab) return;
    event.preventDefault();
    onPage(wanted);
  }

  return (
    <nav
      ref={keepMended}
      aria-label="Paginação"
      onPointerOver={reportIntent}
      onTouchStart={reportIntent}
      onClickCapture={take}
      onKeyPressCapture={keepKey}
    >
      <Paginate
        pageCount={lastPage}
        forcePage={page - 1}
        pageRangeDisplayed={2}
        marginPagesDisplayed={1}
        // The page shown is ours to say, and a click on another one is taken before it comes here.
        onClick={() => false}
        hrefBuilder={urlOf}
        selectedPageRel={null}
        containerClassName="imo-pagination"
        pageClassName="imo-pagination__item"
        pageLinkClassName="imo-pagination__link"
        breakClassName="imo-pagination__gap"
        breakLinkClassName="imo-pagination__dots"
        breakLabel="…"
        previousClassName="imo-pagination__step"
        previousLinkClassName="imo-pagination__link imo-pagination__link--previous"
        previousAriaLabel="Página anterior"
        previousLabel={<Step icon={<ChevronLeft className="imo-icon" />} word="Anterior" />}
        nextClassName="imo-pagination__step"
        nextLinkClassName="imo-pagination__link imo-pagination__link--next"
        nextAriaLabel="Página seguinte"
        nextLabel={<Step icon={<ChevronRight className="imo-icon" />} word="Seguinte" isNext />}
        ariaLabelBuilder={(number) => `Página ${number}`}
      />
    </nav>
  );
}

function Step({ icon, word, isNext = false }: { icon: ReactNode; word: string; isNext?: boolean }) {
  return (
    <>
      {!isNext && icon}
      <span className="imo-pagination__word">{word}</span>
      {isNext && icon}
    </>
  );
}

/** Mends the row now and after each render of react-paginate, which comes after ours, from a state of its own. */
function keepMended(nav: HTMLElement) {
  mend(nav);
  const observer = new MutationObserver(() => mend(nav));
  observer.observe(nav, { subtree: true, childList: true, attributeFilter: ["role", "href", "aria-label"] });
  return () => observer.disconnect();
}

/** Links with a URL are links, and the dots are not a control: react-paginate says otherwise of both. */
function mend(nav: HTMLElement) {
  const list = nav.querySelector("ul");
  list?.removeAttribute("role");
  list?.removeAttribute("aria-label");
  for (const link of nav.querySelectorAll("a[href][role]")) link.removeAttribute("role");
  for (const dots of nav.querySelectorAll(".imo-pagination__dots")) {
    for (const name of ["tabindex", "aria-label"]) dots.removeAttribute(name);
    // An `<a>` without a role and with listeners counts as a link that a search engine can't follow.
    if (dots.getAttribute("role") !== "presentation") dots.setAttribute("role", "presentation");
  }
}

/** react-paginate takes every key for a click; Enter on a link is one anyway, and no other key is. */
function keepKey(event: KeyboardEvent) {
  event.stopPropagation();
}

/** The page that a click on `target` would lead to; `NaN` where there is none. */
function pageOfLink(target: EventTarget, page: number): number {
  const link = target instanceof Element ? target.closest(".imo-pagination__link") : null;
  if (link?.classList.contains("imo-pagination__link--previous")) return page - 1;
  if (link?.classList.contains("imo-pagination__link--next")) return page + 1;
  return Number.parseInt(/\d+/.exec(link?.getAttribute("aria-label") ?? "")?.[0] ?? "", 10);
}
