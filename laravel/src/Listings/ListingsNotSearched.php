<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;

/**
 * The database did not answer a search: a 503, so that the widget offers to try again, and a page shows the site's own
 * error page.
 */
final class ListingsNotSearched extends RuntimeException implements HttpExceptionInterface
{
    /** @param  string  $described  the description for the developer, which the visitor does not see */
    private function __construct(public readonly string $described)
    {
        parent::__construct(config('app.debug') ? $described : 'The listings can not be searched now. Try again later.');
    }

    /** Describes the database's error without the search, which does not get into the log. */
    public static function because(QueryException $problem): self
    {
        return new self(self::describe($problem));
    }

    /** @return string what the database said, without what was searched for */
    public static function describe(QueryException $problem): string
    {
        return 'The listings could not be searched: '.SqlState::of($problem).self::missing($problem).'.';
    }

    /** Returns the database's message about a missing table or column; its other messages might quote a value. */
    private static function missing(QueryException $problem): string
    {
        [$state, , $message] = ($problem->errorInfo ?? []) + [null, null, null];
        $isMissing = in_array($state, ['42S02', '42S22', '42P01', '42703'], true) || preg_match('/^no such (?:table|column): /', (string) $message) === 1;

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
