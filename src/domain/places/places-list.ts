/**
 * The built-in places, in the order of suggestions (docs/product/places.md#built-in-list), written
 * as text because it is smaller than JSON. The names are those in force since October 2025, plus
 * one dissolved union that older listings still use ("Ovar, São João, Arada e …"). Names: INE / DGT
 * (CAOP, CC BY 4.0); parishes of 2025: MAI via PÚBLICO (CC BY 4.0).
 */

/** Each line is `name | district`. */
export const municipalityLines = `
Águeda | Aveiro
Albergaria-a-Velha | Aveiro
Amarante | Porto
Amares | Braga
Anadia | Aveiro
Arouca | Aveiro
Aveiro | Aveiro
Baião | Porto
Barcelos | Braga
Braga | Braga
Cabeceiras de Basto | Braga
Cantanhede | Coimbra
Castelo de Paiva | Aveiro
Castro Daire | Viseu
Celorico de Basto | Braga
Cinfães | Viseu
Coimbra | Coimbra
Espinho | Aveiro
Esposende | Braga
Estarreja | Aveiro
Fafe | Braga
Felgueiras | Porto
Figueira da Foz | Coimbra
Gondomar | Porto
Guimarães | Braga
Ílhavo | Aveiro
Lousada | Porto
Maia | Porto
Marco de Canaveses | Porto
Matosinhos | Porto
Mealhada | Aveiro
Mira | Coimbra
Montemor-o-Velho | Coimbra
Murtosa | Aveiro
Oliveira de Azeméis | Aveiro
Oliveira de Frades | Viseu
Oliveira do Bairro | Aveiro
Ovar | Aveiro
Paços de Ferreira | Porto
Paredes | Porto
Penafiel | Porto
Porto | Porto
Póvoa de Lanhoso | Braga
Póvoa de Varzim | Porto
Santa Maria da Feira | Aveiro
Santo Tirso | Porto
São João da Madeira | Aveiro
São Pedro do Sul | Viseu
Sever do Vouga | Aveiro
Terras de Bouro | Braga
Tondela | Viseu
Trancoso | Guarda
Trofa | Porto
Vagos | Aveiro
Vale de Cambra | Aveiro
Valongo | Porto
Viana do Castelo | Viana do Castelo
Vieira do Minho | Braga
Vila do Conde | Porto
Vila Nova de Famalicão | Braga
Vila Nova de Gaia | Porto
Vila Verde | Braga
Viseu | Viseu
Vizela | Braga
Vouzela | Viseu
`;

/** Each line is `name | municipality`. */
export const parishLines = `
Albergaria-a-Velha e Valmaior | Albergaria-a-Velha
Alquerubim | Albergaria-a-Velha
Angeja | Albergaria-a-Velha
Anta | Espinho
Arada | Ovar
Aradas | Aveiro
Arcozelo | Vila Nova de Gaia
Argoncilhe | Santa Maria da Feira
Arões | Vale de Cambra
Arrifana | Santa Maria da Feira
Avanca | Estarreja
Avintes | Vila Nova de Gaia
Baguim do Monte (Rio Tinto) | Gondomar
Beduído | Estarreja
Bonfim | Porto
Branca | Albergaria-a-Velha
Bunheiro | Murtosa
Cacia | Aveiro
Caldas de São Jorge | Santa Maria da Feira
Campanhã | Porto
Canedo | Santa Maria da Feira
Canelas | Vila Nova de Gaia
Canidelo | Vila Nova de Gaia
Carregosa | Oliveira de Azeméis
Cepelos | Vale de Cambra
Cesar | Oliveira de Azeméis
Cortegaça | Ovar
Crestuma | Vila Nova de Gaia
Eixo e Eirol | Aveiro
Escapães | Santa Maria da Feira
Esgueira | Aveiro
Esmoriz | Ovar
Fajões | Oliveira de Azeméis
Fiães | Santa Maria da Feira
Fornos | Santa Maria da Feira
Gafanha da Encarnação | Ílhavo
Gafanha da Nazaré | Ílhavo
Gafanha do Carmo | Ílhavo
Gião | Santa Maria da Feira
Grijó | Vila Nova de Gaia
Guetim | Espinho
Guisande | Santa Maria da Feira
Gulpilhares | Vila Nova de Gaia
Ílhavo (São Salvador) | Ílhavo
Junqueira | Vale de Cambra
Lever | Vila Nova de Gaia
Lobão | Santa Maria da Feira
Lomba | Gondomar
Louredo | Santa Maria da Feira
Loureiro | Oliveira de Azeméis
Lourosa | Santa Maria da Feira
Maceda | Ovar
Macieira de Cambra | Vale de Cambra
Macieira de Sarnes | Oliveira de Azeméis
Madalena | Vila Nova de Gaia
Mafamude | Vila Nova de Gaia
Milheirós de Poiares | Santa Maria da Feira
Monte | Murtosa
Mosteirô | Santa Maria da Feira
Mozelos | Santa Maria da Feira
Nogueira da Regedoura | Santa Maria da Feira
Nogueira do Cravo | Oliveira de Azeméis
Olival | Vila Nova de Gaia
Oliveira do Douro | Vila Nova de Gaia
Oliveirinha | Aveiro
Ossela | Oliveira de Azeméis
Ovar, São João, Arada e São Vicente de Pereira Jusã | Ovar
Paços de Brandão | Santa Maria da Feira
Paramos | Espinho
Paranhos | Porto
Pardilhó | Estarreja
Pedroso | Vila Nova de Gaia
Perosinho | Vila Nova de Gaia
Pigeiros | Santa Maria da Feira
Pindelo | Oliveira de Azeméis
Ramalde | Porto
Requeixo, Nossa Senhora de Fátima e Nariz | Aveiro
Ribeira de Fráguas | Albergaria-a-Velha
Rio Meão | Santa Maria da Feira
Rio Tinto | Gondomar
Roge | Vale de Cambra
Romariz | Santa Maria da Feira
Salreu | Estarreja
Sandim | Vila Nova de Gaia
Sanguedo | Santa Maria da Feira
Santa Joana | Aveiro
Santa Maria de Lamas | Santa Maria da Feira
Santa Marinha | Vila Nova de Gaia
São Bernardo | Aveiro
São Félix da Marinha | Vila Nova de Gaia
São Jacinto | Aveiro
São João | Ovar
São João de Loure e Frossos | Albergaria-a-Velha
São João de Ver | Santa Maria da Feira
São Martinho da Gândara | Oliveira de Azeméis
São Miguel de Souto | Santa Maria da Feira
São Paio de Oleiros | Santa Maria da Feira
São Pedro da Afurada | Vila Nova de Gaia
São Pedro de Castelões | Vale de Cambra
São Roque | Oliveira de Azeméis
São Vicente de Pereira Jusã | Ovar
Seixezelo | Vila Nova de Gaia
Sermonde | Vila Nova de Gaia
Serzedo | Vila Nova de Gaia
Silvalde | Espinho
Torreira | Murtosa
União das Freguesias de Aldoar, Foz do Douro e Nevogilde | Porto
União das Freguesias de Canelas e Fermelã | Estarreja
União das Freguesias de Cedofeita, Santo Ildefonso, Sé, Miragaia, São Nicolau e Vitória | Porto
União das Freguesias de Fânzeres e São Pedro da Cova | Gondomar
União das Freguesias de Foz do Sousa e Covelo | Gondomar
União das Freguesias de Glória e Vera Cruz | Aveiro
União das Freguesias de Gondomar (São Cosme), Valbom e Jovim | Gondomar
União das Freguesias de Lordelo do Ouro e Massarelos | Porto
União das Freguesias de Melres e Medas | Gondomar
União das Freguesias de Oliveira de Azeméis, Santiago de Riba-Ul, Ul, Macinhata da Seixa e Madail | Oliveira de Azeméis
União das Freguesias de Pinheiro da Bemposta, Travanca e Palmaz | Oliveira de Azeméis
União das Freguesias de Santa Maria da Feira, Travanca, Sanfins e Espargo | Santa Maria da Feira
União das Freguesias de Vila Chã, Codal e Vila Cova de Perrinho | Vale de Cambra
Valadares | Vila Nova de Gaia
Vale | Santa Maria da Feira
Válega | Ovar
Veiros | Estarreja
Vila de Cucujães | Oliveira de Azeméis
Vila Maior | Santa Maria da Feira
Vilar de Andorinho | Vila Nova de Gaia
Vilar do Paraíso | Vila Nova de Gaia
`;
