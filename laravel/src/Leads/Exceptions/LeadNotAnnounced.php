<?php

namespace ImoWidgets\Leads\Exceptions;

use ImoWidgets\DiscreetException;
use Throwable;

/** A mail about a stored lead did not go. */
final class LeadNotAnnounced extends DiscreetException
{
    /** @param  string  $place  of the config that names the address, such as ` to address 2 of 3 in leads.mail.to` */
    public static function because(int|string $lead, Throwable $cause, string $place = ''): self
    {
        return $cause instanceof self
            ? $cause
            : new self("The mail about lead $lead did not go$place: ".self::codeOf($cause).'. The lead is kept.');
    }

    public static function digest(Throwable $cause): self
    {
        return $cause instanceof self
            ? $cause
            : new self('A reminder of leads without an answer did not go: '.self::codeOf($cause).'.');
    }
}
