<?php

namespace ImoWidgets\Widgets\Exceptions;

/** What `<x-imo-listing-card>` was given is no listing. */
final class NoCard extends Problem
{
    /** @param  mixed  $listing  what was given for one */
    public static function of(mixed $listing): self
    {
        return new self(
            'imo-widgets: <x-imo-listing-card> expected :listing to be a model or a card\'s array such as ["id" => 7, '
                .'"titulo" => "…"], got '
                .get_debug_type($listing)
                .'. In production there is no card.',
        );
    }
}
