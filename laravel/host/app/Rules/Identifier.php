<?php

namespace App\Rules;

use Closure;
use Illuminate\Contracts\Validation\ValidationRule;

/** A reference or an id as a page gave it: a text or a number, and nothing that could hold more than one. */
final class Identifier implements ValidationRule
{
    /** @param  Closure  $fail  called with the message when it is none */
    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        $isOne = is_int($value) || (is_string($value) && mb_check_encoding($value, 'UTF-8') && mb_strlen($value) <= 255 && ! str_contains($value, "\0"));
        $isOne || $fail('validation.string')->translate();
    }
}
