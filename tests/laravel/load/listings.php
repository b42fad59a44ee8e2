<?php

/** `php listings.php 100000`, in a site's folder: replaces its listings with as many generated ones. */

use Illuminate\Contracts\Console\Kernel;
use ImoWidgets\Tests\Load\ManyListings;

require getcwd().'/vendor/autoload.php';
require __DIR__.'/ManyListings.php';
$app = require getcwd().'/bootstrap/app.php';
$app->make(Kernel::class)->bootstrap();
$start = microtime(true);
$app->make(ManyListings::class)->replace((int) $argv[1]);
printf("%d listings in %.0f s.\n", $argv[1], microtime(true) - $start);
