import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, type DragEvent, useState } from "react";
import { Field } from "#ui/Field.tsx";
import "./upload.css";

type Props = {
  label: string;
  hint: string;
  accept: string;
  file: File | null;
  /** The server will refuse the chosen file, which can still be replaced. */
  warning: string | undefined;
  /** `null` for a file that can be chosen. */
  refusal: (file: File) => string | null;
  /** A refused file empties the box, so that box and message are about the same file. */
  onChange: (file: File | null) => void;
  /** The reason why a box that had a file is empty again. */
  note?: string | undefined;
  className?: string;
};

/** One file, by a native input over its whole box (docs/look.md#upload, docs/product/recruitment.md#cv-size). */
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

  // For several dropped files browsers take the first, or leave the page and open one.
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
