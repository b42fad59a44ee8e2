import Link from "lucide-react/icons/link";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { TextField } from "#ui/TextField.tsx";
import { type LinkedTexts, toLink } from "./simulation-link.ts";

/** Buttons that copy a link to the simulation, or print it (docs/product/calculator.md#link). */
export function ShareLink({ texts, onShared }: { texts: LinkedTexts; onShared: () => void }) {
  const link = toLink(location.href, texts);
  const [copied, setCopied] = useState<{ link: string; isRefused: boolean }>();
  const now = copied?.link === link ? copied : undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // The page is insecure, or permission was denied.
      setCopied({ link, isRefused: true });
      return;
    }
    setCopied({ link, isRefused: false });
    onShared();
  }

  return (
    <div className="imo-plan__actions">
      <button type="button" className="imo-button imo-button--secondary" onClick={copy}>
        <Link className="imo-icon" />
        Copiar ligação
      </button>
      <button type="button" className="imo-button imo-button--secondary" onClick={() => print()}>
        <Printer className="imo-icon" />
        Imprimir
      </button>
      <p role="status">{now && !now.isRefused ? "Ligação copiada." : ""}</p>
      {now?.isRefused && <TextField name="link" label="Ligação" value={link} readOnly />}
    </div>
  );
}
