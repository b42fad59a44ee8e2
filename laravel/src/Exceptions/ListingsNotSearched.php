<?php

namespace ImoWidgets\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Str;
use ImoWidgets\SqlState;
use RuntimeException;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;

/**
 * The database did not answer a search. The status is 503, so the widget offers to try again, and a page request gets
 * the site's own error page. The search criteria are not logged.
 */
final class ListingsNotSearched extends RuntimeException implements HttpExceptionInterface
{
    /** The description for developers; visitors don't see it. */
    public readonly string $described;

    public function __construct(QueryException $problem)
    {
        $this->described = 'The listings could not be searched: '.SqlState::of($problem).self::missing($problem).'.';
        parent::__construct(
            config('app.debug') ? $this->described : 'The listings can not be searched now. Try again later.',
        );
    }

    /**
     * Returns the database's message if a table or column is missing, or else `''`, because other messages might quote
     * a value.
     */
    private static function missing(QueryException $problem): string
    {
        [$state, , $message] = ($problem->errorInfo ?? []) + [null, null, null];
        $isMissing = in_array($state, ['42S02', '42S22', '42P01', '42703'], true)
            || Str::isMatch('/^no such (?:table|column): /', (string) $message);

        return $isMissing ? ' ('.strtok((string) $message, "\n").')' : '';
    }

    /** Logs one line without a stack trace. */
    public function report(): void
    {
        Log::error("imo-widgets: $this->described The visitor was asked to try again.");
    }

    public function getStatusCode(): int
    {
        return 503;
    }

    /** @return array<string, string> */
    public function getHeaders(): array
    {
        return ['Retry-After' => '60'];
    }
}
