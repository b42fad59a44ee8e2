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

    /** True for a class, false for the reason for a missing one. */
    public readonly bool $hasLetter;

    /** The text of a card. */
    public readonly string $short;

    public readonly string $whole;

    private function __construct(public readonly string $name)
    {
        $this->hasLetter = ! isset(self::REASONS[$name]);
        [$this->short, $this->whole] = self::REASONS[$name] ?? [$name, "Classe energética $name"];
    }

    /** Returns the class that a listing's `certificado` names; `null` if it names none. */
    public static function parse(string $certificado): ?self
    {
        $names = array_combine(array_map(self::toKey(...), self::CLASSES), self::CLASSES);
        $name = $names[self::toKey($certificado)] ?? null;

        return $name === null ? null : new self($name);
    }

    private static function toKey(string $text): string
    {
        return (string) preg_replace('/[\x{2010}-\x{2015}\x{2212}]/u', '-', Text::fold(Text::removeBlanks($text)));
    }
}
