import { expect, test } from "vitest";
import { valuationFields } from "#api/agendamento.ts";
import { agencies, jobRoles } from "#api/recrutamento.ts";
import {
  conditions,
  counts,
  heroPurposes,
  propertyTypes,
  purposes,
  sortOrders,
} from "./enumerations.ts";

const { objetivo, cert, estadoCon, tipologia } = valuationFields;

test("lists the search's choices letter by letter and in their order", () => {
  expect(purposes.join(", ")).toBe("Comprar, Arrendar, Permutar, Trespassar");
  expect(heroPurposes.join(", ")).toBe("Comprar, Arrendar");
  expect(propertyTypes.join(", ")).toBe(
    "Apartamento, Moradia, Terreno, Garagem, Armazém, Loja, Escritório",
  );
  expect(counts.join(", ")).toBe("1, 2, 3, 4, +5");
  expect(conditions.join(", ")).toBe("Novo, Renovado, Ruina, Usado");
  expect(objetivo.options?.join(", ")).toBe("Vender, Arrendar, Trespassar");
  expect(cert.options?.join(", ")).toBe("A+, A, B, B-, C, D, E, F");
  expect(estadoCon.options?.join(", ")).toBe("Novo, Usado, Renovado, Para Remodelar, Ruina");
  expect(tipologia.options?.join(", ")).toBe("1, 2, 3, 4, +5");
  expect(sortOrders.map(({ value, label }) => `${value} (${label})`)).toEqual(
    expect.arrayContaining([
      "desc (Preço: Descendente)",
      "asc (Preço: Ascendente)",
      "rec (Mais Recentes)",
    ]),
  );
});

test("lists the roles and agencies letter by letter", () => {
  expect(jobRoles.map(({ label, key }) => `${label} (${key})`).join(", ")).toBe(
    "Área Comercial (AC), Área Processual (AP), Área Administrativa (AA), Área Financeira (AF), " +
      "Área de Marketing (AM), Área de Recursos Humanos (ARH)",
  );
  expect(agencies.map(({ name, code }) => `${name} (${code})`).join(", ")).toBe(
    "Ovar (OVR), Santa Maria da Feira (SMF), Espinho (ESP)",
  );
});
