import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { parseTypedDecimal, parseTypedPrice } from "#domain/format/typed-number.ts";
import type { Loan } from "#domain/instalment.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import { keepSimulation, readSimulation } from "./kept-simulation.ts";
import { formatCents, formatLoan } from "./loan-text.ts";
import {
  computeFinanced,
  computeHighestPrice,
  type DownPayment,
  isWithinLimits,
  type LoanPlan,
  planLoan,
} from "./plan/loan-plan.ts";
import { OtherRates, OtherTerms, YearByYear } from "./plan/PlanTables.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { ShareLink } from "./ShareLink.tsx";
import type { Texts } from "./simulation.ts";
import { readLink } from "./simulation-link.ts";
import "./simulation.css";

type Props = {
  texts: Texts;
  /** `null` while the fields are incomplete or invalid. */
  loan: Loan | null;
  onLinked: (texts: Partial<Texts>) => void;
  bridge: Pick<HostBridge, "position" | "number" | "emit">;
};

/** A simulation's down payment, costs, plan and budget (docs/product/calculator.md#plan). */
export function SimulationDetails({ texts, loan, onLinked, bridge }: Props) {
  const section = useRef<HTMLElement>(null);
  const titleId = useWidgetId("plan-title");
  // A link only fills the page's first calculator.
  const [link] = useState(() => (bridge.position === 0 ? readLink(location.hash) : {}));
  const [typed, setTyped] = useState(() => ({
    down: "",
    budget: "",
    ...readSimulation(bridge),
    ...link,
  }));
  const { down, budget } = typed;
  function type(name: "down" | "budget", text: string) {
    setTyped((before) => ({ ...before, [name]: text }));
    keepSimulation(bridge, name, text);
  }
  const takeLink = useEffectEvent(() => {
    const { down: _down, budget: _budget, ...linked } = link;
    if (Object.keys(linked).length === 0) return;
    onLinked(linked);
    section.current?.parentElement?.scrollIntoView({ block: "nearest" });
  });
  useLayoutEffect(() => takeLink(), []);

  const paid = parseDown(down);
  const financed = loan && paid ? computeFinanced(loan.price, paid) : null;
  const borrowed = loan && financed ? { ...loan, price: financed } : null;
  const plan = borrowed && planLoan(borrowed);
  return (
    <section ref={section} className="imo-plan" aria-labelledby={titleId}>
      <h3 className="imo-plan__title" id={titleId}>
        Simulação completa
      </h3>
      <div className="imo-fields">
        <div>
          <TextField
            {...numberField("down", down, type)}
            label="Entrada"
            hint="Em euros ou em percentagem, por exemplo 20 %."
            unit={down.includes("%") ? "%" : "€"}
            error={downError(paid, loan !== null && financed === null)}
          />
          <UnitOfDown text={down} onChosen={(text) => type("down", text)} />
        </div>
        <TextField
          {...numberField("budget", budget, type)}
          label="Orçamento mensal"
          hint="Indique quanto pode pagar por mês e mostramos até que preço pode ir."
          unit="€"
          error={
            parseTypedPrice(budget).kind === "invalid"
              ? "Escreva o orçamento em algarismos, por exemplo 800"
              : undefined
          }
        />
      </div>
      {plan && borrowed && loan && paid ? (
        <>
          <div className="imo-plan__columns">
            <div className="imo-plan__column">
              <Summary
                plan={plan}
                borrowed={borrowed}
                price={loan.price}
                highest={highestPrice(budget, borrowed, paid)}
              />
              <OtherRates loan={borrowed} plan={plan} />
            </div>
            <div className="imo-plan__column">
              <OtherTerms loan={borrowed} plan={plan} />
              <YearByYear plan={plan} />
            </div>
          </div>
          <Recommendation borrowed={borrowed} price={loan.price} />
          <ShareLink
            texts={{ ...texts, down, budget }}
            onShared={() => bridge.emit("imo:simulate", { action: "share" })}
          />
        </>
      ) : (
        <p className="imo-plan__none">{whyNoPlan(loan, borrowed)}</p>
      )}
    </section>
  );
}

function numberField<Name extends string>(
  name: Name,
  value: string,
  type: (name: Name, text: string) => void,
) {
  return {
    name,
    value,
    inputMode: "decimal",
    enterKeyHint: "done",
    autoComplete: "off",
    onChange: ({ target }: { target: HTMLInputElement }) => type(name, target.value),
  } as const;
}

/** Numbers up to this could be a percentage, and would be an unlikely amount in €. */
const LARGEST_SHARE = 100;
const UNITS = ["€", "%"] as const;

/**
 * Asks whether a small down payment is in € or in %: a phone's decimal keypad has no `%`
 * (docs/product/calculator.md#plan).
 */
function UnitOfDown({ text, onChosen }: { text: string; onChosen: (text: string) => void }) {
  const digits = text.replace(/[€%]/g, "").trim();
  const typed = parseTypedDecimal(digits);
  if (typed.kind !== "value" || typed.value === 0 || typed.value > LARGEST_SHARE) return null;
  return (
    <fieldset className="imo-plan__unit">
      <legend className="imo-small">{`A entrada é de ${digits} € ou de ${digits} % do preço?`}</legend>
      {UNITS.map((unit) => (
        <button
          key={unit}
          type="button"
          className={`imo-button imo-button--${text.includes(unit) ? "primary" : "secondary"}`}
          aria-pressed={text.includes(unit)}
          onClick={() => onChosen(`${digits} ${unit}`)}
        >
          {`${digits} ${unit}`}
        </button>
      ))}
    </fieldset>
  );
}

/** Returns `null` for text that isn't a number; an empty string means no down payment. */
function parseDown(text: string): DownPayment | null {
  const isShare = text.includes("%");
  const typed = isShare ? parseTypedDecimal(text.replace("%", "")) : parseTypedPrice(text);
  if (typed.kind === "invalid") return null;
  const value = typed.kind === "value" ? typed.value : 0;
  return isShare ? (price) => (price * value) / 100 : () => value;
}

function downError(paid: DownPayment | null, leavesNothing: boolean): string | undefined {
  if (!paid) return "Escreva a entrada em algarismos, por exemplo 20 %";
  return leavesNothing ? "A entrada tem de ser inferior ao preço." : undefined;
}

function whyNoPlan(loan: Loan | null, borrowed: Loan | null): string {
  if (!loan) return "Preencha os valores acima para ver a simulação.";
  if (!borrowed) return "Corrija a entrada para ver a simulação.";
  if (!isWithinLimits(borrowed)) {
    return "A simulação completa vai até mil milhões de euros e uma TAN de 100 %, com prazos de 1 mês a 100 anos.";
  }
  return "Com estes valores, a dívida nunca ficaria paga. Reduza o prazo ou a TAN.";
}

function highestPrice(budget: string, terms: Loan, paid: DownPayment): number | null {
  const typed = parseTypedPrice(budget);
  return typed.kind === "value" ? computeHighestPrice(typed.value, terms, paid) : null;
}

type SummaryProps = { plan: LoanPlan; borrowed: Loan; price: number; highest: number | null };

function Summary({ plan, borrowed, price, highest }: SummaryProps) {
  const paid = price - borrowed.price;
  const rows = [
    ["Montante financiado", borrowed.price * 100],
    [
      paid > 0 ? "Prestação mensal com esta entrada" : "Prestação mensal sem entrada, ao cêntimo",
      plan.instalment,
    ],
    ...(plan.last === plan.instalment ? [] : [["Última prestação", plan.last] as const]),
    ["Total de juros", plan.interest],
    ["Total a pagar (capital e juros)", plan.total],
    ...(highest === null ? [] : [["Preço máximo com este orçamento", highest * 100] as const]),
  ] as const;
  return (
    <div>
      <p className="imo-plan__terms">
        {`${formatLoan(borrowed)}, ${paid > 0 ? `com entrada de ${formatCents(paid * 100)}` : "sem entrada"}`}
      </p>
      <dl className="imo-plan__sums">
        {rows.map(([term, cents]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
