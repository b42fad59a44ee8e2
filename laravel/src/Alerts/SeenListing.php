<?php

namespace ImoWidgets\Alerts;

/** A listing as seen at one moment. */
final class SeenListing
{
    /**
     * @param  string  $home  a digest of the value that identifies the home
     * @param  string  $deal  such as `venda`; the same home under another deal is a separate listing
     * @param  array<string, list<string|null>>  $values  the values of the columns of each filter
     */
    public function __construct(
        public readonly string $key,
        public readonly string $home,
        public readonly string $deal,
        public readonly array $values,
    ) {
    }

    /**
     * Returns the digest that identifies a home. It is taken from the home's reference or, without one, from its key,
     * which gets a prefix that no reference has.
     */
    public static function digest(?string $reference, string $key): string
    {
        return hash('sha256', $reference ?? "\0$key");
    }

    /**
     * Identifies the listing by its home and deal.
     *
     * @return non-falsy-string
     */
    public function name(): string
    {
        return "$this->home|$this->deal";
    }

    /** Returns the same listing, identified by its key because another one has its reference. */
    public function withoutReference(): self
    {
        return new self($this->key, self::digest(null, $this->key), $this->deal, $this->values);
    }
}
