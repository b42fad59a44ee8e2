<?php

/** Searches by Scout on a site that does not have it, and prints what the developer is told. */

use Composer\Autoload\ClassLoader;
use Illuminate\Contracts\Console\Kernel;
use ImoWidgets\Listings\BadListingConfig;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Listings\ScoutListingSearch;

$loader = require __DIR__.'/../../workbench/vendor/autoload.php';
Closure::bind(function () {
    $this->classMap = array_filter($this->classMap, fn (string $class) => ! str_starts_with($class, 'Laravel\\Scout\\'), ARRAY_FILTER_USE_KEY);
    $this->setPsr4('Laravel\\Scout\\', []);
}, $loader, ClassLoader::class)();

$app = require __DIR__.'/../../workbench/bootstrap/app.php';
$app->make(Kernel::class)->bootstrap();
config(['imo-widgets.listings.search' => ScoutListingSearch::class]);
try {
    $app->make(ListingSearch::class)->search([], 1, 12);
} catch (BadListingConfig $problem) {
    echo $problem->getMessage(), "\n";
}
