<?php

namespace ImoWidgets\Alerts\Exceptions;

use ImoWidgets\DiscreetException;
use Throwable;

/** A mail of an alert did not go, and will be tried again. */
final class AlertNotMailed extends DiscreetException
{
    /** @param  string  $what  such as `mailing 7` */
    public static function because(string $what, Throwable $cause): self
    {
        return $cause instanceof self
            ? $cause
            : new self("The mail of $what of the alerts did not go: ".self::codeOf($cause).'. It is tried again.');
    }
}
