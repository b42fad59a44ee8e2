<?php

namespace ImoWidgets\Leads;

/** What is kept of a person besides leads, for `leads:person`. */
interface OtherData
{
    /** @return list<array<string, mixed>> all that is kept of them */
    public function of(string $person): array;

    /** Deletes all of it. */
    public function erase(string $person): void;
}
