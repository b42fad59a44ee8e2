<?php

namespace ImoWidgets\Alerts;

/** A listing at one moment. */
final class SeenListing
{
    /**
     * @param  string  $home  a digest of the value that it's known by
     * @param  string  $deal  such as `venda`; another deal is another listing for a search
     * @param  array<string, list<string|null>>  $values  of the columns of each filter
     */
    public function __construct(
        public readonly string $key,
        public readonly string $home,
        public readonly string $deal,
        public readonly array $values,
    ) {
    }

    /** Returns what a home is remembered by; without a reference it's its key, which is like no reference. */
    public static function digest(?string $reference, string $key): string
    {
        return hash('sha256', $reference ?? "\0$key");
    }

    /**
     * Names the listing among all: a home with one deal.
     *
     * @return non-falsy-string
     */
    public function name(): string
    {
        return "$this->home|$this->deal";
    }

    /** Returns the same listing, known by its key, where another one has its reference. */
    public function withoutReference(): self
    {
        return new self($this->key, self::digest(null, $this->key), $this->deal, $this->values);
    }
}
