/**
 * "Calculadora de prestações" (docs/product/calculator.md#fields,
 * docs/look.md#mortgage-calculator).
 */
import { type ChangeEvent, useEffect, useLayoutEffect, useState } from "react";
import { hasFeature } from "#domain/listing/features.ts";
import { keepLoanTerm, readLoanTerms } from "#memory/loan-terms.ts";
import type { WidgetProps } from "#runtime/define-widget.ts";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import { keepSimulation, readSimulation } from "./kept-simulation.ts";
import { formatCents, formatLoan, formatPreset } from "./loan-text.ts";
import { MoreAbout } from "./MoreAbout.tsx";
import type { pageData } from "./page-data.ts";
import { type FieldName, type Simulation, simulate, type Texts } from "./simulation.ts";
import "./mortgage-calculator.css";

type Props = Omit<WidgetProps<typeof pageData>, "apiBase" | "csrfUrl">;

/** Computes the result on every keystroke and never reformats typed text. */
export function MortgageCalculator({ tan, precoImovel, anos, funcoes, bridge, ...credit }: Props) {
  const echoId = useWidgetId("echo");
  // Holds edited fields only; the others keep following the page's presets, even when those change.
  const [typed, setTyped] = useState<Partial<Texts>>({});
  const [hasTyped, setHasTyped] = useState(false);
  // Done in an effect because the first render has to match the server's.
  useLayoutEffect(() => {
    const { price } = readSimulation(bridge);
    const kept = { ...readLoanTerms(), ...(price && { price }) };
    if (Object.keys(kept).length > 0) setTyped((before) => ({ ...kept, ...before }));
  }, [bridge]);
  const presets = {
    price: formatPreset(precoImovel),
    rate: formatPreset(tan),
    years: formatPreset(anos),
  };
  const texts = { ...presets, ...typed };
  const outcome = simulate(texts);
  const announcement = wording(outcome);

  function type(name: FieldName, text: string) {
    setTyped((before) => ({ ...before, [name]: text }));
    setHasTyped(true);
    if (name === "price") keepSimulation(bridge, name, text);
    else keepLoanTerm(name, text);
  }

  function control(name: FieldName) {
    const isWrong = outcome.kind === "wrong" && outcome.fields.includes(name);
    return {
      name,
      value: texts[name],
      inputMode: "decimal",
      enterKeyHint: "done",
      autoComplete: "off",
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(name, event.target.value),
      ...(isWrong && { "aria-invalid": true, "aria-describedby": echoId }),
    } as const;
  }

  return (
    <section className="imo-card imo-calculator">
      <div className="imo-calculator__form">
        <h2 className="imo-title">Calculadora de prestações</h2>
        <div className="imo-calculator__fields">
          <TextField
            label="Preço do imóvel"
            aria-label="Preço do imóvel (€)"
            unit="€"
            {...control("price")}
          />
          <TextField
            label="TAN"
            aria-label="TAN (%)"
            hint="Taxa anual nominal"
            unit="%"
            {...control("rate")}
          />
          <TextField label="Prazo (anos)" {...control("years")} />
        </div>
      </div>
      <div className="imo-calculator__result">
        <p className="imo-calculator__label imo-small">Prestação mensal sem entrada</p>
        <p className="imo-calculator__value" data-outcome={outcome.kind}>
          {announcement.value}
        </p>
        <p className="imo-calculator__echo" id={echoId}>
          {announcement.echo}
        </p>
        <Notice {...credit} />
        <Announcement>{hasTyped ? `${announcement.value}. ${announcement.echo}` : ""}</Announcement>
      </div>
      {hasFeature(funcoes, "simulacao") && (
        <MoreAbout
          texts={texts}
          outcome={outcome}
          onLinked={(linked) => setTyped((before) => ({ ...before, ...linked }))}
          bridge={bridge}
        />
      )}
    </section>
  );
}

/** Longer than a slow typist's pause between two keys, in ms. */
const PAUSE = 1000;

/**
 * Announces its content once that has been stable for a moment; otherwise an amount would be read
 * out at every keystroke. The region is there from the start, empty, because screen readers only
 * announce changes to regions that they know.
 */
function Announcement({ children }: { children: string }) {
  const [announced, setSaid] = useState("");

  useEffect(() => {
    if (children === announced) return undefined;
    const pause = setTimeout(() => setSaid(children), PAUSE);
    return () => clearTimeout(pause);
  }, [children, announced]);

  return <output className="imo-hidden">{announced}</output>;
}

/** The notice that the law requires next to an instalment (docs/product/calculator.md#notice). */
function Notice({ creditoNome, creditoRegisto }: Pick<Props, "creditoNome" | "creditoRegisto">) {
  return (
    <div className="imo-calculator__notice imo-small">
      <p>Simulação meramente indicativa. Não constitui uma proposta de crédito.</p>
      <p>
        Não inclui comissões, seguros nem Imposto do Selo. A taxa anual de encargos efetiva global
        (TAEG) consta da ficha de informação normalizada europeia (FINE) que o banco lhe entrega.
      </p>
      {creditoNome && (
        <p>
          <span>Intermediário de crédito: </span>
          <span>{creditoNome}</span>
          {creditoRegisto && (
            <>
              <span>, registo no Banco de Portugal n.º </span>
              <span>{creditoRegisto}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function wording(outcome: Simulation): { value: string; echo: string } {
  return outcome.kind === "instalment"
    ? { value: formatCents(outcome.instalment * 100), echo: formatLoan(outcome.loan) }
    : { value: "Dados inválidos", echo: outcome.reason };
}
