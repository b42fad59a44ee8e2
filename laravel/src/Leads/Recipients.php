<?php

namespace ImoWidgets\Leads;

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

    /** @param  array<mixed>  $list  addresses by id, or a model's class, its column of the id and its attribute with the address */
    private static function find(array $list, string $for): mixed
    {
        if (! array_is_list($list) || count($list) !== 3) {
            return $list[$for] ?? null;
        }
        [$model, $column, $attribute] = $list;

        $key = new $model;
        // A word is no number: an error to PostgreSQL, and 0 to MySQL.
        $isNobody = $column === $key->getKeyName() && $key->getKeyType() === 'int' && preg_match('/^\d{1,18}$/D', $for) !== 1;

        return $isNobody ? null : data_get($model::query()->where($column, $for)->first(), $attribute);
    }

    /** @return list<string> */
    private static function addresses(mixed $configured): array
    {
        $addresses = is_string($configured) ? explode(',', $configured) : (array) $configured;

        return array_values(array_unique(array_filter(array_map(fn (mixed $address) => trim((string) $address), $addresses), self::isDeliverable(...))));
    }
}
