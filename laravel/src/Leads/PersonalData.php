<?php

namespace ImoWidgets\Leads;

/** Personal data that a part of the package or the site stores besides leads, tagged for `leads:person`. */
interface PersonalData
{
    /** Returns the name of its file in an export: `alerts`. */
    public function name(): string;

    /** @return list<array<string, mixed>> */
    public function of(string $person): array;

    public function erase(string $person): void;
}
