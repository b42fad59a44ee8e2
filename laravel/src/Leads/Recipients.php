<?php

namespace ImoWidgets\Leads;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Support\Str;
use ImoWidgets\Leads\Exceptions\LeadNotAnnounced;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Finds the recipients of a lead by `config('imo-widgets.leads.mail')`: the address of its home, agent or agency, and
 * the agency's general one if that id is unknown. A lead for an agent who has left must not be lost.
 */
final class Recipients
{
    /** Domains that RFC 2606 reserves; Laravel's own `MAIL_FROM_ADDRESS` is `hello@example.com`. */
    private const NOBODYS = '/@(?:[^@]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/iD';

    public function __construct(private readonly Application $app, private readonly Repository $config)
    {
    }

    /**
     * @param  string  $kind  `imovel`, `geral`, `agente`, `agencia`, `recrutamento` or `agendamento`
     * @param  string|null  $for  the id of the home, the agent or the agency
     * @return list<string> addresses; empty when the config names none at all
     */
    public function of(string $kind, ?string $for): array
    {
        $list = $for === null ? null : LeadKind::from($kind)->addressList();

        return $this->addresses($list === null ? null : $this->find($list, $for)) ?: $this->general();
    }

    /** Returns where in the config the address of a recipient stands, such as `address 2 of 3 in leads.mail.to`. */
    public function placeOf(Lead $lead, string $address): string
    {
        $all = $this->of($lead->kind, $lead->recipient_id);
        $list = LeadKind::from($lead->kind)->addressList();
        $isOwn =
            $list !== null
            && $lead->recipient_id !== null
            && $this->addresses($this->find($list, $lead->recipient_id)) !== [];
        $place = $isOwn ? "leads.mail.$list" : 'leads.mail.to';

        return 'address '.((int) array_search($address, $all, true) + 1).' of '.count($all)." in $place";
    }

    /**
     * @param  string  $kind  as above
     * @param  string|null  $for  as above
     * @return string|null the recipient's name, if the config names its attribute
     */
    public function nameOf(string $kind, ?string $for): ?string
    {
        $list = LeadKind::from($kind)->addressList();
        if ($list === null || $for === null) {
            return null;
        }
        $lookup = $this->lookupOf((array) LeadSettings::get("mail.$list"));
        $name = isset($lookup['name']) ? $this->attributeOf($list, $lookup, $for, $lookup['name']) : null;

        return is_scalar($name) && filled($name) ? (string) $name : null;
    }

    /** @return list<string> the agency's own addresses; without any, the site's sender address */
    public function general(): array
    {
        return $this->addresses(LeadSettings::get('mail.to'))
            ?: $this->addresses($this->config->get('mail.from.address'));
    }

    /** @return list<string> the config's invalid addresses, each with its key; for `imo-widgets:check` */
    public function mistakes(): array
    {
        $general = array_map(
            fn (string $got) => "leads.mail.to expected addresses with commas between, got \"$got\"",
            $this->notAddresses(LeadSettings::get('mail.to')),
        );

        return array_merge($general, ...array_map($this->mistakesOf(...), ['homes', 'agents', 'agencies']));
    }

    /** @return list<string> */
    private function mistakesOf(string $list): array
    {
        $configured = (array) LeadSettings::get("mail.$list");
        $lookup = $this->lookupOf($configured);
        if ($lookup !== null) {
            return $this->mistakesOfLookup("leads.mail.$list", $lookup);
        }
        $expected = "leads.mail.$list expected addresses by id, or a model, its column of that id and its attribute "
            .'with the address';
        if ($configured !== [] && array_is_list($configured)) {
            return ["$expected, got a list"];
        }
        $wrong = array_merge([], ...array_map($this->notAddresses(...), array_values($configured)));

        return array_map(fn (string $got) => "$expected, got \"$got\"", $wrong);
    }

    /**
     * @param  array{model: class-string<Model>, id: string, address: string, name: string|null}  $lookup
     * @return list<string>
     */
    private function mistakesOfLookup(string $key, array $lookup): array
    {
        $column = $lookup['id'];
        $model = new $lookup['model'];
        try {
            $isThere = $model
                ->getConnection()
                ->getSchemaBuilder()
                ->hasColumn($model->getTable(), Str::afterLast($column, '.'));
        } catch (Throwable $problem) {
            return ["$key could not be looked at (".$problem::class.')'];
        }

        return $isThere
            ? []
            : ["$key expected a column of the table {$model->getTable()} with the id, got \"$column\""];
    }

    /** @return bool true if a mail server takes the address: the forms let visitors type more */
    public static function isDeliverable(mixed $address): bool
    {
        return is_string($address) && filter_var($address, FILTER_VALIDATE_EMAIL) !== false;
    }

    /** @return bool true if a mail server takes the address and its domain is not a reserved one */
    public static function isSomebodys(mixed $address): bool
    {
        return self::isDeliverable($address) && preg_match(self::NOBODYS, $address) !== 1;
    }

    /** Finds the address for this id, in a list of addresses or in the site's database. */
    private function find(string $list, string $for): mixed
    {
        $configured = (array) LeadSettings::get("mail.$list");
        $lookup = $this->lookupOf($configured);

        return $lookup === null
            ? $configured[$for] ?? null
            : $this->attributeOf($list, $lookup, $for, $lookup['address']);
    }

    /**
     * Reads that attribute of the model with this id; a failed lookup must not leave a lead unannounced.
     *
     * @param  array{model: class-string<Model>, id: string, address: string, name: string|null}  $lookup
     */
    private function attributeOf(string $list, array $lookup, string $for, string $attribute): mixed
    {
        try {
            return data_get($this->record(new $lookup['model'], $lookup['id'], $for), $attribute);
        } catch (Throwable $problem) {
            report(LeadNotAnnounced::withoutLookup("leads.mail.$list", $problem));

            return null;
        }
    }

    private function record(Model $model, string $column, string $for): ?Model
    {
        try {
            // A savepoint within an open transaction: after an error PostgreSQL would refuse any further query in it.
            $found = $model->getConnection()->transaction(fn () => $model->newQuery()->where($column, $for)->first());
        } catch (QueryException $problem) {
            // PostgreSQL raises an error for an id that does not fit the column's type: such an id is unknown.
            return SqlState::isOfValue($problem) ? null : throw $problem;
        }

        // MySQL takes `7abc` for 7.
        return strcasecmp(trim((string) $found?->getRawOriginal(Str::afterLast($column, '.'))), $for) === 0
            ? $found
            : null;
    }

    /**
     * Returns the model, its column of the id and its attributes with the address and the name; `null` for addresses
     * by id.
     *
     * @param  array<mixed>  $configured  the config of a list
     * @return array{model: class-string<Model>, id: string, address: string, name: string|null}|null
     */
    private function lookupOf(array $configured): ?array
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
        $isSomebody = fn (string $address) => self::isDeliverable($address)
            && ! ($this->app->environment('production') && preg_match(self::NOBODYS, $address));

        return array_values(array_unique(array_filter($this->entries($configured), $isSomebody)));
    }

    /** @return list<string> */
    private function notAddresses(mixed $configured): array
    {
        return array_values(
            array_filter($this->entries($configured), fn (string $entry) => ! self::isDeliverable($entry)),
        );
    }

    /** @return list<string> the addresses of a list, or of a text with commas, semicolons or blanks */
    private function entries(mixed $configured): array
    {
        $texts = array_filter((array) $configured, is_scalar(...));

        return preg_split('/[,;\s]+/', implode(',', $texts), flags: PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
