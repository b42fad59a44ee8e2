<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Support\Str;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Who is told of a lead, by `config('imo-widgets.leads.mail')`: the address of the home, the agent or the agency that it is
 * for, and the agency's general one where nobody is known by that id. An agent who has left must not take a lead along.
 */
final class Recipients
{
    /** Names that are nobody's by RFC 2606; Laravel's own `MAIL_FROM_ADDRESS` is `hello@example.com`. */
    private const NOBODYS = '/@(?:[^@]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/iD';

    /**
     * @param  string  $kind  `imovel`, `geral`, `agente`, `agencia`, `recrutamento` or `agendamento`
     * @param  string|null  $for  the id of the home, the agent or the agency
     * @return list<string> addresses; empty when the config names none at all
     */
    public static function of(string $kind, ?string $for): array
    {
        $list = $for === null ? null : LeadKind::from($kind)->addressList();

        return self::addresses($list === null ? null : self::find($list, $for)) ?: self::general();
    }

    /** Returns where in the config the address of a recipient stands, such as `address 2 of 3 in leads.mail.to`. */
    public static function placeOf(Lead $lead, string $address): string
    {
        $all = self::of($lead->kind, $lead->recipient_id);
        $list = LeadKind::from($lead->kind)->addressList();
        $isOwn = $list !== null && $lead->recipient_id !== null && self::addresses(self::find($list, $lead->recipient_id)) !== [];
        $place = $isOwn ? "leads.mail.$list" : 'leads.mail.to';

        return 'address '.((int) array_search($address, $all, true) + 1).' of '.count($all)." in $place";
    }

    /**
     * @param  string  $kind  as above
     * @param  string|null  $for  as above
     * @return string|null what they are called, where the config says what to read it from
     */
    public static function nameOf(string $kind, ?string $for): ?string
    {
        $list = $for === null ? null : LeadKind::from($kind)->addressList();
        $configured = $list === null ? [] : (array) LeadSettings::get("mail.$list");
        $name = self::isLookup($configured) && isset($configured[3]) ? self::lookUp($list, $for, $configured[3]) : null;

        return is_scalar($name) && filled($name) ? (string) $name : null;
    }

    /** @return list<string> the agency's own; what the site sends its mail from where nothing is said */
    public static function general(): array
    {
        return self::addresses(LeadSettings::get('mail.to')) ?: self::addresses(config('mail.from.address'));
    }

    /** @return list<string> what the site's config has in a place for addresses and is none, each with its key; for `imo-widgets:check` */
    public static function mistakes(): array
    {
        $general = array_map(fn (string $got) => "leads.mail.to expected addresses with commas between, got \"$got\"", self::notAddresses(LeadSettings::get('mail.to')));

        return array_merge($general, ...array_map(self::mistakesOf(...), ['homes', 'agents', 'agencies']));
    }

    /** @return list<string> */
    private static function mistakesOf(string $list): array
    {
        $configured = (array) LeadSettings::get("mail.$list");
        if (self::isLookup($configured)) {
            return self::mistakesOfLookup("leads.mail.$list", $configured);
        }
        $expected = "leads.mail.$list expected addresses by id, or a model, its column of that id and its attribute with the address";
        if ($configured !== [] && array_is_list($configured)) {
            return ["$expected, got a list"];
        }
        $wrong = array_merge([], ...array_map(self::notAddresses(...), array_values($configured)));

        return array_map(fn (string $got) => "$expected, got \"$got\"", $wrong);
    }

    /**
     * @param  array{class-string<Model>, string, string}  $lookup
     * @return list<string>
     */
    private static function mistakesOfLookup(string $key, array $lookup): array
    {
        [$class, $column] = $lookup;
        $model = new $class;
        try {
            $isThere = $model->getConnection()->getSchemaBuilder()->hasColumn($model->getTable(), Str::afterLast($column, '.'));
        } catch (Throwable $problem) {
            return ["$key could not be looked at (".$problem::class.')'];
        }

        return $isThere ? [] : ["$key expected a column of the table {$model->getTable()} with the id, got \"$column\""];
    }

    /** @return bool whether an address can be written to: what a visitor may type is wider than what a mail server takes */
    public static function isDeliverable(mixed $address): bool
    {
        return is_string($address) && filter_var($address, FILTER_VALIDATE_EMAIL) !== false;
    }

    /** @return bool whether it can be written to and belongs to somebody, wherever the site runs */
    public static function isSomebodys(mixed $address): bool
    {
        return self::isDeliverable($address) && preg_match(self::NOBODYS, $address) !== 1;
    }

    /** What the site has for this id, in a list of addresses or in its database. */
    private static function find(string $list, string $for): mixed
    {
        $configured = (array) LeadSettings::get("mail.$list");

        return self::isLookup($configured) ? self::lookUp($list, $for, $configured[2]) : $configured[$for] ?? null;
    }

    /** That attribute of the one with this id; a lookup that fails must not leave a lead untold. */
    private static function lookUp(string $list, string $for, string $attribute): mixed
    {
        [$class, $column] = LeadSettings::get("mail.$list");
        try {
            return data_get(self::record(new $class, $column, $for), $attribute);
        } catch (Throwable $problem) {
            report(LeadNotAnnounced::withoutLookup("leads.mail.$list", $problem));

            return null;
        }
    }

    private static function record(Model $model, string $column, string $for): ?Model
    {
        try {
            // A savepoint where a transaction is open: PostgreSQL would take no further question in it after an error.
            $found = $model->getConnection()->transaction(fn () => $model->newQuery()->where($column, $for)->first());
        } catch (QueryException $problem) {
            // To PostgreSQL a word is no number and no UUID, and too long a number an error: nobody is known by it.
            return SqlState::isOfValue($problem) ? null : throw $problem;
        }

        // MySQL takes `7abc` for 7.
        return strcasecmp(trim((string) $found?->getRawOriginal(Str::afterLast($column, '.'))), $for) === 0 ? $found : null;
    }

    /** A model's class, its column of the id, its attribute with the address and, if there is one, that with the name. */
    private static function isLookup(array $configured): bool
    {
        return array_is_list($configured) && in_array(count($configured), [3, 4], true) && is_string($configured[0]) && is_subclass_of($configured[0], Model::class);
    }

    /** @return list<string> */
    private static function addresses(mixed $configured): array
    {
        $isSomebody = fn (string $address) => self::isDeliverable($address) && ! (app()->isProduction() && preg_match(self::NOBODYS, $address));

        return array_values(array_unique(array_filter(self::entries($configured), $isSomebody)));
    }

    /** @return list<string> */
    private static function notAddresses(mixed $configured): array
    {
        return array_values(array_filter(self::entries($configured), fn (string $entry) => ! self::isDeliverable($entry)));
    }

    /** @return list<string> what stands between commas, semicolons or blanks, or in a list */
    private static function entries(mixed $configured): array
    {
        $texts = array_filter((array) $configured, is_scalar(...));

        return preg_split('/[,;\s]+/', implode(',', $texts), flags: PREG_SPLIT_NO_EMPTY);
    }
}
