<?php

namespace ImoWidgets\Leads;

use Illuminate\Support\Arr;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\LeadDigest;
use ImoWidgets\Leads\Notifications\NewLead;
use LogicException;

/**
 * Reads `config('imo-widgets.leads')`: the package's own file has the keys that a site, or its cached configuration,
 * lacks.
 */
final class LeadSettings
{
    /** @var array<string, mixed>|null */
    private static ?array $defaults = null;

    public static function get(string $key): mixed
    {
        $defaults = self::$defaults ??= (require __DIR__.'/../../config/imo-widgets.php')['leads'];

        return Arr::get((array) config('imo-widgets.leads'), $key) ?? Arr::get($defaults, $key);
    }

    /** @return class-string<Lead> */
    public static function model(): string
    {
        $model = self::get('model');

        return is_string($model) && is_a($model, Lead::class, true)
            ? $model
            : throw new LogicException(
                "config('imo-widgets.leads.model') expected a class that extends "
                    .Lead::class
                    .', got '
                    .json_encode($model)
                    .'.',
            );
    }

    /**
     * @param  'lead'|'copy'|'digest'  $name
     * @return ($name is 'lead' ? class-string<NewLead> : ($name is 'copy' ? class-string<CopyOfLead> :
     *     class-string<LeadDigest>))
     */
    public static function notification(string $name): string
    {
        return self::get("notifications.$name");
    }

    /** Returns `null` for leads that are kept for ever. */
    public static function monthsToKeep(string $kind): ?int
    {
        $months = (array) config('imo-widgets.leads.months') + (array) self::get('months') + ['*' => null];
        $kept = (int) (array_key_exists($kind, $months) ? $months[$kind] : $months['*']);

        return $kept > 0 ? $kept : null;
    }

    /** Returns a time such as `09:00`; `null` for never, and for an invalid time. */
    public static function digestTime(): ?string
    {
        $at = self::get('digest.at');

        return is_string($at) && preg_match('/^(?:[01]?\d|2[0-3]):[0-5]\d$/D', $at) === 1 ? $at : null;
    }

    public static function folder(): string
    {
        return trim((string) self::get('folder'), '/. ');
    }
}
