/**
 * Page numbers by react-paginate, whose settings below give the documented row
 * (docs/product/pagination.md#pages-shown). The package's own list is an English
 * `<ul role="navigation">` that fails axe, so the list loses that role and is wrapped in a `<nav>`.
 */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import ReactPaginate, { type ReactPaginateProps } from "react-paginate";
import "./pagination.css";

type Props = {
  /** The current page, counted from 1. */
  page: number;
  lastPage: number;
  urlOf: (page: number) => string;
  onPage: (page: number) => void;
  /** Called when the pointer or a finger approaches a link to a page. */
  onIntent?: (page: number) => void;
};

// The package is CommonJS: one bundler gives its default export as the module, another as the
// component.
const Paginate = (
  "default" in ReactPaginate ? ReactPaginate.default : ReactPaginate
) as ComponentType<ReactPaginateProps>;

/** A navigation of links in their visual order; renders nothing for a single page. */
export function Pagination({ page, lastPage, urlOf, onPage, onIntent }: Props) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // react-paginate sets the steps' new URLs later, in a render of its own.
    const isLink = (step: Element) =>
      step.matches(".imo-pagination__link--previous") ? page > 1 : page < lastPage;
    if (nav.current) correctRoles(nav.current, isLink);
  });
  if (lastPage <= 1) return null;

  function reportIntent({ target }: SyntheticEvent) {
    const wanted = pageOfLink(target, page);
    if (wanted !== page && wanted >= 1 && wanted <= lastPage) onIntent?.(wanted);
  }

  /**
   * Handles a click before the page's own scripts, such as page transitions or boosted links, can
   * follow the link. If both handled the click, it would make two history entries.
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
      ref={nav}
      aria-label="Paginação"
      onPointerOver={reportIntent}
      onTouchStart={reportIntent}
      onClickCapture={take}
      // react-paginate treats every key as a click; Enter clicks a link natively.
      onKeyPressCapture={(event) => event.stopPropagation()}
    >
      <Paginate
        pageCount={lastPage}
        forcePage={page - 1}
        pageRangeDisplayed={2}
        marginPagesDisplayed={1}
        // The shown page is a prop, and `take` handles a click before react-paginate does.
        onClick={() => false}
        hrefBuilder={urlOf}
        selectedPageRel={null}
        containerClassName="imo-pagination"
        pageClassName="imo-pagination__item"
        pageLinkClassName="imo-pagination__link"
        disabledLinkClassName="imo-pagination__link--disabled"
        breakClassName="imo-pagination__gap"
        breakLinkClassName="imo-pagination__dots"
        breakLabel={<Dots nav={nav} />}
        previousClassName="imo-pagination__step"
        previousLinkClassName="imo-pagination__link imo-pagination__link--previous"
        previousAriaLabel="Página anterior"
        previousLabel={
          <>
            <ChevronLeft className="imo-icon" />
            <span className="imo-pagination__word">Anterior</span>
          </>
        }
        nextClassName="imo-pagination__step"
        nextLinkClassName="imo-pagination__link imo-pagination__link--next"
        nextAriaLabel="Página seguinte"
        nextLabel={
          <>
            <span className="imo-pagination__word">Seguinte</span>
            <ChevronRight className="imo-icon" />
          </>
        }
        ariaLabelBuilder={(number) => `Página ${number}`}
      />
    </nav>
  );
}

/** The dots of one gap, whose element react-paginate may draw in a separate render. */
function Dots({ nav }: { nav: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    if (nav.current) correctRoles(nav.current);
  }, [nav]);
  return "…";
}

/**
 * Corrects the roles that react-paginate gives to the list, to links and to the dots of a gap, and
 * removes its English words.
 * @param isLink whether a step leads to a page, if its URL doesn't show that yet
 */
export function correctRoles(
  nav: Element,
  isLink = (step: Element) => step.hasAttribute("href"),
): void {
  const list = nav.querySelector("ul");
  for (const name of ["role", "aria-label"]) list?.removeAttribute(name);
  for (const step of nav.querySelectorAll(".imo-pagination__step > a")) {
    if (isLink(step)) step.removeAttribute("role");
    else step.setAttribute("role", "button");
  }
  for (const dots of nav.querySelectorAll(".imo-pagination__dots")) {
    for (const name of ["tabindex", "aria-label"]) dots.removeAttribute(name);
    // Without a role, search engines take an `<a>` with listeners for a link that they can't
    // follow.
    dots.setAttribute("role", "presentation");
  }
}

/** Returns the page that a click on `target` leads to, or `NaN` if it isn't a page link. */
function pageOfLink(target: EventTarget, page: number): number {
  const link = target instanceof Element ? target.closest(".imo-pagination__link") : null;
  if (link?.classList.contains("imo-pagination__link--previous")) return page - 1;
  if (link?.classList.contains("imo-pagination__link--next")) return page + 1;
  return Number.parseInt(/\d+/.exec(link?.getAttribute("aria-label") ?? "")?.[0] ?? "", 10);
}
