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

    /** @param  array<string, mixed>  $settings */
    public function render(array $settings): string
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
     * @return array<string, list<mixed>>
     */
    private function peopleOf(array $named): array
    {
        $people = array_map(function (array $lists) {
            $entries = array_merge([], ...array_column(array_values($lists), 'entries'));

            return array_values(
                array_unique(array_filter($entries, fn (mixed $entry) => isset($entry['name'])), SORT_REGULAR),
            );
        }, $named);

        return array_filter($people);
    }

    /**
     * @param  iterable<mixed>  $list
     * @return list<array<string, mixed>>
     */
    private static function toListEntries(iterable $list): array
    {
        $shown = fn (mixed $entry) => array_filter([
            'id' => data_get($entry, 'id'),
            'name' => data_get($entry, 'name'),
            'foto' => data_get($entry, 'foto'),
            'link' => data_get($entry, 'link'),
            'titulo' => data_get($entry, 'titulo'),
        ], fn (mixed $value) => $value !== null);

        $entries = [];
        foreach ($list as $entry) {
            $entries[] = $shown($entry);
        }

        return $entries;
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
