<?php

namespace ImoWidgets\Domain;

/** A listing's energy class, as src/domain/listing/energy-class.ts has it (docs/product/cards.md#energy-class). */
final class EnergyClass
{
    private const CLASSES = ['A+', 'A', 'B', 'B-', 'C', 'D', 'E', 'F', 'Isento', 'Em curso'];

    /** The reasons for a missing class: short for a card, and in full. */
    private const REASONS = [
        'Isento' => ['Isento de certificado', 'Isento de certificado energético'],
        'Em curso' => ['Certificado em curso', 'Certificado energético em curso'],
    ];

    private function __construct(public readonly string $name)
    {
    }

    /** Returns the class that a listing's `certificado` names; `null` if it names none. */
    public static function parse(string $certificado): ?self
    {
        $key = self::toKey($certificado);
        foreach (self::CLASSES as $name) {
            if (self::toKey($name) === $key) {
                return new self($name);
            }
        }

        return null;
    }

    /** Tells if it is a class, and not the reason for a missing one. */
    public function hasLetter(): bool
    {
        return ! isset(self::REASONS[$this->name]);
    }

    /** Returns the text of a card. */
    public function short(): string
    {
        return self::REASONS[$this->name][0] ?? $this->name;
    }

    /** Returns the full text. */
    public function whole(): string
    {
        return self::REASONS[$this->name][1] ?? "Classe energética $this->name";
    }

    private static function toKey(string $text): string
    {
        return (string) preg_replace('/[\x{2010}-\x{2015}\x{2212}]/u', '-', Text::fold(Text::removeBlanks($text)));
    }
}
