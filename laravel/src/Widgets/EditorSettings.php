<?php

namespace ImoWidgets\Widgets;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Foundation\Vite;
use Illuminate\Support\Arr;
use Illuminate\Support\Js;
use ImoWidgets\Widgets\Exceptions\BadPageData;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;
use Throwable;

/**
 * The site's settings for its editors' buttons, as data (docs/editors.md#settings). The page's source is public, so
 * only the values that a form shows are printed.
 */
final class EditorSettings
{
    public function __construct(
        private readonly Bundle $bundle,
        private readonly NamedLists $lists,
        private readonly SiteDefaults $defaults,
        private readonly Repository $config,
    ) {
    }

    /**
     * Returns the settings as data, for `@imoEditor` (docs/editors.md#settings).
     *
     * @param  array<string, mixed>  $settings  `format`, `live`, `bundle`, and `lists`: people, shops or homes as
     *     iterables, by key
     */
    public function render(array $settings = []): string
    {
        $named = $this->namedLists();
        $settings += array_filter(['apiBase' => $this->defaults->apiBase()]);
        $settings['lists'] = array_map(self::toListEntries(...), ($settings['lists'] ?? []) + $this->peopleOf($named));
        $nonce = app(Vite::class)->cspNonce();
        $attribute = $nonce === null ? '' : ' nonce="'.e($nonce).'"';

        return "<script type=\"application/json\" id=\"imo-editor\"$attribute>"
            .Js::encode([...$settings, 'named' => (object) $named])
            .'</script>';
    }

    /**
     * Returns the people of the named lists, so that they can also be chosen one by one.
     *
     * @param  array<string, array<array{entries: list<mixed>}>>  $named
     * @return array<string, array<int, mixed>>
     */
    private function peopleOf(array $named): array
    {
        $peopleIn = fn (array $lists) => collect($lists)
            ->pluck('entries')
            ->flatten(1)
            ->whereNotNull('name')
            ->unique()
            ->values()
            ->all();

        return array_filter(array_map($peopleIn, $named));
    }

    /**
     * @param  iterable<mixed>  $list
     * @return list<array<string, mixed>>
     */
    private static function toListEntries(iterable $list): array
    {
        $keys = ['id', 'name', 'foto', 'link', 'titulo'];
        $values = fn (mixed $entry) => array_combine(
            $keys,
            array_map(fn (string $key) => data_get($entry, $key), $keys),
        );
        $shown = fn (mixed $entry) => array_filter($values($entry), fn (mixed $value) => $value !== null);

        return array_values(collect($list)->map($shown)->all());
    }

    /** @return array<string, list<array{name: string, label: string, entries: list<mixed>}>> */
    private function namedLists(): array
    {
        $named = [];
        foreach ($this->lists->keys() as $key) {
            foreach ($this->lists->labels($key) as $name => $label) {
                try {
                    $named[$key][] = [
                        'name' => (string) $name, 'label' => $label, 'entries' => $this->entries($key, $name),
                    ];
                } catch (WidgetProblem $problem) {
                    if ($this->config->get('app.debug')) {
                        throw $problem;
                    }
                    report($problem);
                }
            }
        }

        return $named;
    }

    /** @return list<mixed> */
    private function entries(string $key, string $name): array
    {
        $takers = array_column($this->bundle->widgets(), $key);
        $read = array_merge(
            [],
            ...array_map(fn (array $field) => (new KeySchema($field['schema']))->recordKeys(), $takers),
        );
        if ($read === []) {
            throw new BadPageData(
                "imo-widgets: the list \"$name\"",
                'a key that takes a list of records, such as colaboradores',
                "\"$key\"",
                'no form offers it.',
            );
        }
        try {
            $entries = json_decode(Js::encode($this->lists->entries($key, $name)), true);
        } catch (Throwable $cause) {
            throw new BadPageData(
                "imo-widgets: \"$key\"",
                "the entries of the list \"$name\"",
                "an error ({$cause->getMessage()})",
                'the widget does without it.',
                $cause,
            );
        }

        return array_values(
            array_map(fn (mixed $entry) => is_array($entry) ? Arr::only($entry, $read) : $entry, $entries),
        );
    }
}
