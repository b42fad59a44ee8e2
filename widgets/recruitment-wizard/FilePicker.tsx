/**
 * One file, by a native input that covers its whole box: the keyboard, a click anywhere and a drop work by themselves
 * (docs/look.md#upload). A file that is refused at selection empties the box, so that the box and its message are always about
 * the same file (docs/product/recruitment.md#cv-size).
 */
import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, type DragEvent, useState } from "react";
import { Field } from "#ui/Field.tsx";
import "./upload.css";

type Props = {
  /** The label above the box, and the input's accessible name. */
  label: string;
  /** The permitted files, in words. */
  hint: string;
  /** The input's `accept`: the files that the system's own picker offers. */
  accept: string;
  /** The chosen file. */
  file: File | null;
  /** The reason why the server will refuse the chosen file, which can still be replaced. */
  warning: string | undefined;
  /** Returns the reason why a file cannot be chosen; `null` if it can. */
  refusal: (file: File) => string | null;
  /** Called with a chosen file, or with `null` after a refused one. */
  onChange: (file: File | null) => void;
  /** The reason why a box that had a file is empty again. */
  note?: string | undefined;
  /** The class that sets the field's place in its grid. */
  className?: string;
};

/** A box to click, drop on or reach by keyboard; it shows the chosen file. */
export function FilePicker({ label, hint, accept, file, warning, refusal, onChange, note, className }: Props) {
  const [refused, setRefused] = useState<string | null>(null);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    // The dialog was cancelled: the file chosen before stays.
    if (!chosen) return;
    const reason = refusal(chosen);
    setRefused(reason);
    onChange(reason === null ? chosen : null);
    if (reason === null) return;
    // Empty the input, so that the same file can be chosen again after a correction.
    event.target.value = "";
  }

  // Browsers differ when several files are dropped on one input: they take the first, or leave the page and open the file.
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
