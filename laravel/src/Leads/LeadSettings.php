<?php

namespace ImoWidgets\Leads;

use Illuminate\Support\Arr;

/**
 * `config('imo-widgets.leads')`: a site names what it changes, and the rest is as the package's own config file has it, also
 * while a cached configuration is older than the package.
 */
final class LeadSettings
{
    private static ?array $defaults = null;

    /**
     * @param  string  $key  such as `mail.to`
     * @return mixed what the site says; where it says nothing, what the package's config file says
     */
    public static function get(string $key): mixed
    {
        self::$defaults ??= (require __DIR__.'/../../config/imo-widgets.php')['leads'];

        return Arr::get((array) config('imo-widgets.leads'), $key) ?? Arr::get(self::$defaults, $key);
    }

    /** How many months a lead of this kind is kept; `null` for ever. */
    public static function monthsToKeep(string $kind): ?int
    {
        $months = (array) config('imo-widgets.leads.months') + (array) self::get('months') + ['*' => null];
        $kept = (int) (array_key_exists($kind, $months) ? $months[$kind] : $months['*']);

        return $kept > 0 ? $kept : null;
    }

    /** @return string|null when offices are reminded of leads without an answer, as `09:00`; `null` for never, and for what is no time of day */
    public static function digestTime(): ?string
    {
        $at = self::get('digest.at');

        return is_string($at) && preg_match('/^(?:[01]?\d|2[0-3]):[0-5]\d$/D', $at) === 1 ? $at : null;
    }

    /** The folder of the CVs, as the disk has it; `''` where the site names none of its own. */
    public static function folder(): string
    {
        return trim((string) self::get('folder'), '/. ');
    }
}
