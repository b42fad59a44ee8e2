<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use ImoWidgets\Leads\LeadOrigin;
use ImoWidgets\Settings;
use ImoWidgets\Widgets\SiteUrl;

/** Computes times and URLs of alerts by `config('imo-widgets.alerts')`. */
final class AlertSettings
{
    /** The days between an alert's mails, by the call's words. */
    public const FREQUENCIES = ['Diária' => 1, 'Semanal' => 7];

    public static function frequencyInWords(string $frequency): string
    {
        return $frequency === 'Semanal' ? 'uma vez por semana' : 'uma vez por dia';
    }

    /**
     * Returns the time of an alert's next mail: at the hour of the config, in the agency's time zone, so that all of a
     * person's alerts come in one mail and daylight saving time does not move it.
     *
     * @param  int  $days  from today; 0 is today, or tomorrow where the hour has passed
     */
    public static function dueIn(int $days): CarbonImmutable
    {
        $now = CarbonImmutable::now(Settings::get('alerts.timezone'));
        $due = $now->startOfDay()->addDays($days)->setTime((int) Settings::get('alerts.hour'), 0);

        return ($days === 0 && $due < $now ? $due->addDay() : $due)->timezone(config('app.timezone'));
    }

    /** Returns the end of an alert that starts, or is prolonged, now. */
    public static function expiry(): CarbonImmutable
    {
        return CarbonImmutable::now()->addMonths((int) Settings::get('alerts.months'));
    }

    /**
     * Returns the URL of a path of the site, independent of the request's host.
     *
     * @param  string|null  $site  the origin of an alert, which counts if the config still knows it
     */
    public static function url(string $path, ?string $site = null): string
    {
        return SiteUrl::inMail($path, 'alerts', LeadOrigin::knownSite($site));
    }

    /** Returns the URL of a path for a page, on the origin that it was opened on. */
    public static function urlHere(string $path): string
    {
        return self::url($path, LeadOrigin::siteOf(request()->getHttpHost()));
    }

    /** Returns the URL of a search's page; the browser has sent its path, with the site's folder. */
    public static function pageUrl(?string $path, ?string $site = null): ?string
    {
        return $path === null ? null : preg_replace('~^([a-z]+://[^/]+).*$~i', '$1', self::url('', $site)).$path;
    }
}
