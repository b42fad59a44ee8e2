<?php

namespace ImoWidgets\Exceptions;

use Illuminate\Foundation\Exceptions\Renderer\Mappers\BladeMapper;
use Illuminate\Support\Str;
use RuntimeException;
use Symfony\Component\ErrorHandler\Exception\FlattenException;

/**
 * A mistake in a developer's tag, or a problem with the files that the tag needs. In debug, the exception is thrown; in
 * production, it is reported and the page shows the fallback.
 */
class WidgetProblem extends RuntimeException
{
    private const OWN_VIEWS = __DIR__.'/../../resources/views';

    /** @param  list<string>  $known */
    public static function unknownWidget(mixed $name, array $known): self
    {
        $got = is_string($name) ? "\"$name\"" : get_debug_type($name);
        $names = $known === [] ? 'none, because dist/page-data.json is missing' : implode(', ', $known);

        return new self(
            "imo-widgets: expected the name of a widget, got $got; known are $names. "
                .'In production the fallback is shown.',
        );
    }

    /**
     * Adds the site's view and line to the message: the exception itself names the compiled view, and Laravel's error
     * page names the package's view.
     */
    public function withPlace(): static
    {
        // BladeMapper was added in Laravel 11.9.
        $trace = class_exists(BladeMapper::class)
            ? app(BladeMapper::class)->map(FlattenException::createFromThrowable($this))->getTrace()
            : [];
        $frame = collect($trace)->first(self::isOfSite(...));
        if ($frame !== null) {
            $place = Str::after($frame['file'], base_path().DIRECTORY_SEPARATOR).":{$frame['line']}";
            $this->message .= " The tag is in $place.";
        }

        return $this;
    }

    /** @param  array<string, mixed>  $frame */
    private static function isOfSite(array $frame): bool
    {
        $file = (string) ($frame['file'] ?? '');

        return str_ends_with($file, '.blade.php') && dirname($file) !== realpath(self::OWN_VIEWS);
    }
}
