<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Exceptions\NotDrawn;
use ImoWidgets\Widgets\Bundle;
use Throwable;

/**
 * Draws a widget's first view, which is visible before any script runs (docs/laravel.md#drawn-by-the-server). React
 * hydrates the markup, so the markup must be exactly what React would render. If the page data is invalid, nothing is
 * drawn and the browser reports the mistake.
 */
final class Drawing
{
    /** A fixed id that replaces the random one, for tests that compare drawings. */
    public ?string $ids = null;

    public function __construct(
        private readonly Bundle $bundle,
        private readonly ViewData $data,
        private readonly WidgetViews $views,
    ) {
    }

    /**
     * Returns the slot that React takes over; `''` if there is nothing to draw (docs/contract.md#drawn-by-the-server).
     *
     * @param  string  $url  the page's URL with its query string
     */
    public function slot(string $widget, PageValues $values, string $url): string
    {
        if ($this->bundle->shippedJson('drawn.json') === null || ! $this->views->has($widget)) {
            return '';
        }
        $ids = $this->ids ?? 'imo-'.bin2hex(random_bytes(3));
        try {
            $data = $widget === 'listing-search'
                ? (new SearchValues($values, $url, $this->bundle))->viewData()
                : $this->data->of($widget, $values);
            $drawn = $this->views->render($widget, ['id' => $ids] + $data);
        } catch (NotDrawn) {
            return '';
        } catch (Throwable $problem) {
            report($problem);

            return '';
        }
        $ways = array_intersect_key($values->texts(), ['telefone' => true, 'email' => true]);
        $reached = array_filter($ways, fn (?string $way) => ($way ?? '') !== '');
        $ways = $reached === [] ? '' : ' data-imo-ways="'.e(implode(', ', $reached)).'"';
        $query = $widget === 'listing-search' ? explode('?', $url, 2)[1] ?? '' : null;
        // React doesn't compare attributes, so it must not take over what a site's own view has drawn.
        $version = $this->views->areChanged() ? 'changed' : $this->bundle->drawn('version');
        $fingerprint = self::fingerprint($version, $values->given, $query);

        return "<div class=\"imo\" id=\"$ids\" lang=\"pt-PT\" data-imo-root=\"\" data-imo-drawn=\"$ids "
            ."$fingerprint\"$ways><div>$drawn</div></div>";
    }

    /**
     * Hashes a drawing's input, so a stale drawing isn't taken over (docs/contract.md#fingerprint).
     *
     * @param  array<string, string>  $attributes  the attributes that the widget reads, by key
     * @param  string|null  $query  the page's query string without its `?`, if the widget reads it
     */
    public static function fingerprint(string $version, array $attributes, ?string $query): string
    {
        ksort($attributes, SORT_STRING);
        $texts = [$version];
        foreach ($attributes as $key => $text) {
            array_push($texts, $key, $text);
        }
        // The empty string stands for page data in a JSON script, which this package's tags never have.
        $texts[] = '';

        return hash('fnv1a32', implode("\0", $query === null ? $texts : [...$texts, $query]));
    }
}
