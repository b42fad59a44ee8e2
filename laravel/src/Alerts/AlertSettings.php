<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Support\Arr;
use ImoWidgets\Alerts\Notifications\ConfirmAlert;
use ImoWidgets\Alerts\Notifications\ListingNews;

/** `config('imo-widgets.alerts')`: a site names what it changes, and the rest is as the package's own config file has it. */
final class AlertSettings
{
    /** How often an alert may mail, by the words of the call, and after how many days the next one is due. */
    public const FREQUENCIES = ['Diária' => 1, 'Semanal' => 7];

    /** @var array<string, mixed>|null */
    private static ?array $defaults = null;

    /** @param  string  $key  such as `days_to_confirm` */
    public static function get(string $key): mixed
    {
        $defaults = self::$defaults ??= (require __DIR__.'/../../config/imo-widgets.php')['alerts'];

        return Arr::get((array) config('imo-widgets.alerts'), $key) ?? Arr::get($defaults, $key);
    }

    /**
     * The class of a mail, of the package or the site's own that extends it.
     *
     * @param  'confirm'|'news'  $name
     * @return ($name is 'confirm' ? class-string<ConfirmAlert> : class-string<ListingNews>)
     */
    public static function notification(string $name): string
    {
        return self::get("notifications.$name");
    }

    /** How often an alert mails, in words. */
    public static function frequencyInWords(string $frequency): string
    {
        return $frequency === 'Semanal' ? 'uma vez por semana' : 'uma vez por dia';
    }

    /**
     * When an alert may mail next: at the hour of the config, where the agency is, so that all of a person's alerts come in one
     * mail and a change of the clocks moves nothing.
     *
     * @param  int  $days  from today; 0 is today, or tomorrow where the hour has passed
     */
    public static function dueIn(int $days): CarbonImmutable
    {
        $now = CarbonImmutable::now(self::get('timezone'));
        $due = $now->startOfDay()->addDays($days)->setTime((int) self::get('hour'), 0);

        return ($days === 0 && $due < $now ? $due->addDay() : $due)->timezone(config('app.timezone'));
    }

    /** When an alert ends that nobody has prolonged. */
    public static function expiry(): CarbonImmutable
    {
        return CarbonImmutable::now()->addMonths((int) self::get('months'));
    }

    /**
     * A path of the site as a URL, whatever host a request named.
     *
     * @param  string  $path  with its slash
     */
    public static function url(string $path): string
    {
        return self::site().$path;
    }

    /**
     * The page of a search, whose path the browser said, folder and all.
     *
     * @param  string|null  $path  with its slash
     */
    public static function pageUrl(?string $path): ?string
    {
        return $path === null ? null : preg_replace('~^([a-z]+://[^/]+).*$~i', '$1', self::site()).$path;
    }

    private static function site(): string
    {
        return rtrim((string) (self::get('site') ?? config('app.url')), '/');
    }
}
