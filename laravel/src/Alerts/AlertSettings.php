<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Support\Arr;
use ImoWidgets\Alerts\Notifications\ConfirmAlert;
use ImoWidgets\Alerts\Notifications\ListingNews;

/** Reads `config('imo-widgets.alerts')`: the package's own config file has the keys that a site lacks. */
final class AlertSettings
{
    /** The days between an alert's mails, by the call's words. */
    public const FREQUENCIES = ['Diária' => 1, 'Semanal' => 7];

    /** @var array<string, mixed>|null */
    private static ?array $defaults = null;

    public static function get(string $key): mixed
    {
        $defaults = self::$defaults ??= (require __DIR__.'/../../config/imo-widgets.php')['alerts'];

        return Arr::get((array) config('imo-widgets.alerts'), $key) ?? Arr::get($defaults, $key);
    }

    /**
     * @param  'confirm'|'news'  $name
     * @return ($name is 'confirm' ? class-string<ConfirmAlert> : class-string<ListingNews>)
     */
    public static function notification(string $name): string
    {
        return self::get("notifications.$name");
    }

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
        $now = CarbonImmutable::now(self::get('timezone'));
        $due = $now->startOfDay()->addDays($days)->setTime((int) self::get('hour'), 0);

        return ($days === 0 && $due < $now ? $due->addDay() : $due)->timezone(config('app.timezone'));
    }

    /** Returns the end of an alert that starts, or is prolonged, now. */
    public static function expiry(): CarbonImmutable
    {
        return CarbonImmutable::now()->addMonths((int) self::get('months'));
    }

    /** Returns the URL of a path of the site, independent of the request's host. */
    public static function url(string $path): string
    {
        return rtrim((string) (self::get('site') ?? config('app.url')), '/').$path;
    }

    /** Returns the URL of a search's page; the browser has sent its path, with the site's folder. */
    public static function pageUrl(?string $path): ?string
    {
        return $path === null ? null : preg_replace('~^([a-z]+://[^/]+).*$~i', '$1', self::url('')).$path;
    }
}
