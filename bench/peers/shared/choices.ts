/** The closed lists of the search, in the order in which they are offered. */
export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"];
export const propertyTypes = ["Apartamento", "Moradia", "Terreno", "Garagem", "Armazém", "Loja", "Escritório"];
export const counts = ["1", "2", "3", "4", "+5"];
export const conditions = ["Novo", "Renovado", "Ruina", "Usado"];
export const sortOrders = [
  { value: "desc", label: "Preço: Descendente" },
  { value: "asc", label: "Preço: Ascendente" },
  { value: "rec", label: "Mais Recentes" },
];
