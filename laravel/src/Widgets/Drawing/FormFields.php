<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\Text;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Widgets\Bundle;

/** The fields of an empty form, from `fields.json` (docs/contract.md#fields-of-forms). */
final class FormFields
{
    /** Forms show the e-mail before the telephone; in the calls, the telephone comes first. */
    private const FIRST = ['nome', 'email', 'tel'];

    /** @param  array<string, array<string, mixed>>  $fields  in the order of the call */
    private function __construct(private readonly array $fields)
    {
    }

    public static function of(LeadKind $kind, Bundle $bundle): self
    {
        return new self($bundle->shippedJson('fields.json')['forms'][$kind->path()]['fields'] ?? []);
    }

    /** @return array<string, mixed> */
    public function get(string $name): array
    {
        return $this->fields[$name];
    }

    /** @return list<string> the fields of a contact form, in its order */
    public function inForm(): array
    {
        return array_values(array_unique([...self::FIRST, ...array_keys($this->fields)]));
    }

    /**
     * Returns the missing line's phrase for each of these fields that is required and empty
     * (docs/product/forms.md#missing-line).
     *
     * @param  list<string>  $names
     * @param  array<string, string>  $presets  the initial values from the page, by field
     * @return list<string>
     */
    public function missing(array $names, array $presets = []): array
    {
        $isMissing = fn (string $name) => $this->fields[$name]['required'] && Text::isBlank($presets[$name] ?? '');

        return array_map(
            fn (string $name) => $this->fields[$name]['missing'],
            array_values(array_filter($names, $isMissing)),
        );
    }
}
