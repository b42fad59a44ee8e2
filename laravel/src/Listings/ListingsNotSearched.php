<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;

/** The database did not answer a search: a 503, so that the widget offers to try again, and a page shows the site's own for it. */
final class ListingsNotSearched extends RuntimeException implements HttpExceptionInterface
{
    private function __construct(private readonly string $logged)
    {
        parent::__construct('The listings can not be searched now. Try again later.');
    }

    /** What was searched for does not get into the log. */
    public static function because(QueryException $problem): self
    {
        return new self('The listings could not be searched: '.SqlState::of($problem).'. The visitor was asked to try again.');
    }

    /** One line, without a stack. */
    public function report(): void
    {
        Log::error("imo-widgets: $this->logged");
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
