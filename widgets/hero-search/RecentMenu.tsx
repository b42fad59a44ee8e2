import RotateCcwClock from "lucide-react/icons/rotate-ccw-clock";
import X from "lucide-react/icons/x";
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { CallSettings } from "#api/call-settings.ts";
import { loadOnce } from "#loading/load-once.ts";
import { type KeptSearch, keptSearches } from "#memory/kept-searches.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { RecentSearches } from "#ui/RecentSearches.tsx";
import { SCROLLS_ITSELF } from "#ui/scroller.ts";
import { showInTopLayer } from "#ui/top-layer.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import "./recent-menu.css";

const loadSearchAgain = loadOnce("search-again", () => import("#api/search-again.ts"));

const MOST = 3;
/** The list's maximum width, in px. */
const WIDEST = 440;

/**
 * "Últimas pesquisas", a list that opens over the fields
 * (docs/product/home-search.md#last-searches).
 */
export function RecentMenu({ apiBase, csrfUrl, bridge }: CallSettings & { bridge: HostBridge }) {
  const kept = useSyncExternalStore(keptSearches.subscribe, keptSearches.getEntries);
  // Snapshot from when the list opened, so a search in another tab can't move a link under a
  // finger.
  const [offered, setOffered] = useState<readonly KeptSearch[] | null>(null);
  const isOpen = offered !== null;
  const element = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useWidgetId("pesquisas");
  const close = () => setOffered(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || !list.current || !button.current || !element.current) return;
    const [anchor, row] = [button.current, element.current];
    const hide = showInTopLayer(list.current, anchor, () => measureList(anchor, row));
    const pressBeside = ({ target }: PointerEvent) => {
      if (!row.contains(target as Node)) setOffered(null);
    };
    document.addEventListener("pointerdown", pressBeside);
    return () => {
      hide();
      document.removeEventListener("pointerdown", pressBeside);
    };
  }, [isOpen]);
  const fetchResults = useCallback(
    async (search: KeptSearch, signal: AbortSignal) => {
      const { searchAgain } = await loadSearchAgain();
      return searchAgain(search.criteria, { apiBase, csrfUrl, signal }, (problem) =>
        bridge.report({ ...problem, message: `hero-search: ${problem.message}` }),
      );
    },
    [apiBase, csrfUrl, bridge],
  );
  const [isForgotten, setForgotten] = useState(false);
  const toggle = () => setOffered(isOpen ? null : kept.slice(0, MOST));
  function forget() {
    setForgotten(true);
    keptSearches.clear();
    close();
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  if (kept.length === 0 && !isForgotten) return null;
  if (kept.length === 0) {
    return (
      <div className="imo-hero__recent">
        <p ref={takeFocus} className="imo-hero__forgotten imo-small" tabIndex={-1}>
          Pesquisas apagadas.
        </p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers close the list on Escape and on blur, and its button is inside
    <div ref={element} className="imo-hero__recent" onKeyDown={closeByKey} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className="imo-button imo-button--quiet imo-hero__continue"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <RotateCcwClock className="imo-icon" />
        <span className="imo-hero__continue-text">
          Últimas <span className="imo-hero__continue-rest">pesquisas</span>
        </span>
      </button>
      {isOpen && (
        <div ref={list} id={id} className="imo-select__layer" {...SCROLLS_ITSELF}>
          <div className="imo-select__menu">
            <div className="imo-select__menu-list">
              <RecentSearches searches={offered} fetchResults={fetchResults} />
            </div>
            <button
              type="button"
              className="imo-button imo-button--quiet imo-hero__forget"
              onClick={forget}
            >
              <X className="imo-icon imo-icon--small" />
              Apagar estas pesquisas
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function measureList(button: Element, row: Element) {
  const { bottom, right, width } = row.getBoundingClientRect();
  const own = Math.min(WIDEST, width);
  return { top: button.getBoundingClientRect().top, bottom, left: right - own, width: own };
}

/** Focuses the confirmation, because the button that it replaces had the focus. */
function takeFocus(confirmation: HTMLElement | null) {
  confirmation?.focus();
}
