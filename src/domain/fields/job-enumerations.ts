/** The closed lists of the job application, as they are sent (docs/product/enumerations.md#recruitment). */

/** The label is sent as `funcao` (docs/product/recruitment.md#sent-values). */
export const jobRoles = [
  { label: "Área Comercial", key: "AC" },
  { label: "Área Processual", key: "AP" },
  { label: "Área Administrativa", key: "AA" },
  { label: "Área Financeira", key: "AF" },
  { label: "Área de Marketing", key: "AM" },
  { label: "Área de Recursos Humanos", key: "ARH" },
] as const;

/** The name is sent as `agencia`, not the code. */
export const agencies = [
  { name: "Ovar", code: "OVR" },
  { name: "Santa Maria da Feira", code: "SMF" },
  { name: "Espinho", code: "ESP" },
] as const;
