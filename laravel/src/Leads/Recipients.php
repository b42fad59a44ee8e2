<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Model;

/**
 * Who is told of a lead, by `config('imo-widgets.leads.mail')`: the address of the home, the agent or the agency that it is
 * for, and the agency's general one where nobody is known by that id. An agent who has left must not take a lead along.
 */
final class Recipients
{
    private const LISTS = ['imovel' => 'homes', 'agente' => 'agents', 'agencia' => 'agencies', 'recrutamento' => 'agencies'];

    /**
     * @param  string  $kind  `imovel`, `geral`, `agente`, `agencia`, `recrutamento` or `agendamento`
     * @param  string|null  $for  the id of the home, the agent or the agency
     * @return list<string> addresses; empty when the config names none at all
     */
    public static function of(string $kind, ?string $for): array
    {
        $list = isset(self::LISTS[$kind]) && $for !== null ? LeadSettings::get('mail.'.self::LISTS[$kind]) : null;

        return self::addresses(self::find((array) $list, (string) $for)) ?: self::general();
    }

    /**
     * @param  string  $kind  as above
     * @param  string|null  $for  as above
     * @return string|null what they are called, where the config says what to read it from
     */
    public static function nameOf(string $kind, ?string $for): ?string
    {
        $list = isset(self::LISTS[$kind]) && $for !== null ? (array) LeadSettings::get('mail.'.self::LISTS[$kind]) : [];
        $name = array_is_list($list) && count($list) === 4 ? data_get(self::record($list, $for), $list[3]) : null;

        return filled($name) ? (string) $name : null;
    }

    /** @return list<string> the agency's own; what the site sends its mail from where nothing is said */
    public static function general(): array
    {
        return self::addresses(LeadSettings::get('mail.to')) ?: self::addresses(config('mail.from.address'));
    }

    /** @return bool whether an address can be written to: what a visitor may type is wider than what a mail server takes */
    public static function isDeliverable(mixed $address): bool
    {
        return is_string($address) && filter_var($address, FILTER_VALIDATE_EMAIL) !== false;
    }

    /** @param  array<mixed>  $list  addresses by id, or a model's class, its column of the id and its attributes with the address and the name */
    private static function find(array $list, string $for): mixed
    {
        if (! array_is_list($list) || ! in_array(count($list), [3, 4], true)) {
            return $list[$for] ?? null;
        }

        return data_get(self::record($list, $for), $list[2]);
    }

    /** @param  array<mixed>  $list  as above, with a model's class */
    private static function record(array $list, string $for): ?Model
    {
        [$model, $column] = $list;
        $key = new $model;
        // A word is no number: an error to PostgreSQL, and 0 to MySQL.
        $isNobody = $column === $key->getKeyName() && $key->getKeyType() === 'int' && preg_match('/^\d{1,18}$/D', $for) !== 1;

        return $isNobody ? null : $model::query()->where($column, $for)->first();
    }

    /** @return list<string> */
    private static function addresses(mixed $configured): array
    {
        $addresses = is_string($configured) ? explode(',', $configured) : (array) $configured;

        return array_values(array_unique(array_filter(array_map(fn (mixed $address) => trim((string) $address), $addresses), self::isDeliverable(...))));
    }
}
