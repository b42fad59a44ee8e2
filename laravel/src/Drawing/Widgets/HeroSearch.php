<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\PageValues;
use ImoWidgets\Drawing\Pen;
use ImoWidgets\Drawing\QueryString;

/** The search of the site's first page (widgets/hero-search/HeroSearch.tsx): a form that searches without any script. */
final class HeroSearch
{
    /** The form. */
    public static function draw(PageValues $values, Pen $pen): Html
    {
        $values->places('localizacoes');
        // Read as the widget reads it, which reports what it does not know.
        $values->hasFeature('pesquisas');
        [$path, $query] = explode('?', $values->siteUrl('listaUrl')) + [1 => ''];
        $purposes = $pen->data->list('heroPurposes');
        $hidden = fn (string $name, string $value) => Html::of('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);

        return Html::of('form', ['class' => 'imo-hero', 'action' => $path, 'method' => 'get'],
            Html::of('h2', ['class' => 'imo-hero__title'], 'Que Imóvel Procura?'),
            Html::of('p', ['class' => 'imo-hero__subtitle'], 'Explore o nosso site e descubra imóveis para todos os gostos e necessidades.'),
            $hidden('objectivo', $purposes[0]),
            self::tabs($purposes, $pen),
            Html::of('div', ['role' => 'tabpanel', 'id' => $pen->id('objectivo-panel'), 'aria-labelledby' => $pen->id("objectivo-$purposes[0]")],
                Html::of('div', ['class' => 'imo-hero__bar'],
                    $pen->multiSelect(['label' => 'Procuro por...', 'name' => 'tipologia'], 'Todos os tipos', [], 10),
                    $pen->placesField(['label' => 'Localização', 'name' => 'localizacao', 'isSent' => true], []),
                    Html::of('button', ['type' => 'submit', 'class' => 'imo-button imo-button--primary imo-hero__submit'], $pen->icon('search'), 'Procurar'),
                ),
            ),
            $hidden('tipologia', ''),
            Html::join(array_map(fn (array $one) => $hidden(...$one), QueryString::pairs($query))),
            self::social(['Facebook' => $values->safeUrl('facebook'), 'Instagram' => $values->safeUrl('instagram'), 'LinkedIn' => $values->safeUrl('linkedin')]),
        );
    }

    /** @param  list<string>  $purposes  of which the first is chosen */
    private static function tabs(array $purposes, Pen $pen): Html
    {
        return Html::of('div', ['class' => 'imo-hero__tabs', 'role' => 'tablist', 'aria-label' => 'Objectivo'], Html::join(array_map(
            fn (string $purpose) => Html::of('button', [
                'type' => 'button', 'role' => 'tab', 'id' => $pen->id("objectivo-$purpose"), 'data-purpose' => $purpose, 'class' => 'imo-hero__tab',
                'aria-selected' => $purpose === $purposes[0] ? 'true' : 'false', 'aria-controls' => $pen->id('objectivo-panel'),
                'tabindex' => $purpose === $purposes[0] ? '0' : '-1',
            ], $purpose),
            $purposes,
        )));
    }

    /** @param  array<string, string|null>  $urls  by the word of each link */
    private static function social(array $urls): ?Html
    {
        $given = array_filter($urls, fn (?string $url) => $url !== null);
        $link = fn (string $name, string $url) => Html::of('a', ['class' => 'imo-hero__social-link', 'href' => $url, 'target' => '_blank', 'rel' => 'noopener noreferrer'],
            Html::of('span', [], $name),
            Html::of('span', ['class' => 'imo-hidden'], ' (abre num novo separador)'),
        );

        return $given === [] ? null : Html::of('div', ['class' => 'imo-hero__social'], Html::join(array_map($link, array_keys($given), $given)));
    }
}
