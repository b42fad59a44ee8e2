<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\View\Component;
use ImoWidgets\Domain\Licence;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;

/**
 * `<x-imo-legal />`: the agency's legal identity, for the footer of every page, from `config('imo-widgets.legal')`
 * (docs/law.md#the-footer). It prints plain, unstyled paragraphs, and leaves out keys that are not configured.
 */
final class Legal extends Component
{
    private const COMPANY = [
        'firm' => '', 'nipc' => 'NIPC ', 'seat' => 'sede: ', 'capital' => 'capital social: ', 'registry' => '',
    ];

    public function render(): View
    {
        $legal = config('imo-widgets.legal') ?? [];
        $legal = is_array($legal) ? $legal : $this->refuse([], '', 'an array', $legal);
        $company = [];
        foreach (self::COMPANY as $key => $word) {
            $said = $this->text($legal, $key);
            if ($said !== null) {
                $company[] = $word.$said;
            }
        }

        return view('imo-widgets::legal', [
            'company' => $company === [] ? null : implode(', ', $company).'.',
            // Only the number, even if the words before it were typed as well.
            'license' => Licence::format(preg_replace('/^\D+/u', '', (string) $this->text($legal, 'ami'))),
            'complaints' => $this->url('complaints', $legal['complaints'] ?? null),
            'ral' => $this->ral($legal['ral'] ?? null),
            'credit' => $this->text($legal, 'credit'),
        ]);
    }

    /** @param  array<string, mixed>  $legal */
    private function text(array $legal, string $key): ?string
    {
        $value = $legal[$key] ?? null;

        return match (true) {
            blank($value) => null,
            is_scalar($value) => (string) $value,
            default => $this->refuse(null, $key, 'a text', $value),
        };
    }

    private function url(string $key, mixed $value): ?string
    {
        $isUrl = is_string($value) && preg_match('~^(?:https?:)?//[^\s]+$|^/(?!/)~i', $value) === 1;

        return blank($value) || $isUrl ? $value : $this->refuse(null, $key, 'a URL with https, or a path', $value);
    }

    /** @return array{name: string, url: string}|null */
    private function ral(mixed $value): ?array
    {
        if (blank($value)) {
            return null;
        }
        if (! is_array($value) || ! is_string($value['name'] ?? null) || ! is_string($value['url'] ?? null)) {
            return $this->refuse(null, 'ral', "['name' => 'CICAP', 'url' => 'https://www.cicap.pt']", $value);
        }
        $url = $this->url('ral.url', $value['url']);

        return $url === null ? null : ['name' => $value['name'], 'url' => $url];
    }

    /** Throws in debug and reports in production: a mistake in the footer must not cost a visitor the page. */
    private function refuse(mixed $instead, string $key, string $expected, mixed $got): mixed
    {
        $problem = WidgetProblem::legalConfig($key, $expected, $got);
        if (config('app.debug')) {
            throw $problem;
        }
        report($problem);

        return $instead;
    }
}
