import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, type DragEvent, Fragment, useState } from "react";
import { applicationFields } from "#api/recrutamento.ts";
import { checkCv, cvMaximumSize, cvTypes } from "#domain/fields/cv.ts";
import { Field } from "#ui/Field.tsx";
import { useOwnForm } from "#ui/own-form.ts";
import "./upload.css";

/** Shared, so every step words the error the same way. */
export const WRONG_TYPE = "O CV tem de ser um ficheiro PDF, DOC ou DOCX.";

const accepted = [...Object.keys(cvTypes), ...Object.values(cvTypes)].join();

type Props = {
  file: File | null;
  /**
   * Called with null when a file is refused, so the box never shows a file the error isn't about.
   */
  onChange: (file: File | null) => void;
  /** Explains why a box that had a file is empty again. */
  note?: string | undefined;
};

/**
 * Picks one CV through a native input that covers the whole box (docs/look.md#upload,
 * docs/product/recruitment.md#cv-size).
 */
export function CvPicker({ file, onChange, note }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  const form = useOwnForm();

  function take(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    // The dialog was cancelled; keep the file chosen before.
    if (!chosen) return;
    const reason = refusalOf(chosen);
    setRefused(reason);
    onChange(reason === null ? chosen : null);
    if (reason === null) return;
    // Emptied so the same file can be chosen again once it has been corrected.
    event.target.value = "";
  }

  // When several files are dropped, browsers take the first or leave the page to open one.
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

  // A CV of the wrong type doesn't block sending: the server refuses it, and it can still be
  // replaced.
  const isWrong = file !== null && checkCv(file) === "type";

  return (
    <Field
      name="cv"
      label={applicationFields.cv.label ?? ""}
      hint={file ? undefined : note}
      error={refused ?? (isWrong ? `${WRONG_TYPE} Escolha outro.` : undefined)}
      className="imo-fields__wide"
    >
      {(control) => (
        <label className={file ? "imo-upload imo-upload--filled" : "imo-upload"}>
          <input
            {...control}
            {...refuseSeveral}
            type="file"
            form={form}
            className="imo-upload__input"
            accept={accepted}
            required
            onChange={take}
          />
          {/* Keyed so React drops whole elements: a translator may have replaced the text inside
              one. */}
          {file ? (
            <Fragment key="chosen">
              <span className="imo-upload__icon">
                <FileText className="imo-icon imo-icon--large" />
              </span>
              <span className="imo-upload__name">
                <span>{file.name}</span>
                <span className="imo-small">{`${Math.ceil(file.size / 1000)} kB`}</span>
              </span>
              <span className="imo-button imo-button--quiet">Substituir</span>
            </Fragment>
          ) : (
            <Fragment key="empty">
              <span className="imo-button imo-button--secondary">
                <Upload className="imo-icon" />
                Selecionar ficheiro
              </span>
              <span className="imo-small">PDF, DOC ou DOCX, até 1 MB</span>
            </Fragment>
          )}
        </label>
      )}
    </Field>
  );
}

function refusalOf(file: File): string | null {
  if (file.size > cvMaximumSize)
    return `${file.name} tem mais de 1 MB. Escolha um ficheiro mais pequeno, ou digitalize-o com menor resolução.`;
  return file.size === 0 ? `${file.name} está vazio. Escolha outro ficheiro.` : null;
}
