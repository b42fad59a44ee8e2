<?php

namespace ImoWidgets;

use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Contracts\Container\Container;
use Illuminate\Support\Str;
use Throwable;

/**
 * What the site cleans editors' HTML with before it stores it: what `config('imo-widgets.sanitizer')` names, or what the
 * container has of the usual packages (docs/editors.md#what-a-sanitizer-does). Only `imo-widgets:check` asks.
 */
final class SiteSanitizer
{
    /** What packages bind themselves as, and the method that cleans: HTMLPurifier, mews/purifier, stevebauman/purify, and Symfony's, which is Filament's. */
    private const USUAL = [
        'HTMLPurifier' => 'purify',
        'purifier' => 'clean',
        'purify' => 'clean',
        'Symfony\Component\HtmlSanitizer\HtmlSanitizerInterface' => 'sanitize',
    ];

    /** @param  Container  $container  what the packages are bound in */
    public function __construct(private readonly Container $container, private readonly Repository $config)
    {
    }

    /** @return string|null how a message calls it; `null` for a site without one, or with one that is not known here */
    public function name(): ?string
    {
        $configured = $this->config->get('imo-widgets.sanitizer');
        if ($configured !== null) {
            return $configured === false ? null : $this->describe($configured);
        }

        return collect(self::USUAL)->keys()->first(fn (string $binding) => $this->container->bound($binding));
    }

    /**
     * @return string what is stored when an editor saves this
     *
     * @throws BadSanitizer
     */
    public function clean(string $html): string
    {
        $name = $this->name();
        $configured = $this->config->get('imo-widgets.sanitizer');
        try {
            $cleaned = $configured === null
                ? $this->container->make($name)->{self::USUAL[$name]}($html)
                : $this->toCallable($configured)($html);
        } catch (Throwable $cause) {
            throw BadSanitizer::failed($name, $cause);
        }

        return is_string($cleaned) ? $cleaned : throw BadSanitizer::gave($name, $cleaned);
    }

    /** A function's name, an invokable class, `Class@method` or `[Class, 'method']`: what a cached configuration can hold. */
    private function toCallable(mixed $configured): Closure
    {
        if (is_string($configured) && is_callable($configured)) {
            return $configured(...);
        }
        [$class, $method] = is_array($configured) ? $configured : Str::parseCallback($configured, '__invoke');

        return is_callable([$class, $method]) ? [$class, $method](...) : [$this->container->make($class), $method](...);
    }

    private function describe(mixed $configured): string
    {
        return is_array($configured) ? implode('::', array_filter($configured, is_string(...))) : (string) $configured;
    }
}
