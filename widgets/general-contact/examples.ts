/** The general form's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Each state worth seeing, by its Portuguese name, with its page data. */
export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
  { name: "com mensagem", data: { mensagem: "Gostaria de vender a minha casa." } },
  {
    name: "com contactos junto do botão",
    data: { mostrarContactos: "sim", telefone: "256 000 000", whatsapp: "912 000 000" },
  },
];
