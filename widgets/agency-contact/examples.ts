/** The agency form's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Each state worth seeing, by its Portuguese name, with its page data. */
export const examples = [
  { name: "simples", data: { agencia: "OVR" } },
  { name: "com formas de contacto", data: { agencia: "ESP", telefone: "227 000 000", email: "espinho@exemplo.pt" } },
];
