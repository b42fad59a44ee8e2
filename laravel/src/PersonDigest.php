<?php

namespace ImoWidgets;

use ImoWidgets\Domain\Text;

/** Finds the records of a person without naming them, in the columns `person`. */
final class PersonDigest
{
    /** Returns a digest of an e-mail address, the same for upper and lower case. */
    public static function of(string $email): string
    {
        return hash('sha256', mb_strtolower(trim(Text::cleanEmail($email))));
    }
}
