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
    /**
     * @param  mixed  $name  the widget's, such as `team-cards`; any other value is a developer's mistake, which
     *     `host()` reports
     * @param  mixed  $data  page data by key; anything that becomes a JSON object
     */
    public function __construct(public mixed $name = null, public mixed $data = [])
    {
    }

    /** Returns the host element, with the slot as its fallback. */
    public function render(): View
    {
        return view('imo-widgets::widget', ['imoWidgets' => app(ImoWidgets::class), 'pageData' => $this->data]);
    }
}
