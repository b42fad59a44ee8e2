<?php

namespace ImoWidgets;

use ImoWidgets\Domain\Text;

/** The digest in the columns `person`, which finds a person's records without naming the person. */
final class PersonDigest
{
    /** Returns the digest of an e-mail address, which is the same for upper and lower case. */
    public static function of(string $email): string
    {
        return hash('sha256', mb_strtolower(trim(Text::cleanEmail($email))));
    }
}
