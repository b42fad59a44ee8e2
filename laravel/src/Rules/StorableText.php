<?php

namespace ImoWidgets\Rules;

use Closure;
use Illuminate\Contracts\Validation\ValidationRule;

/**
 * Accepts text that every database can store: UTF-8 without NUL, which PostgreSQL refuses and a multipart body may
 * contain. Emoji, quotes and markup are fine.
 */
final class StorableText implements ValidationRule
{
    /**
     * @param  int  $max  in characters; the default is more than any visitor types, yet even as emoji it fits MySQL's
     *     64 kB column
     */
    public function __construct(private readonly int $max = 15_000, private readonly bool $takesNumbers = false)
    {
    }

    /** Returns the rule for a reference or an id from a page, which is a string or an integer. */
    public static function identifier(): self
    {
        return new self(255, takesNumbers: true);
    }

    /** @param  Closure  $fail  called with the message if the value is refused */
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
