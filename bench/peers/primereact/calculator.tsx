/** The calculator by PrimeReact: three number fields and what they come to. */
import "./setup.ts";
import { Card } from "primereact/card";
import { InputNumber } from "primereact/inputnumber";
import { useState } from "react";
import { formatInstalment } from "../shared/listing.ts";
import { mount } from "../shared/mount.tsx";
import type { PageData } from "../shared/page-data.ts";
import { Field } from "./Field.tsx";

function Calculator({ precoImovel, tan, anos }: PageData) {
  const [price, setPrice] = useState<number | null>(precoImovel);
  const [rate, setRate] = useState<number | null>(tan);
  const [years, setYears] = useState<number | null>(anos);
  const numbers = { locale: "pt-PT", maxFractionDigits: 2 };
  return (
    <Card title="Calculadora de prestações">
      <div className="bar">
        <Field label="Preço do imóvel" id="price">
          <InputNumber {...numbers} inputId="price" suffix=" €" value={price} onChange={(e) => setPrice(e.value)} />
        </Field>
        <Field label="TAN" id="rate">
          <InputNumber {...numbers} inputId="rate" suffix=" %" value={rate} onChange={(e) => setRate(e.value)} />
        </Field>
        <Field label="Prazo" id="years">
          <InputNumber {...numbers} inputId="years" suffix=" anos" value={years} onChange={(e) => setYears(e.value)} />
        </Field>
      </div>
      <p>Prestação mensal</p>
      <p className="result">{formatResult(price, rate, years)}</p>
      <p>Simulação meramente indicativa. Não constitui uma proposta de crédito.</p>
    </Card>
  );
}

function formatResult(price: number | null, rate: number | null, years: number | null): string {
  const months = (years ?? 0) * 12;
  if (price === null || rate === null || months <= 0) return "Dados inválidos";
  const monthlyRate = rate / 100 / 12;
  const growth = 1 - (1 + monthlyRate) ** -months;
  return formatInstalment(Math.floor(monthlyRate === 0 ? price / months : (price * monthlyRate) / growth));
}

mount(Calculator);
