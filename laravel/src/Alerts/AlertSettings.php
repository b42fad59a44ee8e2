<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use ImoWidgets\Leads\LeadOrigin;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\SiteUrl;

/** Computes the times and URLs of alerts from `config('imo-widgets.alerts')`. */
final class AlertSettings
{
    /** Days between an alert's mails, by the value of `frequencia` in the call. */
    public const FREQUENCIES = ['Diária' => 1, 'Semanal' => 7];

    public static function frequencyInWords(string $frequency): string
    {
        return $frequency === 'Semanal' ? 'uma vez por semana' : 'uma vez por dia';
    }

    /**
     * Returns the time of an alert's next mail: the configured hour in the agency's time zone. All of a person's alerts
     * thus share one mail, and daylight saving time doesn't shift its hour.
     *
     * @param  int  $days  counted from today; 0 is today, or tomorrow if the hour has passed
     */
    public static function dueIn(int $days): CarbonImmutable
    {
        $now = CarbonImmutable::now(Settings::get('alerts.timezone'));
        $due = $now->startOfDay()->addDays($days)->setTime((int) Settings::get('alerts.hour'), 0);

        return ($days === 0 && $due < $now ? $due->addDay() : $due)->timezone(config('app.timezone'));
    }

    /** Returns the expiry of an alert that is confirmed or extended now. */
    public static function expiry(): CarbonImmutable
    {
        return CarbonImmutable::now()->addMonths((int) Settings::get('alerts.months'));
    }

    /**
     * Returns the URL of a path on the site, independent of the request's host.
     *
     * @param  string|null  $site  the alert's origin, used if the config still lists it
     */
    public static function url(string $path, ?string $site = null): string
    {
        return SiteUrl::inMail($path, 'alerts', LeadOrigin::knownSite($site));
    }

    /** Returns the URL of a path on the origin that the current page was opened on. */
    public static function urlHere(string $path): string
    {
        return self::url($path, LeadOrigin::siteOf(request()->getHttpHost()));
    }

    /** Returns the URL of a search's page. The path came from the browser, so it already includes the site's folder. */
    public static function pageUrl(?string $path, ?string $site = null): ?string
    {
        return $path === null ? null : SiteUrl::originOf(self::url('', $site)).$path;
    }
}
