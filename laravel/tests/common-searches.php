<?php

/* Prints the ten commonest searches as JSON, for `npm run bench:growth`. */

require __DIR__.'/CommonSearches.php';

echo json_encode(ImoWidgets\Tests\CommonSearches::all(), JSON_THROW_ON_ERROR);
