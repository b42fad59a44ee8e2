<?php

namespace ImoWidgets\Check;

use ImoWidgets\Leads\Http\LeadController;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\Http\SearchController;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;
use ImoWidgets\Widgets\SiteUrl;

/** Tells which parts of the package a site uses, so that it is asked nothing about the others. */
final class Site
{
    public const SEARCH = '/api/imoveis';

    /** The optional call of listing-search: alerts that mail. */
    public const ALERTS = '/api/avisos';

    /** The call of each widget (docs/contract.md#bodies). */
    private const CALLS = [
        'listing-search' => self::SEARCH,
        'property-contact' => '/api/imovel/contacto',
        'general-contact' => '/api/contacto/contacto',
        'agent-contact' => '/api/agente/contacto',
        'agency-contact' => '/api/agencia/contacto',
        'recruitment-wizard' => '/api/recrutamento',
        'valuation-wizard' => '/api/agendamento',
    ];

    /** @var array<string, string> the call of each widget that the site uses */
    public readonly array $calls;

    /**
     * True where visitors come: in production, and at a public address that `--url` asks, whatever APP_ENV says. What
     * is usual on a developer's machine is a mistake there.
     */
    public readonly bool $isLive;

    /**
     * @param  list<string>  $only  the widgets that the site uses; none for all
     * @param  string  $url  of `--url`
     *
     * @throws WidgetProblem for a name that no widget has
     */
    public function __construct(Bundle $bundle, public readonly CallRoutes $routes, array $only, string $url = '')
    {
        $this->isLive = app()->isProduction() || SiteUrl::isPublic($url);
        $widgets = array_keys($bundle->widgets());
        foreach (array_diff($only, $widgets) as $name) {
            throw WidgetProblem::unknownWidget($name, $widgets);
        }
        $calls = array_intersect_key(self::CALLS, array_flip($only === [] ? $widgets : $only));
        $this->calls = self::hasListings() ? $calls : array_diff($calls, [self::SEARCH]);
    }

    /** Tells if the site has listings: without any, `'listings' => false` stands in the config. */
    public static function hasListings(): bool
    {
        return Settings::get('listings') !== false;
    }

    /** @return list<string> the paths of the forms that the site uses */
    public function forms(): array
    {
        $forms = array_values(array_diff($this->calls, [self::SEARCH]));

        return $this->hasAlertCall() ? [...$forms, self::ALERTS] : $forms;
    }

    public function uses(LeadKind $kind): bool
    {
        return in_array($kind->path(), $this->calls, true);
    }

    /** Tells if the package keeps the leads of this form, or of any. */
    public function keepsLeads(?LeadKind $of = null): bool
    {
        $isKept = fn (LeadKind $kind) => $this->uses($kind)
            && in_array(LeadController::class, $this->routes->actionsOf($kind->path()), true);

        return array_filter($of === null ? LeadKind::cases() : [$of], $isKept) !== [];
    }

    public function mailsAlerts(): bool
    {
        return Settings::hasRoutes('alerts') && str_contains($this->routes->answererOf(self::ALERTS), 'the package');
    }

    /** Tells if mails of the package have links to this site. */
    public function sendsLinks(): bool
    {
        return $this->keepsLeads() || $this->mailsAlerts();
    }

    /** Tells if the package's search answers visitors: by its own controller, or by the config. */
    public function searchesListings(): bool
    {
        $isConfigured = config('imo-widgets.listings') != Settings::default('listings');

        return in_array(self::SEARCH, $this->calls, true)
            && ! $this->routes->areElsewhere()
            && ($isConfigured || in_array(SearchController::class, $this->routes->actionsOf(self::SEARCH), true));
    }

    /** Tells if that search reads the table of the config; a class of the site's own may search anywhere. */
    public function searchesTable(): bool
    {
        return $this->searchesListings() && app(ListingSearch::class) instanceof EloquentListingSearch;
    }

    private function hasAlertCall(): bool
    {
        return isset($this->calls['listing-search']) && $this->routes->actionsOf(self::ALERTS) !== [];
    }
}
