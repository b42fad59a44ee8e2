<?php

namespace ImoWidgets\Leads;

/** A person's stored data other than leads, for `leads:person`. */
interface OtherData
{
    /** @return list<array<string, mixed>> all stored records of the person */
    public function of(string $person): array;

    /** Deletes all stored records of the person. */
    public function erase(string $person): void;
}
