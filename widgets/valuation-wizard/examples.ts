/** The valuation wizard's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Each state worth seeing, by its Portuguese name, with its page data. */
export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
  { name: "com sugestões de localização", data: { localizacoes: ["Ovar", "Espinho", "Santa Maria da Feira"] } },
];
