<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use Illuminate\View\Component;
use ImoWidgets\Exceptions\WidgetProblem;

/**
 * `<x-imo-legal />` prints the agency's legal identity from `config('imo-widgets.legal')`, for the footer of every page
 * (docs/law.md#the-footer), as plain, unstyled paragraphs. Keys that aren't configured are left out.
 */
final class Legal extends Component
{
    private const COMPANY = [
        'firm' => '',
        'nipc' => 'NIPC ',
        'seat' => 'sede: ',
        'capital' => 'capital social: ',
        'registry' => '',
    ];

    public function render(): View
    {
        $this->take('');
        $ral = $this->take('ral');
        $taken = Arr::map(self::COMPANY, fn (string $word, string $key) => $this->take($key));
        $known = array_filter($taken, is_scalar(...));
        $company = Arr::map($known, fn (mixed $value, string $key) => self::COMPANY[$key].$value);

        return view('imo-widgets::legal', [
            'company' => $company === [] ? null : implode(', ', $company).'.',
            // Words before the number are removed, in case the config includes them.
            'license' => self::licence((string) Str::replaceMatches('/^\D+/u', '', (string) $this->take('ami'))),
            'complaints' => $this->take('complaints'),
            'ral' => $ral !== null && $this->take('ral.url') !== null ? $ral : null,
            'credit' => $this->take('credit'),
        ]);
    }

    /** Formats the agency's licence as `listing-search` does: `Licença AMI n.º 12345`; `''` if there is no number. */
    public static function licence(?string $number): string
    {
        return ($number ?? '') === '' ? '' : "Licença AMI n.º $number";
    }

    /**
     * Returns a setting; `null` if it is blank. A setting of the wrong shape throws in debug; in production it is
     * reported and left out, because a mistake in the footer must not break a visitor's page.
     */
    private function take(string $key): mixed
    {
        $setting = data_get(config('imo-widgets.legal'), $key === '' ? null : $key);
        $isRal = is_array($setting) && is_string($setting['name'] ?? null) && is_string($setting['url'] ?? null);
        $isUrl = is_string($setting) && Str::isMatch('~^(?:https?:)?//[^\s]+$|^/(?!/)~i', $setting);
        [$expected, $isRight] = match ($key) {
            '' => ['an array', is_array($setting)],
            'complaints', 'ral.url' => ['a URL with https, or a path', $isUrl],
            'ral' => ["['name' => 'CICAP', 'url' => 'https://www.cicap.pt']", $isRal],
            default => ['text', is_scalar($setting)],
        };
        if (blank($setting) || $isRight) {
            return blank($setting) ? null : $setting;
        }
        $got = is_string($setting) ? "\"$setting\"" : get_debug_type($setting);
        $problem = new WidgetProblem(
            "config('imo-widgets.legal.$key') expected $expected, got $got; in production it is left out.",
        );
        if (config('app.debug')) {
            throw $problem;
        }
        report($problem);

        return null;
    }
}
