<?php

namespace ImoWidgets\Listings;

use Illuminate\Support\Str;

/**
 * What values a column can be compared with. PostgreSQL ends a query with an error where a value is none of the column's
 * type, and MySQL compares something else (docs/laravel.md#values-that-a-database-refuses), so values that the column can't
 * hold are left out before it is asked: they fit no listing.
 */
final class ColumnType
{
    private const WHOLE = ['int2', 'int4', 'int8', 'tinyint', 'smallint', 'mediumint', 'int', 'integer', 'bigint'];

    private const DECIMAL = ['numeric', 'decimal', 'float4', 'float8', 'float', 'double', 'real', 'money'];

    /** The greatest number of types that a database refuses a greater one for. */
    private const GREATEST = ['int2' => 32_767, 'int4' => 2_147_483_647, 'float4' => 3.4e38, 'money' => 92_233_720_368_547_758];

    private const TEXT = ['varchar', 'char', 'bpchar', 'text', 'tinytext', 'mediumtext', 'longtext', 'citext', 'name'];

    /** Five and more, where they are written as texts. */
    private const LAST_COUNT = 99;

    /**
     * @param  string|null  $name  as Laravel's schema calls it, such as `int4`; `null` where it is not known
     * @param  string  $driver  of the connection, such as `pgsql`
     */
    public function __construct(public readonly ?string $name, private readonly string $driver)
    {
    }

    /** Whether it is one for prices. SQLite lets a column have no type, or any. */
    public function canBePrice(): bool
    {
        return ! $this->isText() && $this->name !== 'uuid' && ! $this->isBoolean();
    }

    /** Whether it holds texts, which are compared as they are. */
    public function isText(): bool
    {
        return in_array($this->name, self::TEXT, true);
    }

    /** Whether only its text can be compared, as that of a type of the site's own. */
    public function isForeign(): bool
    {
        return $this->driver === 'pgsql' && $this->name !== null && ! $this->isText() && ! $this->isNumber() && ! $this->isBoolean() && $this->name !== 'uuid';
    }

    /**
     * Those that the column can hold, as it holds them.
     *
     * @param  array<mixed>  $asked  texts of UTF-8, numbers, booleans
     * @return list<int|float|string|bool>
     */
    public function values(array $asked): array
    {
        $values = array_map(fn (mixed $value) => is_bool($value) && ! $this->isBoolean() ? (int) $value : $value, array_values($asked));

        return array_values(match (true) {
            $this->isWhole() => $this->wholeNumbers($values),
            $this->isNumber() => array_filter($values, fn (mixed $value) => is_numeric($value) && abs((float) $value) <= $this->greatest()),
            $this->isBoolean() => array_map(boolval(...), array_filter($values, fn (mixed $value) => in_array($value, [0, 1, '0', '1', true, false], true))),
            $this->name === 'uuid' => array_filter($values, Str::isUuid(...)),
            $this->name === null || $this->name === '' => $values,
            default => array_map(strval(...), $values),
        });
    }

    /**
     * How many rooms: those that are asked for, and `+5` for five or more.
     *
     * @param  list<string|int>  $asked
     * @return array{list<mixed>, bool} the counts that the column can hold, and whether those from 5 on fit by comparing
     */
    public function counts(array $asked): array
    {
        $exact = array_map(intval(...), array_values(array_diff($asked, ['+5'])));
        $isMore = in_array('+5', $asked, true);
        if (! $isMore || $this->isNumber() || $this->name === null || $this->name === '') {
            return [$this->values($exact), $isMore];
        }

        return [$this->values([...$exact, ...range(5, self::LAST_COUNT)]), false];
    }

    /**
     * A limit of a price as the column can be compared with it: a column of whole numbers with the next whole one.
     *
     * @param  bool  $isLeast  whether prices begin with it, or end
     * @return int|float|string|null `null` where no price is as high
     */
    public function limit(float $price, bool $isLeast): int|float|string|null
    {
        if (! $this->isNumber()) {
            return min($price, PHP_FLOAT_MAX);
        }
        $price = match (true) {
            ! $this->isWhole() => $price,
            $isLeast => ceil($price),
            default => floor($price),
        };
        if ($isLeast && $price > $this->greatest()) {
            return null;
        }
        $price = max(-$this->greatest(), min($price, $this->greatest()));

        return match (true) {
            // 2^63 itself is one too many.
            $this->isWhole() => $price >= PHP_INT_MAX ? PHP_INT_MAX : (int) $price,
            $this->name === 'money' => sprintf('%.2F', $price),
            default => $price,
        };
    }

    /**
     * @param  list<mixed>  $values
     * @return list<int>
     */
    private function wholeNumbers(array $values): array
    {
        $isWhole = fn (mixed $value) => is_scalar($value) && preg_match('/^-?\d{1,18}$/D', (string) $value) === 1 && abs((int) $value) <= $this->greatest();

        return array_values(array_map(intval(...), array_filter($values, $isWhole)));
    }

    private function greatest(): float
    {
        // 1e400 is a number to PHP, and too big for any database.
        return self::GREATEST[$this->name] ?? ($this->isWhole() ? (float) PHP_INT_MAX : PHP_FLOAT_MAX);
    }

    private function isNumber(): bool
    {
        return $this->isWhole() || in_array($this->name, self::DECIMAL, true);
    }

    private function isWhole(): bool
    {
        return in_array($this->name, self::WHOLE, true);
    }

    private function isBoolean(): bool
    {
        return $this->name === 'bool' || $this->name === 'boolean';
    }
}
