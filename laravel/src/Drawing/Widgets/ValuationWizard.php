<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\PageValues;
use ImoWidgets\Drawing\Pen;

/** A request for a valuation at its first step (widgets/valuation-wizard/ValuationWizard.tsx). */
final class ValuationWizard
{
    /** "Objectivo". */
    public static function draw(PageValues $values, Pen $pen): Html
    {
        $values->safeUrl('privacidadeUrl');
        $values->hasFeature('reenvio');
        $options = $pen->data->list(...);
        $step = Html::of('div', ['class' => 'imo-fields imo-fields--thirds'],
            $pen->selectField(['label' => 'Objectivo*', 'name' => 'objetivo'], $options('valuationPurposes'), 'Selecione o objectivo'),
            $pen->selectField(['label' => 'Tipo Imóvel*', 'name' => 'tipoImovel'], $options('propertyTypes'), 'Selecione o tipo', isRequired: true),
            $pen->selectField(['label' => 'Número Quartos', 'name' => 'tipologia'], $options('valuationRooms'), 'Selecione'),
            self::location(array_column($values->places('localizacoes') ?? [], 'nome'), $pen),
        );

        return $pen->wizard(['Objectivo', 'Informações Adicionais', 'Contactos'], $step, ['tipo de imóvel', 'localização'], 'preencher');
    }

    /** @param  list<string>  $places  to suggest; none makes it a text area */
    private static function location(array $places, Pen $pen): Html
    {
        $field = ['label' => 'Localizaçao*', 'name' => 'loca', 'hint' => 'Rua, freguesia e concelho.', 'class' => 'imo-fields__wide'];
        if ($places === []) {
            return $pen->textArea($field, ['rows' => 2, 'aria-required' => 'true']);
        }
        $id = $pen->id('loca-list');

        return Html::join([
            $pen->textField($field, ['aria-required' => 'true', 'list' => $id]),
            Html::of('datalist', ['id' => $id], Html::join(array_map(fn (string $place) => Html::of('option', ['value' => $place]), $places))),
        ]);
    }
}
