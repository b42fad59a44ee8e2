<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Str;
use ImoWidgets\Settings;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Finds the recipients of a lead in `config('imo-widgets.leads.mail')`: the address of its home, agent or agency, or
 * the general one if that id is unknown, because a lead for an agent who has left must not be lost.
 *
 * @phpstan-type Lookup array{model: class-string<Model>, id: string, address: string, name: string|null}
 */
final class Recipients
{
    /** Domains that RFC 2606 reserves; Laravel's own `MAIL_FROM_ADDRESS` is `hello@example.com`. */
    private const NOBODYS = '/@(?:[^@]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/iD';

    /** @return list<string> empty if the config has no address at all */
    public function of(LeadKind $kind, ?string $for): array
    {
        return $this->own($kind, $for) ?: $this->general();
    }

    /** Returns where the config names a recipient's address, such as `address 2 of 3 in leads.mail.to`. */
    public function placeOf(Lead $lead, string $address): string
    {
        $own = $this->own($lead->kind, $lead->recipient_id);
        $all = $own ?: $this->general();
        $list = $own === [] ? 'to' : $lead->kind->addressList();

        return 'address '.((int) array_search($address, $all, true) + 1).' of '.count($all)." in leads.mail.$list";
    }

    /** Returns the recipient's name, if the config says which attribute has it. */
    public function nameOf(LeadKind $kind, ?string $for): ?string
    {
        $name = $this->find($kind, $for, 'name');

        return is_scalar($name) && filled($name) ? (string) $name : null;
    }

    /** @return list<string> the agency's own addresses, else the site's sender address */
    public function general(): array
    {
        return $this->addresses(Settings::get('leads.mail.to'))
            ?: $this->addresses(config('mail.from.address'));
    }

    /** @return list<string> the addresses written in the config itself, without those that a model supplies */
    public function all(): array
    {
        $isById = fn (array $configured) => self::lookupOf($configured) === null;
        $read = fn (string $list) => (array) Settings::get("leads.mail.$list");
        $own = Arr::flatten(array_filter(array_map($read, ['homes', 'agents', 'agencies']), $isById));

        return array_values(array_unique([...$this->general(), ...$this->addresses($own)]));
    }

    /** @return list<string> a sentence for each invalid entry of the config, with its key */
    public function mistakes(): array
    {
        $say = fn (string $expected) => fn (string $got) => "$expected, got \"$got\"";
        $mistakes = array_map(
            $say('leads.mail.to expected addresses with commas between'),
            $this->notAddresses(Settings::get('leads.mail.to')),
        );
        foreach (['homes', 'agents', 'agencies'] as $list) {
            $configured = (array) Settings::get("leads.mail.$list");
            $lookup = self::lookupOf($configured);
            $expected = "leads.mail.$list expected addresses by id, or a model, its column of that id and its "
                .'attribute with the address';
            array_push($mistakes, ...match (true) {
                $lookup !== null => array_filter([$this->mistakeOf("leads.mail.$list", $lookup)]),
                $configured !== [] && array_is_list($configured) => ["$expected, got a list"],
                default => array_map($say($expected), Arr::flatten(array_map($this->notAddresses(...), $configured))),
            });
        }

        return $mistakes;
    }

    /** Returns whether a mail server accepts the address; the forms accept more than that. */
    public static function isDeliverable(mixed $address): bool
    {
        if (! is_string($address) || ! str_contains($address, '@')) {
            return false;
        }
        $domain = Str::afterLast($address, '@');
        // PHP's filter refuses `águeda.pt`, which mail servers accept.
        $ascii = preg_match('/[^\x20-\x7E]/', $domain) === 1 ? idn_to_ascii($domain) : $domain;

        return filter_var(Str::beforeLast($address, '@').'@'.$ascii, FILTER_VALIDATE_EMAIL) !== false;
    }

    /** Returns whether a mail server accepts the address and its domain isn't reserved. */
    public static function isSomebodys(mixed $address): bool
    {
        return self::isDeliverable($address) && preg_match(self::NOBODYS, $address) !== 1;
    }

    /** @param  Lookup  $lookup */
    private function mistakeOf(string $key, array $lookup): ?string
    {
        $model = new $lookup['model'];
        $column = Str::afterLast($lookup['id'], '.');
        try {
            return $model->getConnection()->getSchemaBuilder()->hasColumn($model->getTable(), $column)
                ? null
                : "$key expected a column of the table {$model->getTable()} with the id, got \"{$lookup['id']}\"";
        } catch (Throwable $problem) {
            return "$key could not be looked at (".$problem::class.')';
        }
    }

    /** @return list<string> the addresses of the home, the agent or the agency */
    private function own(LeadKind $kind, ?string $for): array
    {
        return $this->addresses($this->find($kind, $for, 'address'));
    }

    /**
     * Finds the address or name for this id in the config or the site's database. A failed lookup is logged and returns
     * `null`: it must not leave a lead unannounced.
     *
     * @param  'address'|'name'  $what
     */
    private function find(LeadKind $kind, ?string $for, string $what): mixed
    {
        $list = $kind->addressList();
        if ($list === null || $for === null) {
            return null;
        }
        $configured = (array) Settings::get("leads.mail.$list");
        $lookup = self::lookupOf($configured);
        if ($lookup === null) {
            return $what === 'address' ? $configured[$for] ?? null : null;
        }
        try {
            return $lookup[$what] === null
                ? null
                : data_get($this->record(new $lookup['model'], $lookup['id'], $for), $lookup[$what]);
        } catch (Throwable $cause) {
            $problem = $cause instanceof QueryException ? SqlState::of($cause) : $cause::class;
            Log::error(
                "imo-widgets: Whom a lead is for could not be looked up by leads.mail.$list: $problem. The agency "
                    .'itself is told.',
            );

            return null;
        }
    }

    private function record(Model $model, string $column, string $for): ?Model
    {
        try {
            // Inside an open transaction this sets a savepoint; without it, PostgreSQL would refuse all further queries
            // after an error.
            $found = $model->getConnection()->transaction(fn () => $model->newQuery()->where($column, $for)->first());
        } catch (QueryException $problem) {
            // PostgreSQL raises an error if an id doesn't fit the column's type; such an id is simply unknown.
            return SqlState::isOfValue($problem) ? null : throw $problem;
        }

        // MySQL takes `7abc` for 7, so the id is compared again.
        return strcasecmp(trim((string) $found?->getRawOriginal(Str::afterLast($column, '.'))), $for) === 0
            ? $found
            : null;
    }

    /**
     * @param  array<mixed>  $configured
     * @return Lookup|null `null` if the config lists addresses by id
     */
    private static function lookupOf(array $configured): ?array
    {
        if (! array_is_list($configured) || ! in_array(count($configured), [3, 4], true)) {
            return null;
        }
        [$model, $id, $address] = $configured;

        return is_string($model) && is_subclass_of($model, Model::class)
            ? ['model' => $model, 'id' => $id, 'address' => $address, 'name' => $configured[3] ?? null]
            : null;
    }

    /** @return list<string> */
    private function addresses(mixed $configured): array
    {
        $isTaken = app()->isProduction() ? self::isSomebodys(...) : self::isDeliverable(...);

        return array_values(array_unique(array_filter(self::entries($configured), $isTaken)));
    }

    /** @return list<string> */
    private function notAddresses(mixed $configured): array
    {
        return array_values(array_filter(self::entries($configured), fn (string $one) => ! self::isDeliverable($one)));
    }

    /** @return list<string> the entries of a list, or of a text with commas, semicolons or blanks */
    private static function entries(mixed $configured): array
    {
        $texts = array_filter((array) $configured, is_scalar(...));

        return preg_split('/[,;\s]+/', implode(',', $texts), flags: PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
