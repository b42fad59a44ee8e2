<?php

namespace ImoWidgets\Widgets;

use Illuminate\View\ComponentAttributeBag;

/**
 * A widget's host element: as written by the developer or editor, and, after `PageData::check`, as it may be printed.
 */
final class HostTag
{
    /**
     * @param  string  $element  the element's name, such as `div`
     * @param  ComponentAttributeBag  $attributes  with escaped texts, as Blade gives them
     * @param  mixed  $data  page data by key: anything that becomes a JSON object; empty once the tag is checked
     */
    public function __construct(
        public readonly string $widget,
        public readonly string $element,
        public readonly ComponentAttributeBag $attributes,
        public readonly mixed $data = [],
    ) {
    }
}
