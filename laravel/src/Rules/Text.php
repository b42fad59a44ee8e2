<?php

namespace ImoWidgets\Rules;

use Closure;
use Illuminate\Contracts\Validation\ValidationRule;

/**
 * A text that every database can hold: UTF-8 without a NUL, which PostgreSQL refuses and a multipart body may bring.
 * Emoji, quotes and markup are texts like any other.
 */
final class Text implements ValidationRule
{
    /**
     * @param  int  $max  characters; more than any visitor types, and as emoji still less than a column of 64 kB on
     *     MySQL
     */
    public function __construct(private readonly int $max = 15_000, private readonly bool $takesNumbers = false)
    {
    }

    /**
     * Returns the rule of a reference or an id from a page: a text or a number, and no structure that could hold
     * several.
     */
    public static function identifier(): self
    {
        return new self(255, takesNumbers: true);
    }

    /** @param  Closure  $fail  called with the message when it is none */
    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        $value = $this->takesNumbers && is_int($value) ? (string) $value : $value;
        if (! is_string($value) || ! mb_check_encoding($value, 'UTF-8') || str_contains($value, "\0")) {
            $fail('validation.string')->translate();
        } elseif (mb_strlen($value) > $this->max) {
            $fail('validation.max.string')->translate(['max' => $this->max]);
        }
    }
}
