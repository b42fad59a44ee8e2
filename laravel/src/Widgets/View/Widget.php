<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\View\Component;
use ImoWidgets\ImoWidgets;

/**
 * `<x-imo-widget name="team-cards" :data="['colaboradores' => $equipa]">fallback</x-imo-widget>`. All other attributes
 * are put on the host element: `class`, `id`, `data-*`, a framework's own. Only `:drawn="false"` is the package's: it
 * leaves the host empty until the widget is ready.
 */
final class Widget extends Component
{
    public function __construct(public mixed $name = null, public mixed $data = [])
    {
    }

    public function render(): View
    {
        return view('imo-widgets::widget', ['imoWidgets' => app(ImoWidgets::class), 'pageData' => $this->data]);
    }
}
