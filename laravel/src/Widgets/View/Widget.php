<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\View\Component;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\ImoWidgets;

/**
 * `<x-imo-widget>`. It isn't an anonymous component, which would read data shared with all views as attributes that the
 * tag lacks, and would make the site's own models escape their values from then on.
 */
final class Widget extends Component
{
    public function __construct(private readonly mixed $name = null, private readonly mixed $data = [])
    {
    }

    public function imoHost(ComponentAttributeBag $attributes, string $fallback): string
    {
        return app(ImoWidgets::class)->host($this->name, $this->data, $attributes, $fallback);
    }

    public function render(): View
    {
        return view('imo-widgets::widget');
    }
}
