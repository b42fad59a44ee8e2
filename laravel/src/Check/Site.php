<?php

namespace ImoWidgets\Check;

use ImoWidgets\Exceptions\WidgetProblem;
use ImoWidgets\Leads\Http\LeadController;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\Http\SearchController;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\SiteUrl;

/** The parts of the package that a site uses; the check skips questions about all others. */
final class Site
{
    public const SEARCH = '/api/imoveis';

    /** The optional call of listing-search, for its map. */
    public const MAP = '/api/imoveis/mapa';

    /** The optional call of listing-search, for alerts by mail. */
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
     * True if the site has visitors: in production, or if `--url` is a public address, whatever APP_ENV says. Settings
     * that are normal on a developer's machine are then mistakes.
     */
    public readonly bool $isLive;

    /**
     * @param  list<string>  $only  the widgets that the site uses; empty for all
     * @param  string  $url  the value of `--url`
     *
     * @throws WidgetProblem if no widget has one of the names
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

    /** Returns whether the site has listings; a site without listings sets `'listings' => false` in the config. */
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

    /** Returns whether the package stores the leads of this form, or of any form if none is given. */
    public function keepsLeads(?LeadKind $kind = null): bool
    {
        if ($kind === null) {
            return array_filter(LeadKind::cases(), $this->keepsLeads(...)) !== [];
        }

        return $this->uses($kind)
            && in_array(LeadController::class, $this->routes->actionsOf($kind->path()), true);
    }

    public function mailsAlerts(): bool
    {
        return Settings::hasRoutes('alerts') && str_contains($this->routes->answererOf(self::ALERTS), 'the package');
    }

    /** Returns whether the package sends mails with links to this site. */
    public function sendsLinks(): bool
    {
        return $this->keepsLeads() || $this->mailsAlerts();
    }

    /**
     * Returns whether the package's search answers visitors, through its own controller or because it is configured.
     */
    public function searchesListings(): bool
    {
        $isConfigured = config('imo-widgets.listings') != Settings::default('listings');

        return in_array(self::SEARCH, $this->calls, true)
            && ! $this->routes->areElsewhere()
            && ($isConfigured || in_array(SearchController::class, $this->routes->actionsOf(self::SEARCH), true));
    }

    /**
     * Returns whether the package's search reads the configured table; a site's own search class may search elsewhere.
     */
    public function searchesTable(): bool
    {
        if (! $this->searchesListings()) {
            return false;
        }
        /** @var ListingSearch $search */
        $search = app(ListingSearch::class);

        return $search instanceof EloquentListingSearch;
    }

    private function hasAlertCall(): bool
    {
        return isset($this->calls['listing-search']) && $this->routes->actionsOf(self::ALERTS) !== [];
    }
}
