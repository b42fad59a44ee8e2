<?php

namespace ImoWidgets\Widgets\Exceptions;

use RuntimeException;

/**
 * What is wrong with a tag that a developer wrote. In debug it is thrown, so that they see it at once; in production it
 * is reported and the page shows the fallback.
 */
abstract class Problem extends RuntimeException
{
    /**
     * The same, saying where the tag stands.
     *
     * @param  string|null  $place  as `TagPlace::of` gives it
     */
    public function standingIn(?string $place): static
    {
        $this->message .= $place === null ? '' : " The tag stands in $place.";

        return $this;
    }

    /**
     * What a misspelt name was probably meant to be, as a sentence to end a message; empty where nothing is near.
     *
     * @param  list<string>  $known
     */
    protected static function nearest(string $got, array $known): string
    {
        $distance = fn (string $one) => levenshtein(strtolower($one), strtolower($got));
        $nearest = collect($known)->sortBy($distance)->first();

        return $nearest !== null && $distance($nearest) <= 3 ? " Did you mean \"$nearest\"?" : '';
    }
}
