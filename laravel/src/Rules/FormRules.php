<?php

namespace ImoWidgets\Rules;

use Illuminate\Validation\Rule;
use ImoWidgets\Widgets\Bundle;
use OutOfBoundsException;

/**
 * What the forms ask for, as Laravel's rules: out of `fields.json`, which the build writes from the tables that the forms
 * themselves are made of (docs/contract.md#fields-of-forms). A form of a later release that asks for more is judged right
 * without a change of the site.
 */
final class FormRules
{
    /**
     * The rules of a form's fields; whom it is for is the site's to judge.
     *
     * @param  string  $path  of its call, such as `/api/contacto/contacto`
     * @return array<string, list<mixed>> by key of the body
     *
     * @throws OutOfBoundsException for a path that is no form's
     */
    public static function of(string $path): array
    {
        return array_map(self::rulesOf(...), self::read('forms', $path)['fields']);
    }

    /**
     * What the form calls its fields, for whoever reads what was sent.
     *
     * @param  string  $path  of its call
     * @return array<string, string> by key of the body; empty where the package was built without `fields.json`
     */
    public static function labels(string $path): array
    {
        return array_map(fn (array $field) => $field['label'], app(Bundle::class)->shippedJson('fields.json')['forms'][$path]['fields'] ?? []);
    }

    /**
     * What the search offers to choose from, and so may ask for.
     *
     * @param  string  $filter  such as `tipologia`, or `ordem`
     * @return list<string>
     */
    public static function searchOptions(string $filter): array
    {
        return array_values(self::read('search', $filter));
    }

    /** @return array<mixed> */
    private static function read(string $part, string $name): array
    {
        return app(Bundle::class)->shippedJson('fields.json')[$part][$name] ?? throw new OutOfBoundsException("imo-widgets: fields.json has no $part $name.");
    }

    /**
     * @param  array{required: bool, type: 'choice', options: list<string>}|array{required: bool, type: 'file', maxBytes: int, refusedEndings: list<string>}|array{required: bool, type: 'text', pattern?: string}  $field  as `fields.json` has it
     * @return list<mixed>
     */
    private static function rulesOf(array $field): array
    {
        // What a visitor left empty is `null` by the time it is judged; a page from before an update lacks a new field.
        $presence = $field['required'] ? ['required'] : ['nullable'];

        return [...$presence, ...match ($field['type']) {
            'choice' => [Rule::in($field['options'])],
            // Laravel counts kilobytes of 1024, and only whole ones.
            'file' => ['file', 'max:'.ceil($field['maxBytes'] / 1024), new Cv($field['refusedEndings'])],
            'text' => ['string', ...isset($field['pattern']) ? ["regex:~{$field['pattern']}~uD"] : [], new Text],
        }];
    }
}
