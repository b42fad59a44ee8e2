<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\Pen;

/** The page numbers (widgets/listing-search/Pagination.tsx). */
final class Pagination
{
    /**
     * A navigation of links; nothing for one page.
     *
     * @param  callable(int): string  $url  of a page
     */
    public static function draw(int $page, int $lastPage, callable $url, Pen $pen): ?Html
    {
        if ($lastPage <= 1) {
            return null;
        }
        $items = array_map(fn (?int $number) => $number === null ? self::gap() : self::item($number, $page, $url), self::row($page, $lastPage));

        return Html::of('nav', ['aria-label' => 'Paginação'], Html::of('ul', ['class' => 'imo-pagination'],
            self::step('previous', 'Página anterior', $page > 1 ? $url($page - 1) : null, $pen->icon('chevron-left'), self::word('Anterior')),
            Html::join($items),
            self::step('next', 'Página seguinte', $page < $lastPage ? $url($page + 1) : null, self::word('Seguinte'), $pen->icon('chevron-right')),
        ));
    }

    /** @return list<int|null> the pages shown, and `null` for the dots (docs/product/pagination.md#pages-shown) */
    private static function row(int $page, int $lastPage): array
    {
        $shown = array_filter([1, $page - 1, $page, $page + 1, $lastPage], fn (int $number) => $number >= 1 && $number <= $lastPage);
        $shown = array_values(array_unique($shown));
        sort($shown);
        $row = [];
        foreach ($shown as $at => $number) {
            $hidden = $at === 0 ? 0 : $number - $shown[$at - 1] - 1;
            $row = [...$row, ...($hidden === 0 ? [] : [$hidden === 1 ? $number - 1 : null]), $number];
        }

        return $row;
    }

    private static function item(int $number, int $page, callable $url): Html
    {
        $isCurrent = $number === $page;
        $rel = [$page - 1 => 'prev', $page + 1 => 'next'][$number] ?? null;

        return Html::of('li', ['class' => $isCurrent ? 'imo-pagination__item selected' : 'imo-pagination__item'], Html::of('a', [
            'rel' => $rel, 'class' => 'imo-pagination__link', 'href' => $url($number), 'tabindex' => $isCurrent ? '-1' : '0',
            'aria-label' => "Página $number", 'aria-current' => $isCurrent ? 'page' : null,
        ], $number));
    }

    private static function gap(): Html
    {
        return Html::of('li', ['class' => 'imo-pagination__gap'], Html::of('a', ['class' => 'imo-pagination__dots', 'role' => 'presentation'], '…'));
    }

    private static function step(string $side, string $label, ?string $url, Html ...$content): Html
    {
        $isOff = $url === null;

        return Html::of('li', ['class' => $isOff ? 'imo-pagination__step disabled' : 'imo-pagination__step'], Html::of('a', [
            'class' => "imo-pagination__link imo-pagination__link--$side", 'href' => $url, 'tabindex' => $isOff ? '-1' : '0',
            'role' => $isOff ? 'button' : null, 'aria-disabled' => $isOff ? 'true' : 'false', 'aria-label' => $label, 'rel' => $side === 'previous' ? 'prev' : 'next',
        ], ...$content));
    }

    private static function word(string $word): Html
    {
        return Html::of('span', ['class' => 'imo-pagination__word'], $word);
    }
}
