<?php

namespace ImoWidgets\Widgets;

use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Support\Collection;
use Illuminate\Support\Str;
use InvalidArgumentException;

/**
 * The site's named lists, for shortcodes such as `colaboradores="equipa"` (docs/contract.md#named-lists). Entries are
 * loaded only if a tag or an editor's form names the list.
 */
final class NamedLists
{
    /** Matches names that fit into a shortcode's attribute with any quotes and never look like JSON. */
    private const NAME = '/^[\pL\pN][\pL\pN._-]*$/uD';

    /** @var array<string, array<string, array{label: string, entries: callable}>> */
    private array $lists = [];

    public function add(string $name, callable $entries, string $key, ?string $label): void
    {
        if (! Str::isMatch(self::NAME, $name)) {
            throw new InvalidArgumentException(
                'ImoWidgets::list: expected a name of letters, digits, dots, hyphens and underscores such as equipa, '
                    ."got \"$name\".",
            );
        }
        $this->lists[$key][$name] = [
            'label' => $label ?? Str::ucfirst(str_replace(['-', '_', '.'], ' ', $name)),
            'entries' => $entries,
        ];
    }

    /** @return array<string, array<string, string>> the lists' labels by key and name */
    public function labels(): array
    {
        return array_map(fn (array $lists) => array_map(fn (array $list) => $list['label'], $lists), $this->lists);
    }

    public function has(string $key, string $name): bool
    {
        return isset($this->lists[$key][$name]);
    }

    /** @return list<mixed> */
    public function entries(string $key, string $name): array
    {
        /** @var iterable<mixed>|Arrayable<array-key, mixed>|null $entries */
        $entries = app()->call($this->lists[$key][$name]['entries']);

        return array_values((new Collection($entries))->all());
    }
}
