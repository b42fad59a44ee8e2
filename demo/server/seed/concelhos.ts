/**
 * Where the demo's agency has listings: around its three offices, thinning out towards Porto, Aveiro and Braga. Names are
 * those of the built-in list of places, so that every listing can be found by the filter; `euroM2` is a plausible sale
 * price per square metre, from which all prices follow.
 */

/** A municipality with what the seed needs to invent listings in it. */
export type Concelho = {
  nome: string;
  /** The office whose code begins the references. */
  agencia: "OVR" | "SMF" | "ESP";
  euroM2: number;
  /** Share of the listings that lie here, against the others. */
  peso: number;
  freguesias: readonly string[];
};

/** The agency's town before the parishes were split in 2025: older listings still carry it, commas and all. */
export const OLD_UNION_OF_OVAR = "Ovar, São João, Arada e São Vicente de Pereira Jusã";

/** The municipalities that the agency works in. */
export const CONCELHOS: readonly Concelho[] = [
  {
    nome: "Ovar",
    agencia: "OVR",
    euroM2: 1750,
    peso: 26,
    freguesias: [
      "Esmoriz",
      "Cortegaça",
      "Maceda",
      "Válega",
      "Arada",
      "São João",
      "São Vicente de Pereira Jusã",
      OLD_UNION_OF_OVAR,
    ],
  },
  {
    nome: "Santa Maria da Feira",
    agencia: "SMF",
    euroM2: 1500,
    peso: 20,
    freguesias: [
      "Arrifana",
      "Fiães",
      "Lourosa",
      "Paços de Brandão",
      "São João de Ver",
      "Santa Maria de Lamas",
      "Mozelos",
      "Rio Meão",
      "Argoncilhe",
      "União das Freguesias de Santa Maria da Feira, Travanca, Sanfins e Espargo",
    ],
  },
  {
    nome: "Espinho",
    agencia: "ESP",
    euroM2: 2600,
    peso: 14,
    freguesias: ["Anta", "Guetim", "Paramos", "Silvalde"],
  },
  {
    nome: "Vila Nova de Gaia",
    agencia: "ESP",
    euroM2: 2800,
    peso: 9,
    freguesias: ["Arcozelo", "Canidelo", "Madalena", "Valadares", "São Félix da Marinha", "Gulpilhares", "Mafamude"],
  },
  {
    nome: "Oliveira de Azeméis",
    agencia: "SMF",
    euroM2: 1200,
    peso: 6,
    freguesias: ["Cesar", "Carregosa", "Loureiro", "São Roque", "Vila de Cucujães"],
  },
  { nome: "São João da Madeira", agencia: "SMF", euroM2: 1550, peso: 5, freguesias: [] },
  {
    nome: "Estarreja",
    agencia: "OVR",
    euroM2: 1150,
    peso: 4,
    freguesias: ["Avanca", "Beduído", "Pardilhó", "Salreu", "União das Freguesias de Canelas e Fermelã"],
  },
  { nome: "Murtosa", agencia: "OVR", euroM2: 1400, peso: 3, freguesias: ["Bunheiro", "Monte", "Torreira"] },
  {
    nome: "Aveiro",
    agencia: "OVR",
    euroM2: 2500,
    peso: 4,
    freguesias: [
      "Esgueira",
      "Cacia",
      "São Bernardo",
      "Santa Joana",
      "Requeixo, Nossa Senhora de Fátima e Nariz",
      "União das Freguesias de Glória e Vera Cruz",
    ],
  },
  {
    nome: "Ílhavo",
    agencia: "OVR",
    euroM2: 2100,
    peso: 2,
    freguesias: ["Gafanha da Nazaré", "Gafanha da Encarnação", "Ílhavo (São Salvador)"],
  },
  {
    nome: "Porto",
    agencia: "ESP",
    euroM2: 3600,
    peso: 3,
    freguesias: [
      "Bonfim",
      "Paranhos",
      "Ramalde",
      "Campanhã",
      "União das Freguesias de Cedofeita, Santo Ildefonso, Sé, Miragaia, São Nicolau e Vitória",
    ],
  },
  { nome: "Gondomar", agencia: "ESP", euroM2: 1900, peso: 1, freguesias: ["Rio Tinto", "Lomba"] },
  { nome: "Maia", agencia: "ESP", euroM2: 2200, peso: 1, freguesias: [] },
  { nome: "Vale de Cambra", agencia: "SMF", euroM2: 1050, peso: 1, freguesias: ["Roge", "Arões", "Cepelos"] },
  { nome: "Águeda", agencia: "OVR", euroM2: 1150, peso: 1, freguesias: [] },
  { nome: "Braga", agencia: "ESP", euroM2: 2000, peso: 1, freguesias: [] },
];
