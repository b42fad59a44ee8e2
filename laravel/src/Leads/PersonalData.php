<?php

namespace ImoWidgets\Leads;

/**
 * The personal data that a part of the package, or of the site, stores besides leads, for `leads:person`. The container
 * has one for each installed part, tagged with this interface's name.
 */
interface PersonalData
{
    /** Returns the name of its file in an export: `alerts`. */
    public function name(): string;

    /** @return list<array<string, mixed>> */
    public function of(string $person): array;

    public function erase(string $person): void;
}
