<?php

namespace ImoWidgets\Widgets;

use Illuminate\View\ComponentAttributeBag;

/** A widget's host element: as somebody wrote it, and then, out of `PageData::check`, as it may be printed. */
final class HostTag
{
    /**
     * @param  string  $element  the element's name, such as `div`
     * @param  ComponentAttributeBag  $attributes  texts in it are escaped, as Blade hands them over
     * @param  mixed  $data  page data by key: anything that becomes a JSON object; none once it is checked
     */
    public function __construct(
        public readonly string $widget,
        public readonly string $element,
        public readonly ComponentAttributeBag $attributes,
        public readonly mixed $data = [],
    ) {
    }
}
