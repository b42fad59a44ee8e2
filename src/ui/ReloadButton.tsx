import { useState } from "react";

/**
 * Reloads the page. If the browser believes it is offline, checks first that the page answers:
 * without a network a reload would lose the page, but the browser may be wrong.
 */
export function ReloadButton({ look }: { look: "quiet" | "secondary" }) {
  const [isUnreachable, setUnreachable] = useState(false);
  async function reload() {
    try {
      if (!navigator.onLine) await fetch(location.href, { method: "HEAD", cache: "no-store" });
      location.reload();
    } catch {
      setUnreachable(true);
    }
  }
  return (
    <>
      <button type="button" className={`imo-button imo-button--${look}`} onClick={reload}>
        Recarregar a página
      </button>
      {isUnreachable && <span role="alert">Está sem ligação à internet.</span>}
    </>
  );
}
