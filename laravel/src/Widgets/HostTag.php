<?php

namespace ImoWidgets\Widgets;

use Illuminate\View\ComponentAttributeBag;

/**
 * A widget's host element: as written, and, after `PageData::check`, as it may be printed, without data. Its attributes
 * hold escaped texts, as Blade gives them.
 */
final class HostTag
{
    public function __construct(
        public readonly string $widget,
        public readonly string $element,
        public readonly ComponentAttributeBag $attributes,
        public readonly mixed $data = [],
    ) {
    }
}
