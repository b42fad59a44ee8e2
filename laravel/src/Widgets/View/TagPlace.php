<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Foundation\Exceptions\Renderer\Mappers\BladeMapper;
use Illuminate\Support\Str;
use Symfony\Component\ErrorHandler\Exception\FlattenException;
use Throwable;

/**
 * Where in the site's own views a tag stands: an exception itself names the compiled view, and Laravel the package's.
 */
final class TagPlace
{
    private const OWN_VIEWS = __DIR__.'/../../../resources/views';

    /**
     * @return string|null such as `resources/views/home.blade.php:12`; `null` where no view is on the way to it, or
     *     Laravel can't say
     */
    public static function of(Throwable $problem): ?string
    {
        // Laravel 11 has it since 11.9.
        if (! class_exists(BladeMapper::class)) {
            return null;
        }
        $own = realpath(self::OWN_VIEWS);
        foreach (app(BladeMapper::class)->map(FlattenException::createFromThrowable($problem))->getTrace() as $frame) {
            if (str_ends_with($frame['file'] ?? '', '.blade.php') && dirname($frame['file']) !== $own) {
                return Str::after($frame['file'], base_path().DIRECTORY_SEPARATOR).":{$frame['line']}";
            }
        }

        return null;
    }
}
