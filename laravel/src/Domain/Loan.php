<?php

namespace ImoWidgets\Domain;

use Illuminate\Support\Arr;
use Illuminate\Support\Str;

/**
 * Computes and formats a loan's monthly instalment (docs/product/calculator.md#instalment,
 * docs/product/calculator.md#invalid-input).
 */
final class Loan
{
    /** Each field's noun, and an example of a number to type. */
    private const NOUNS = [
        'price' => ['o preço', "250\u{A0}000"],
        'rate' => ['a TAN', '3,5'],
        'years' => ['o prazo', '30'],
    ];

    /**
     * Computes the result for the text in the three fields.
     *
     * @return array{kind: string, value: string, echo: string, wrong: list<string>} the result's two lines, and the
     *     fields to mark as wrong
     */
    public static function simulate(string $price, string $rate, string $years): array
    {
        $typed = [
            'price' => JsNumber::parsePrice($price),
            'rate' => JsNumber::parseDecimal(Str::replaceFirst('%', '', $rate)),
            'years' => JsNumber::parseDecimal((string) preg_replace('/anos?/i', '', $years, 1)),
        ];
        $isWithoutTerm = $typed['years'] === 0.0;
        $wrong = [...array_keys($typed, false, true), ...$isWithoutTerm ? ['years'] : []];
        if ($wrong !== [] && $typed[$wrong[0]] === false) {
            [$noun, $sample] = self::NOUNS[$wrong[0]];

            return self::invalid($wrong, 'wrong', "Escreva $noun em algarismos, por exemplo $sample");
        }
        if ($isWithoutTerm) {
            return self::invalid($wrong, 'wrong', 'O prazo tem de ser superior a 0.');
        }
        $numbers = array_filter($typed, is_float(...));
        if (! isset($numbers['price'], $numbers['rate'], $numbers['years'])) {
            $missing = array_column(array_diff_key(self::NOUNS, $numbers), 0);

            return self::invalid($wrong, 'missing', 'Preencha '.Arr::join($missing, ', ', ' e ').'.');
        }
        $instalment = self::instalment(...$numbers);

        return $instalment === null
            ? self::invalid($wrong, 'wrong', 'Não é possível calcular a prestação com estes valores.')
            : [
                'kind' => 'instalment',
                'value' => JsNumber::format($instalment, 2, isPadded: true)."\u{A0}€",
                'echo' => self::describe(...$numbers),
                'wrong' => [],
            ];
    }

    /**
     * @param  list<string>  $wrong
     * @return array{kind: string, value: string, echo: string, wrong: list<string>}
     */
    private static function invalid(array $wrong, string $kind, string $reason): array
    {
        return ['kind' => $kind, 'value' => 'Dados inválidos', 'echo' => $reason, 'wrong' => $wrong];
    }

    /**
     * @param  float  $price  in €
     * @param  float  $rate  in % a year: 3.5, not 0.035
     * @return float|null whole euros a month; `null` if there is no finite instalment
     */
    public static function instalment(float $price, float $rate, float $years): ?float
    {
        $months = $years * 12;
        if ($months <= 0.0) {
            return null;
        }
        $monthlyRate = $rate / 100 / 12;
        // expm1 and log1p keep the digits that `(1 + r) ** n` loses at tiny rates.
        $growth = -expm1(-$months * log1p($monthlyRate));
        $instalment = $monthlyRate === 0.0 ? fdiv($price, $months) : fdiv($price * $monthlyRate, $growth);
        $whole = floor($instalment * (1 + 1e-12));

        return is_finite($whole) ? $whole : null;
    }

    private static function describe(float $price, float $rate, float $years): string
    {
        $money = Str::replaceEnd(',00', '', JsNumber::format($price, 2, isPadded: true));
        $term = JsNumber::format($years, 6)."\u{A0}".($years === 1.0 ? 'ano' : 'anos');

        return "$money\u{A0}€ a $term, TAN\u{A0}".JsNumber::format($rate, 6)."\u{A0}%";
    }
}
