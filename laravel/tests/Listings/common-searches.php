<?php

/*
 * Prints searches as JSON, for `npm run bench:growth`: the eleven commonest, or, with a seed and a number, that many
 * random ones.
 */

require __DIR__.'/CommonSearches.php';
require __DIR__.'/RandomSearches.php';

[, $seed, $count] = $argv + [1 => null, null];
$searches = $seed === null
    ? ImoWidgets\Tests\Listings\CommonSearches::all()
    : ImoWidgets\Tests\Listings\RandomSearches::of((int) $seed, (int) $count);

echo json_encode($searches, JSON_THROW_ON_ERROR);
