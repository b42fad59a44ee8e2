/** The property form's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Each state worth seeing, by its Portuguese name, with its page data. */
export const examples = [
  { name: "simples", data: { idRef: "OVR-0231" } },
  {
    name: "com mensagem e formas de contacto",
    data: {
      idRef: "OVR-0231",
      mensagem: "Gostaria de saber mais sobre o imóvel OVR-0231 e de marcar uma visita.",
      telefone: "256 000 000",
      email: "ovar@exemplo.pt",
    },
  },
  { name: "referência numérica, outra política", data: { idRef: 231, privacidadeUrl: "/legal/privacidade" } },
  {
    name: "com contactos junto do botão",
    data: { idRef: "OVR-0231", mostrarContactos: "sim", telefone: "256 000 000", whatsapp: "912 000 000" },
  },
];
