<?php

namespace ImoWidgets;

use ImoWidgets\Domain\Text;

/** The digest stored in `person` columns; it finds a person's records without naming them. */
final class PersonDigest
{
    /** Returns the digest of an e-mail address, ignoring case. */
    public static function of(string $email): string
    {
        return hash('sha256', mb_strtolower(trim(Text::cleanEmail($email))));
    }
}
