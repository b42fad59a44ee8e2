<?php

namespace ImoWidgets\Widgets;

use Illuminate\Foundation\Vite;
use Illuminate\Support\Arr;
use Illuminate\Support\Collection;
use Illuminate\Support\Js;
use ImoWidgets\Exceptions\BadPageData;
use ImoWidgets\Exceptions\WidgetProblem;
use Throwable;

/**
 * The site's settings for its editors' buttons, printed as JSON (docs/editors.md#settings). The page's source is
 * public, so only values that a form shows are printed.
 */
final class EditorSettings
{
    /** The keys of a person, shop or home that the editors' form shows. */
    private const SHOWN = ['id', 'name', 'foto', 'link', 'titulo'];

    public function __construct(
        private readonly Bundle $bundle,
        private readonly NamedLists $lists,
        private readonly SiteDefaults $defaults,
    ) {
    }

    /**
     * Returns the JSON script that `@imoEditor` prints (docs/editors.md#settings).
     *
     * @param  array<string, mixed>  $settings  `format`, `live`, `bundle`, and `lists`: people, shops or homes as
     *     iterables, by key
     */
    public function render(array $settings = []): string
    {
        $named = $this->namedLists();
        // People on named lists can also be chosen one by one.
        $people = array_map(
            fn (array $lists) => collect($lists)->pluck('entries')->flatten(1)->whereNotNull('name')->unique(),
            $named,
        );
        $settings += array_filter(['apiBase' => $this->defaults->apiBase()]);
        $settings['lists'] = array_map(
            fn (iterable $list) => collect($list)->map(self::shown(...))->values(),
            ($settings['lists'] ?? []) + array_filter($people, fn (Collection $list) => $list->isNotEmpty()),
        );
        $nonce = app(Vite::class)->cspNonce();
        $attribute = $nonce === null ? '' : ' nonce="'.e($nonce).'"';

        return "<script type=\"application/json\" id=\"imo-editor\"$attribute>"
            .Js::encode([...$settings, 'named' => (object) $named])
            .'</script>';
    }

    /** @return array<string, mixed> */
    private static function shown(mixed $entry): array
    {
        $shown = [];
        foreach (self::SHOWN as $key) {
            $shown[$key] = data_get($entry, $key);
        }

        return array_filter($shown, fn (mixed $value) => $value !== null);
    }

    /** @return array<string, list<array{name: string, label: string, entries: list<mixed>}>> */
    private function namedLists(): array
    {
        $named = [];
        foreach ($this->lists->labels() as $key => $labels) {
            foreach ($labels as $name => $label) {
                try {
                    $entries = $this->entries($key, $name);
                    $named[$key][] = ['name' => (string) $name, 'label' => $label, 'entries' => $entries];
                } catch (WidgetProblem $problem) {
                    if (config('app.debug')) {
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
        $schemas = array_column(array_column($this->bundle->widgets(), $key), 'schema');
        $read = collect($schemas)->flatMap(fn (array $schema) => (new KeySchema($schema))->recordKeys())->all();
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

        return array_values(array_map(
            fn (mixed $entry) => is_array($entry) ? Arr::only($entry, $read) : $entry,
            $entries,
        ));
    }
}
