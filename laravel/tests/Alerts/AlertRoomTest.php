<?php

namespace ImoWidgets\Tests\Alerts;

use Illuminate\Console\Scheduling\Event;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\Artisan;
use ImoWidgets\Alerts\AlertsServiceProvider;
use ImoWidgets\Http\CallsServiceProvider;
use ImoWidgets\ImoWidgetsServiceProvider;
use ImoWidgets\Tests\TestCase;
use Symfony\Component\Finder\Finder;

/** Tests that a site with alerts turned off loads none of their code. */
final class AlertRoomTest extends TestCase
{
    public function test_is_imported_only_by_the_provider_that_registers_it(): void
    {
        $files = Finder::create()->files()->name('*.php')->in(__DIR__.'/../../src')->notPath('~^Alerts/~');
        $importing = array_filter(
            iterator_to_array($files, false),
            fn ($file) => str_contains($file->getContents(), 'ImoWidgets\\Alerts'),
        );
        $this->assertSame(
            ['ImoWidgetsServiceProvider.php'],
            array_values(array_map(fn ($file) => $file->getRelativePathname(), $importing)),
        );
    }

    public function test_registers_alerts_on_a_site_that_has_turned_them_on(): void
    {
        $this->assertNotNull($this->app->getProvider(AlertsServiceProvider::class));
        $this->assertArrayHasKey('alerts:run', Artisan::all());
        $runs = array_filter(
            $this->app->make(Schedule::class)->events(),
            fn (Event $event) => str_contains((string) $event->command, 'alerts:run'),
        );
        $this->assertSame([true], array_values(array_map(fn (Event $event) => $event->onOneServer, $runs)));
    }

    public function test_registers_nothing_on_a_site_with_alerts_turned_off(): void
    {
        $registered = [];
        $site = $this->getMockBuilder(Application::class)
            ->disableOriginalConstructor()
            ->onlyMethods(['register', 'configurationIsCached'])
            ->getMock();
        $site->method('configurationIsCached')->willReturn(true);
        $site->method('register')->willReturnCallback(function (string $provider) use (&$registered, $site) {
            $registered[] = $provider;

            return new $provider($site);
        });
        config(['imo-widgets.routes' => ['alerts' => false]]);
        (new ImoWidgetsServiceProvider($site))->register();
        $this->assertSame([CallsServiceProvider::class], $registered);
        config(['imo-widgets.routes' => ['alerts' => true]]);
        (new ImoWidgetsServiceProvider($site))->register();
        $this->assertContains(AlertsServiceProvider::class, $registered);
    }
}
