<?php

namespace ImoWidgets\Exceptions;

use Illuminate\Database\QueryException;
use ImoWidgets\SqlState;
use Throwable;

/** A mail could not be sent. */
final class NotMailed extends DiscreetException
{
    /**
     * @param  string  $mail  such as `The mail of mailing 7 of the alerts`
     * @param  string  $place  the address's place in the config, such as ` to address 2 of 3 in leads.mail.to`
     */
    public static function because(string $mail, Throwable $cause, string $place = ''): self
    {
        $code = $cause instanceof QueryException ? SqlState::of($cause) : $cause::class." {$cause->getCode()}";

        return $cause instanceof self ? $cause : new self("$mail did not go$place: $code.");
    }
}
