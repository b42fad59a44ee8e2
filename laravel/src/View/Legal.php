<?php

namespace ImoWidgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\View\Component;
use ImoWidgets\Domain\Licence;

/**
 * `<x-imo-legal />`: who the agency is before the law, for the footer of every page, out of `config('imo-widgets.legal')`
 * (docs/law.md#the-footer). Plain paragraphs without a style of their own; nothing is printed of what is not configured.
 */
final class Legal extends Component
{
    /** The paragraphs. */
    public function render(): View
    {
        $legal = config('imo-widgets.legal') ?? [];

        return view('imo-widgets::legal', [
            'company' => $this->company($legal),
            'license' => Licence::format(filled($legal['ami'] ?? null) ? (string) $legal['ami'] : null),
            'complaints' => $legal['complaints'] ?? null,
            'ral' => $legal['ral'] ?? null,
            'credit' => $legal['credit'] ?? null,
        ]);
    }

    /**
     * Firm, number, seat, capital and registry in one sentence.
     *
     * @param  array<string, mixed>  $legal
     */
    private function company(array $legal): ?string
    {
        $words = ['firm' => '', 'nipc' => 'NIPC ', 'seat' => 'sede: ', 'capital' => 'capital social: ', 'registry' => ''];
        $said = [];
        foreach ($words as $key => $word) {
            if (filled($legal[$key] ?? null)) {
                $said[] = $word.$legal[$key];
            }
        }

        return $said === [] ? null : implode(', ', $said).'.';
    }
}
