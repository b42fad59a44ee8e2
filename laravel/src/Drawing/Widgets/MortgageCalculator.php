<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\JsNumber;
use ImoWidgets\Drawing\Loan;
use ImoWidgets\Drawing\PageValues;
use ImoWidgets\Drawing\Pen;

/** The calculator with what its presets come to (widgets/mortgage-calculator/MortgageCalculator.tsx). */
final class MortgageCalculator
{
    /** The three fields and the result. */
    public static function draw(PageValues $values, Pen $pen): Html
    {
        $preset = fn (string $key) => ($number = $values->decimal($key)) === null ? '' : JsNumber::format($number, 20, isGrouped: false);
        $texts = ['price' => $preset('precoImovel'), 'rate' => $preset('tan'), 'years' => $preset('anos')];
        ['kind' => $kind, 'value' => $value, 'echo' => $echo, 'wrong' => $wrong] = Loan::simulate($texts);

        $input = fn (string $name, ?string $label = null) => [
            'value' => $texts[$name], 'inputmode' => 'decimal', 'enterkeyhint' => 'done', 'autocomplete' => 'off', 'aria-label' => $label,
        ] + (in_array($name, $wrong, true) ? ['aria-invalid' => 'true', 'aria-describedby' => $pen->id('echo')] : []);

        return Html::of('section', ['class' => 'imo-card imo-calculator'],
            Html::of('div', ['class' => 'imo-calculator__form'],
                Html::of('h2', ['class' => 'imo-title'], 'Calculadora de prestações'),
                Html::of('div', ['class' => 'imo-calculator__fields'],
                    $pen->textField(['label' => 'Preço do imóvel', 'name' => 'price'], $input('price', 'Preço do imóvel (€)'), '€'),
                    $pen->textField(['label' => 'TAN', 'name' => 'rate'], $input('rate', 'TAN (%)'), '%'),
                    $pen->textField(['label' => 'Prazo (anos)', 'name' => 'years'], $input('years')),
                ),
            ),
            Html::of('div', ['class' => 'imo-calculator__result'],
                Html::of('p', ['class' => 'imo-calculator__label'], 'Prestação mensal'),
                Html::of('p', ['class' => 'imo-calculator__value', 'data-outcome' => $kind], $value),
                Html::of('p', ['class' => 'imo-calculator__echo', 'id' => $pen->id('echo')], $echo),
                Html::of('p', ['class' => 'imo-calculator__notice'], 'Simulação meramente indicativa. Não constitui uma proposta de crédito.'),
                Html::of('output', ['class' => 'imo-hidden']),
            ),
            $values->hasFeature('simulacao') ? self::more($pen) : null,
        );
    }

    /** The rest of the simulation, folded (widgets/mortgage-calculator/MoreAbout.tsx). */
    private static function more(Pen $pen): Html
    {
        $id = $pen->id('plan');

        return Html::of('div', ['class' => 'imo-calculator__more'],
            Html::of('button', ['type' => 'button', 'class' => 'imo-button imo-button--quiet', 'aria-expanded' => 'false', 'aria-controls' => $id],
                'Ver a simulação completa',
                $pen->icon('chevron-down'),
            ),
            Html::of('div', ['id' => $id, 'hidden' => true]),
        );
    }
}
