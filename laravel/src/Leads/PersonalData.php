<?php

namespace ImoWidgets\Leads;

/**
 * What a part of the package, or of the site, keeps of a person besides leads, for `leads:person`. The container has
 * one for each part that is installed, under this interface's name as a tag.
 */
interface PersonalData
{
    /** What it is called, as the name of a file: `alerts`. */
    public function name(): string;

    /**
     * @param  string  $person  as `Lead::personOf` gives it
     * @return list<array<string, mixed>> all of it, to be read by the person
     */
    public function of(string $person): array;

    /** Deletes all of it. */
    public function erase(string $person): void;
}
