<?php

namespace ImoWidgets\Domain;

/** Formats the agency's licence as the listing does (docs/law.md). */
final class Licence
{
    /** @return string `Licença AMI n.º 12345`; empty without a number */
    public static function format(?string $number): string
    {
        return ($number ?? '') === '' ? '' : "Licença AMI n.º $number";
    }
}
