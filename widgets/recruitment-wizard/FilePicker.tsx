/**
 * One file, by a native input that covers its whole box: the keyboard, a click anywhere and a drop work by themselves
 * (docs/look.md#upload). What is refused at selection empties the box, so that it never shows another file than its message
 * speaks of (docs/product/recruitment.md#cv-size).
 */
import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, type DragEvent, useState } from "react";
import { Field } from "#ui/Field.tsx";
import "./upload.css";

type Props = {
  /** Stands above the box and names it. */
  label: string;
  /** What may be chosen, in words. */
  hint: string;
  /** What the system's own picker offers: the `accept` of the input. */
  accept: string;
  /** The chosen file. */
  file: File | null;
  /** Why the chosen file will not do; it can still be replaced. */
  warning: string | undefined;
  /** @returns why this file cannot even be chosen */
  refusal: (file: File) => string | null;
  /** Gets a file that was not refused, or `null` after one that was. */
  onChange: (file: File | null) => void;
  /** Why the box is empty again, when something stood in it before. */
  note?: string | undefined;
  /** For the field's place in its grid. */
  className?: string;
};

/** A box to click, drop on or reach by keyboard; it shows the chosen file. */
export function FilePicker({ label, hint, accept, file, warning, refusal, onChange, note, className }: Props) {
  const [refused, setRefused] = useState<string | null>(null);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    // Picking was called off: what was chosen before stays.
    if (!chosen) return;
    const reason = refusal(chosen);
    setRefused(reason);
    onChange(reason === null ? chosen : null);
    if (reason === null) return;
    // So that the same file, mended meanwhile, can be chosen again.
    event.target.value = "";
  }

  // Browsers disagree on several files for one: the first is taken, or the page is left for the file.
  const refuseSeveral = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.items.length > 1) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length < 2) return;
      event.preventDefault();
      onChange(null);
      setRefused("Escolha um só ficheiro.");
    },
  };

  return (
    <Field name="cv" label={label} hint={file ? undefined : note} error={refused ?? warning} className={className}>
      {(control) => (
        <label className={file ? "imo-upload imo-upload--filled" : "imo-upload"}>
          <input
            {...control}
            {...refuseSeveral}
            type="file"
            className="imo-upload__input"
            accept={accept}
            required
            onChange={take}
          />
          {file ? <ChosenFile file={file} /> : <NoFile hint={hint} />}
        </label>
      )}
    </Field>
  );
}

function NoFile({ hint }: { hint: string }) {
  return (
    <>
      <span className="imo-button imo-button--secondary">
        <Upload className="imo-icon" />
        Selecionar ficheiro
      </span>
      <span className="imo-upload__hint">{hint}</span>
    </>
  );
}

function ChosenFile({ file }: { file: File }) {
  return (
    <>
      <span className="imo-upload__icon">
        <FileText className="imo-icon imo-icon--large" />
      </span>
      <span className="imo-upload__name">
        <span>{file.name}</span>
        <span className="imo-upload__size">{`${Math.ceil(file.size / 1000)} kB`}</span>
      </span>
      <span className="imo-button imo-button--quiet">Substituir</span>
    </>
  );
}
