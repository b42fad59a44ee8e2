<?php

namespace ImoWidgets;

use Composer\InstalledVersions;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Foundation\Console\AboutCommand;
use Illuminate\Foundation\Http\Events\RequestHandled;
use Illuminate\Routing\Router;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\ServiceProvider;
use Illuminate\View\Compilers\BladeCompiler;
use ImoWidgets\Alerts\AlertsServiceProvider;
use ImoWidgets\Alerts\PersonsAlerts;
use ImoWidgets\Check\CheckCommand;
use ImoWidgets\Console\InstallCommand;
use ImoWidgets\Http\CallsServiceProvider;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Http\SiteRoutes;
use ImoWidgets\Leads\OtherData;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Drawing\Card;
use ImoWidgets\Widgets\Drawing\Drawing;
use ImoWidgets\Widgets\EditorSettings;
use ImoWidgets\Widgets\InlineStyles;
use ImoWidgets\Widgets\NamedLists;
use ImoWidgets\Widgets\SiteDefaults;
use ImoWidgets\Widgets\View\Legal;
use ImoWidgets\Widgets\View\ListingCard;
use ImoWidgets\Widgets\View\Widget;
use InvalidArgumentException;

/**
 * Registers the package with a Laravel site. The Blade directives compile to a method call, so a compiled view never
 * contains the output of an older version. Services that depend on a request are scoped to it.
 */
final class ImoWidgetsServiceProvider extends ServiceProvider
{
    private const ROOT = __DIR__.'/..';

    public function register(): void
    {
        $this->mergeConfigFrom(self::ROOT.'/config/imo-widgets.php', 'imo-widgets');
        $this->app->scoped(Bundle::class, self::bundle(...));
        $this->app->scoped(Drawing::class);
        $this->app->scoped(Card::class);
        $this->app->singleton(NamedLists::class);
        $this->addListings();
        $this->app->scoped(ImoWidgets::class);
        $this->app->register(CallsServiceProvider::class);
        // This is bound even if alerts are turned off, so data stored earlier can still be exported and erased.
        $this->app->bind(OtherData::class, PersonsAlerts::class);
        if (Settings::hasRoutes('alerts')) {
            $this->app->register(AlertsServiceProvider::class);
        }
    }

    public function boot(): void
    {
        $this->loadViewsFrom(self::ROOT.'/resources/views', 'imo-widgets');
        $this->loadMigrationsFrom(self::ROOT.'/database/migrations');
        $this->callAfterResolving('blade.compiler', $this->addToBlade(...));
        $path = SiteDefaults::csrfRoute(config('imo-widgets.csrf_route'));
        if ($path !== null) {
            SiteRoutes::addOurs($this->app->make(Router::class), function (Router $router) use ($path) {
                $router->get($path, RenewSession::class)->middleware('web')->name('imo-widgets.csrf-cookie');
            });
        }
        Event::listen(RequestHandled::class, InlineStyles::class);
        if ($this->app->runningInConsole()) {
            $this->addToConsole();
        }
    }

    private static function bundle(): Bundle
    {
        return new Bundle(
            shipped: realpath(self::ROOT.'/dist') ?: self::ROOT.'/dist',
            published: public_path(Bundle::path()),
        );
    }

    private function addListings(): void
    {
        $this->app->bind(ListingSearch::class, function (Application $app): ListingSearch {
            $class = Settings::get('listings.search');

            return is_string($class) && is_a($class, ListingSearch::class, true)
                ? $app->make($class)
                : throw new InvalidArgumentException(
                    "config('imo-widgets.listings.search') expected a class that implements ".ListingSearch::class
                        .', got '.json_encode($class).'.',
                );
        });
        // Alerts and cards use the site's own search class if it extends the package's.
        $this->app->bind(EloquentListingSearch::class, function (Application $app): EloquentListingSearch {
            $class = Settings::get('listings.search');

            return is_string($class) && is_subclass_of($class, EloquentListingSearch::class)
                ? $app->make($class)
                : new EloquentListingSearch($app->make(FilterTable::class));
        });
    }

    private function addToBlade(BladeCompiler $blade): void
    {
        $widgets = '<?php echo app(\\'.ImoWidgets::class.'::class)';
        $blade->directive('imoWidgets', fn (?string $names) => "{$widgets}->tags($names); ?>");
        $blade->directive('imoShortcodes', fn (string $html) => "{$widgets}->expand($html); ?>");
        $editor = '<?php echo app(\\'.EditorSettings::class.'::class)';
        $blade->directive('imoEditor', fn (?string $settings) => "{$editor}->render($settings); ?>");
        $blade->anonymousComponentNamespace('imo-widgets::widgets.parts', 'imo-widgets');
        $blade->component(Widget::class, 'imo-widget');
        $blade->component(ListingCard::class, 'imo-listing-card');
        $blade->component(Legal::class, 'imo-legal');
    }

    private function addToConsole(): void
    {
        $this->commands([InstallCommand::class, CheckCommand::class]);
        $path = Bundle::path();
        $this->publish('config/imo-widgets.php', config_path('imo-widgets.php'), 'imo-widgets-config');
        // After every `composer update`, Laravel's skeleton publishes `laravel-assets` and overwrites existing files,
        // so the assets are not published into a folder that isn't the package's.
        if (self::bundle()->refusal() === null) {
            $this->publish('dist', public_path($path), 'imo-widgets-assets', 'laravel-assets');
        }
        $this->publish('resources/views', resource_path('views/vendor/imo-widgets'), 'imo-widgets-views');
        // The published migrations keep their names, so Laravel runs the site's copies instead.
        $this->publish('database/migrations', database_path('migrations'), 'imo-widgets-migrations');
        $this->publish('routes', base_path('routes/imo-widgets'), 'imo-widgets-routes');
        AboutCommand::add('imo-widgets', fn () => [
            'Version' => InstalledVersions::getPrettyVersion('imo-widgets/laravel') ?? 'unknown',
            'Assets' => $this->app->make(Bundle::class)->state(),
            'Published in' => $path,
        ]);
    }

    private function publish(string $from, string $to, string ...$tags): void
    {
        $this->publishes([self::ROOT."/$from" => $to], $tags);
    }
}
