/**
 * The closed lists that only the job application offers (docs/product/enumerations.md#recruitment), letter by letter as
 * they are sent.
 */

/** The label is what an application sends as `funcao` (docs/product/recruitment.md#sent-values). */
export const jobRoles = [
  { label: "Área Comercial", key: "AC" },
  { label: "Área Processual", key: "AP" },
  { label: "Área Administrativa", key: "AA" },
  { label: "Área Financeira", key: "AF" },
  { label: "Área de Marketing", key: "AM" },
  { label: "Área de Recursos Humanos", key: "ARH" },
] as const;

/** The name is what an application sends as `agencia`, not the code. */
export const agencies = [
  { name: "Ovar", code: "OVR" },
  { name: "Santa Maria da Feira", code: "SMF" },
  { name: "Espinho", code: "ESP" },
] as const;
