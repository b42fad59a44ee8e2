<?php

namespace ImoWidgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\View\Component;
use ImoWidgets\ImoWidgets;

/**
 * `<x-imo-widget name="team-cards" :data="['colaboradores' => $equipa]">fallback</x-imo-widget>`. All other attributes
 * stand on the host element: `class`, `id`, `data-*`, a framework's own.
 */
final class Widget extends Component
{
    public function __construct(public string $name, public mixed $data = [])
    {
    }

    public function render(): View
    {
        return view('imo-widgets::widget', ['imoWidgets' => app(ImoWidgets::class), 'pageData' => $this->data]);
    }
}
