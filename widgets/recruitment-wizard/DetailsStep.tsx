import { useRef } from "react";
import type { applicationFields } from "#api/recrutamento.ts";
import { cvTypeOfBytes, isOfUnknownType } from "#domain/fields/cv.ts";
import { FormField } from "#forms/fields/FormField.tsx";
import { PhoneField } from "#forms/fields/PhoneField.tsx";
import type { FormSession } from "#forms/session/use-form-session.ts";
import { CvPicker } from "./CvPicker.tsx";

const LOST = {
  reload: "Escolha o CV outra vez: por segurança, o ficheiro não fica guardado.",
  changed:
    "Escolha o CV outra vez: o ficheiro mudou, ou já não está onde estava, e não foi enviado.",
};

/**
 * Step 2: the candidate's details and CV (docs/product/recruitment.md#details,
 * docs/product/recruitment.md#cv).
 */
export function DetailsStep({ session }: { session: FormSession<typeof applicationFields> }) {
  const { cv } = session.entry.values;
  const lost = session.entry.lost("cv");
  const lastChosen = useRef<File>(null);

  async function choose(file: File | null) {
    lastChosen.current = file;
    const typed = file && isOfUnknownType(file) ? await withTypeOfBytes(file) : file;
    if (lastChosen.current === file) session.entry.change({ cv: typed });
  }

  return (
    <div className="imo-fields">
      <FormField {...session.entry.field("nome")} />
      <FormField {...session.entry.field("loca")} />
      <PhoneField {...session.entry.field("tel")} />
      <FormField {...session.entry.field("email")} />
      <CvPicker file={cv} onChange={choose} note={lost && LOST[lost]} />
      <FormField {...session.entry.field("mensagem")} rows={3} />
    </div>
  );
}

/**
 * Returns the file with the type that its signature shows, or unchanged if that isn't a CV type.
 */
async function withTypeOfBytes(file: File): Promise<File> {
  const type = cvTypeOfBytes(new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
}
