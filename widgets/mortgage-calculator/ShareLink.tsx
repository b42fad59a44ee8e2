import Link from "lucide-react/icons/link";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { TextField } from "#ui/TextField.tsx";
import { type LinkedTexts, toLink } from "./simulation-link.ts";

/** Copies a link to the simulation, or prints it (docs/product/calculator.md#link). */
export function ShareLink({ texts, onShared }: { texts: LinkedTexts; onShared: () => void }) {
  const link = toLink(location.href, texts);
  const [copied, setCopied] = useState<{ link: string; isRefused: boolean }>();
  const now = copied?.link === link ? copied : undefined;

  async function copy() {
    const isRefused = await writeToClipboard(link);
    setCopied({ link, isRefused });
    if (!isRefused) onShared();
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

/** Refused on an insecure page, and without permission. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return false;
  } catch {
    return true;
  }
}
