<?php

namespace ImoWidgets\Alerts\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;
use Throwable;

/** An alert's search failed, or a listing's card could not be made: all other alerts are mailed all the same. */
final class SearchNotMatched extends RuntimeException
{
    /** Reports a search of `imo_alert_searches` that the site's own search did not answer. */
    public static function because(int $search, Throwable $cause): self
    {
        $problem = $cause instanceof QueryException ? SqlState::of($cause) : $cause::class.": {$cause->getMessage()}";

        return new self("Search $search of the alerts could not be asked ($problem). The next run asks it again.");
    }

    /** Reports a listing whose card cannot be made. */
    public static function ofListing(string $key, Throwable $cause): self
    {
        return new self("Listing $key has no card (".$cause::class.": {$cause->getMessage()}). Mails of alerts name it by its title alone.");
    }

    /** Logs one line without a stack trace. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
