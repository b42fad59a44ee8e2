<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\PageValues;
use ImoWidgets\Drawing\Pen;
use ImoWidgets\Drawing\Text;

/** The first four people, and "Ver todos" where there are more (widgets/team-cards/TeamCards.tsx). */
final class TeamCards
{
    /** docs/product/team.md#ver-todos */
    private const FIRST = 4;

    /** The grid. */
    public static function draw(PageValues $values, Pen $pen): Html
    {
        $people = $values->people('colaboradores');
        $id = $pen->id('people');

        return Html::join([
            Html::of('ul', ['id' => $id, 'class' => 'imo-team'], Html::join(array_map(self::person(...), array_slice($people, 0, self::FIRST)))),
            count($people) <= self::FIRST ? null : Html::of('div', ['class' => 'imo-team__all'],
                Html::of('a', ['class' => 'imo-button imo-button--secondary', 'href' => "#$id"], 'Ver todos'),
            ),
        ]);
    }

    private static function person(array $person): Html
    {
        ['name' => $name, 'titulo' => $titulo, 'foto' => $foto, 'link' => $link] = $person;

        return Html::of('li', ['class' => 'imo-person'],
            Html::of('div', ['class' => 'imo-person__photo', 'aria-hidden' => 'true'],
                $foto === null ? Text::toInitials($name) : Html::of('img', ['src' => $foto, 'alt' => '', 'loading' => 'lazy', 'decoding' => 'async']),
            ),
            Html::of('p', ['class' => 'imo-person__name'],
                $link === null ? Html::of('span', ['tabindex' => '-1'], $name) : Html::of('a', ['href' => $link], $name),
            ),
            Html::of('p', ['class' => 'imo-person__role'], $titulo === '' ? 'A designar' : $titulo),
        );
    }
}
