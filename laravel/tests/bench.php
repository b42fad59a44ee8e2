<?php

/*
 * `composer bench` measures what the package costs a page, as the median of many runs. The limits are those that the
 * package promises (docs/laravel.md#working-on-the-package): 0.2 ms for each component and 1 ms more for the first one,
 * 5 ms for the shortcodes in 100 kB of text, 1 ms for a drawn form, and 5 ms for a drawn listing of twelve. Compiled
 * views come from OPcache, as on a server.
 */

use Illuminate\Contracts\Console\Kernel;
use Illuminate\Support\Facades\Blade;
use ImoWidgets\ImoWidgets;

require __DIR__.'/../workbench/vendor/autoload.php';

$environment = [
    'APP_ENV' => 'production', 'APP_DEBUG' => 'false',
    'APP_KEY' => 'base64:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
];
foreach ($environment as $name => $value) {
    $_ENV[$name] = $_SERVER[$name] = $value;
    putenv("$name=$value");
}
$app = require __DIR__.'/../workbench/bootstrap/app.php';
$app->usePublicPath(dirname(__DIR__));
$app->make(Kernel::class)->bootstrap();
config(['imo-widgets.path' => 'dist', 'view.compiled' => sys_get_temp_dir()]);

/**
 * Returns this process's processor time so far, in milliseconds: on a busy machine the clock would measure other
 * processes.
 */
function workedSoFar(): float
{
    $usage = getrusage();

    return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1e3
        + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e3;
}

/** Returns the median time of a run, in milliseconds. */
function median(int $times, callable $run): float
{
    $taken = [];
    for ($turn = 0; $turn < $times; $turn++) {
        app()->forgetScopedInstances();
        $start = workedSoFar();
        $run();
        $taken[] = workedSoFar() - $start;
    }
    sort($taken);

    return $taken[intdiv($times, 2)];
}

/** Returns the median time of a tag in milliseconds, if the page has `$count` of them. */
function rendered(string $tag, array $data, int $count = 20, int $times = 41): float
{
    // Each view has a unique name, because a compiled view counts as fresh for a second.
    $file = sys_get_temp_dir().'/imo-bench-'.md5("$tag $count").'.blade.php';
    file_put_contents($file, "@foreach (range(1, $count) as \$_)$tag@endforeach");

    return median($times, fn () => view()->file($file, $data)->render()) / $count;
}

/** The time in milliseconds that Laravel needs for a site's own component on the machine to which the limits refer. */
const PLAIN_COMPONENT = 0.02;

/** The factor by which a measurement may exceed its limit, because two consecutive measurements differ by as much. */
const SLACK = 2;

$folder = sys_get_temp_dir().'/imo-bench-components';
if (! is_dir($folder)) {
    mkdir($folder);
}
file_put_contents("$folder/plain.blade.php", '<div {{ $attributes->class(\'y\') }}>{{ $slot }}</div>');
Blade::anonymousComponentPath($folder, 'bench');

/**
 * Returns whether a time exceeds its limit, both in milliseconds, relative to the time that this machine currently
 * needs for Laravel's own work.
 */
function isSlow(float $time, float $limit): bool
{
    $plain = rendered('<x-bench::plain class="x" id="a">Equipa</x-bench::plain>', [], 100);
    $slowness = max(1, $plain / PLAIN_COMPONENT);
    printf("  (limit %.2f ms, on a machine %.1f times as slow as the promise's)\n", $limit, $slowness);

    return $time > $limit * $slowness * SLACK;
}

$isSlow = false;
$person = fn (int $id) => ['id' => $id, 'name' => "Pessoa $id", 'foto' => "/fotos/$id.jpg", 'link' => "/agente/$id"];
$team = array_map($person, range(1, 8));
foreach ([1, 10, 100, 500] as $count) {
    $tag = '<x-imo-widget name="team-cards" class="x" :data="[\'colaboradores\' => $team]">Equipa</x-imo-widget>';
    $each = rendered($tag, compact('team'), $count, max(21, intdiv(2000, $count)));
    printf("%4d components on a page: %.4f ms each\n", $count, $each);
    $isSlow = isSlow($each, 0.2 + 1 / $count) || $isSlow;
}

$listing = fn (int $id) => [
    'id' => $id, 'titulo' => "Moradia T3 com jardim em Ovar, $id", 'tipoNegocio' => 'Venda', 'tipoImovel' => 'Moradia',
    'conselho' => 'Ovar', 'freguesia' => 'Esmoriz', 'preco' => '250000.00', 'numQuartos' => 3, 'numWCs' => 2,
    'areaPrivada' => 142.5, 'areaTerreno' => 640, 'garagem' => 1, 'link' => "moradia-$id",
    'fotos' => ['capa' => "/fotos/$id.jpg", 'fotos' => ['/a.jpg', '/b.jpg', '/c.jpg']],
];
$results = ['data' => array_map($listing, range(1, 12)), 'current_page' => 1, 'last_page' => 9, 'total' => 105];
$data = ['resultados' => $results];
foreach (['general-contact' => [1, []], 'listing-search' => [5, $data]] as $name => [$limit, $data]) {
    $time = rendered("<x-imo-widget name=\"$name\" :\$data />", compact('data'));
    printf("a drawn %s: %.2f ms\n", $name, $time);
    $isSlow = isSlow($time, $limit) || $isSlow;
}

// The remaining measurements are of the search for shortcodes.
config(['imo-widgets.drawn' => false]);
$paragraph = '<p>Espinho cabe num <strong>passeio</strong>: a linha, a praia. <a href="/l?a=b&amp;c=d">Ver</a> [1]</p>';
$shortcode = '<p>[imo-widget&nbsp;name=&quot;listing-search&quot; objectivo=&quot;Arrendar&quot;]</p>';
foreach ([1, 50] as $shortcodes) {
    // Each shortcode follows part of the text, because its replacement depends on the text before it.
    $before = str_repeat($paragraph, intdiv(100_000, strlen($paragraph) * $shortcodes));
    $text = str_repeat($before.$shortcode, $shortcodes);
    $time = median(201, fn () => app(ImoWidgets::class)->expand($text));
    printf("%4d shortcodes in %d kB of text: %.2f ms\n", $shortcodes, strlen($text) / 1000, $time);
    $isSlow = isSlow($time, 5) || $isSlow;
}

exit($isSlow ? 1 : 0);
