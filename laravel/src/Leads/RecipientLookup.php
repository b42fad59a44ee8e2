<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Support\Str;
use ImoWidgets\SqlState;

/**
 * A model of the site that has the recipients' addresses, named by a list of `leads.mail` in this form:
 * `[App\Models\Colaborador::class, 'id', 'email', 'name']`.
 */
final class RecipientLookup
{
    private function __construct(
        private readonly Model $model,
        public readonly string $idColumn,
        public readonly string $addressAttribute,
        public readonly ?string $nameAttribute,
    ) {
    }

    /**
     * @param  array<mixed>  $setting
     * @return self|null `null` if the setting lists addresses by id
     */
    public static function fromSetting(array $setting): ?self
    {
        if (! array_is_list($setting) || ! in_array(count($setting), [3, 4], true)) {
            return null;
        }
        [$model, $idColumn, $addressAttribute] = $setting;

        return is_string($model) && is_subclass_of($model, Model::class)
            ? new self(new $model, $idColumn, $addressAttribute, $setting[3] ?? null)
            : null;
    }

    public function table(): string
    {
        return $this->model->getTable();
    }

    public function hasIdColumn(): bool
    {
        $schema = $this->model->getConnection()->getSchemaBuilder();

        return $schema->hasColumn($this->table(), $this->unqualifiedIdColumn());
    }

    /** Finds the recipient with exactly this id. */
    public function find(string $id): ?Model
    {
        try {
            // Inside an open transaction, this sets a savepoint. Without one, PostgreSQL would refuse all queries after
            // an error.
            $recipient = $this->model->getConnection()->transaction(
                fn () => $this->model->newQuery()->where($this->idColumn, $id)->first(),
            );
        } catch (QueryException $problem) {
            // PostgreSQL raises an error if an id doesn't fit the column's type; an id that doesn't fit is treated as
            // unknown.
            return SqlState::isOfValue($problem) ? null : throw $problem;
        }
        // MySQL treats `7abc` as 7, so the id is compared again.
        $storedId = trim((string) $recipient?->getRawOriginal($this->unqualifiedIdColumn()));

        return strcasecmp($storedId, $id) === 0 ? $recipient : null;
    }

    private function unqualifiedIdColumn(): string
    {
        return Str::afterLast($this->idColumn, '.');
    }
}
