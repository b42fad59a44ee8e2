<?php

namespace ImoWidgets\Leads;

use Illuminate\Support\Arr;
use ImoWidgets\Leads\Notifications\CopyOfLead;
use ImoWidgets\Leads\Notifications\LeadDigest;
use ImoWidgets\Leads\Notifications\NewLead;
use LogicException;

/**
 * Reads `config('imo-widgets.leads')`: a site sets only the keys that it changes, and the package's own config file has
 * the rest, also while a cached configuration is older than the package.
 */
final class LeadSettings
{
    /** @var array<string, mixed>|null */
    private static ?array $defaults = null;

    /**
     * @param  string  $key  such as `mail.to`
     * @return mixed the site's value; without one, the value of the package's config file
     */
    public static function get(string $key): mixed
    {
        $defaults = self::$defaults ??= (require __DIR__.'/../../config/imo-widgets.php')['leads'];

        return Arr::get((array) config('imo-widgets.leads'), $key) ?? Arr::get($defaults, $key);
    }

    /**
     * Returns the model of the leads: the package's, or the site's own that extends it.
     *
     * @return class-string<Lead>
     *
     * @throws LogicException where `leads.model` names another class
     */
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
     * Returns the class of a mail: the package's, or the site's own that extends it.
     *
     * @param  'lead'|'copy'|'digest'  $name
     * @return ($name is 'lead' ? class-string<NewLead> : ($name is 'copy' ? class-string<CopyOfLead> :
     *     class-string<LeadDigest>))
     */
    public static function notification(string $name): string
    {
        return self::get("notifications.$name");
    }

    /** Returns the months that a lead of this kind is kept; `null` for ever. */
    public static function monthsToKeep(string $kind): ?int
    {
        $months = (array) config('imo-widgets.leads.months') + (array) self::get('months') + ['*' => null];
        $kept = (int) (array_key_exists($kind, $months) ? $months[$kind] : $months['*']);

        return $kept > 0 ? $kept : null;
    }

    /**
     * @return string|null the time of the offices' reminder of leads without an answer, as `09:00`; `null` for never,
     *     and for an invalid time
     */
    public static function digestTime(): ?string
    {
        $at = self::get('digest.at');

        return is_string($at) && preg_match('/^(?:[01]?\d|2[0-3]):[0-5]\d$/D', $at) === 1 ? $at : null;
    }

    /** Returns the folder of the CVs on their disk; `''` if the site names none. */
    public static function folder(): string
    {
        return trim((string) self::get('folder'), '/. ');
    }
}
