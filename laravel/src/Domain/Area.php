<?php

namespace ImoWidgets\Domain;

/** The part of the map that a search is limited to (docs/product/listing.md#zone, src/domain/search/area.ts). */
final class Area
{
    public const WORLD = [-90, -180, 90, 180];

    /**
     * Returns the rectangle in these values, which are numbers or strings.
     *
     * @param  array<mixed>  $values
     * @return array{float, float, float, float}|null south, west, north and east in degrees; `null` if the values
     *     aren't a rectangle
     */
    public static function parse(array $values): ?array
    {
        $degrees = array_map(JsNumber::parseGiven(...), array_values($values));
        if (count($degrees) !== 4 || in_array(null, $degrees, true)) {
            return null;
        }
        [$south, $west, $north, $east] = $degrees;
        $isArea = $south >= -90 && $north >= $south && $north <= 90
            && $west >= -180 && $east >= $west && $east <= 180;

        return $isArea ? [$south, $west, $north, $east] : null;
    }
}
