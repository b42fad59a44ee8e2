<?php

namespace ImoWidgets\Leads\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Http\JsonResponse;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;
use Throwable;

/**
 * A lead could not be stored, or may not be: the visitor sees an error and keeps the filled form. The exceptions of
 * databases and disks quote the visitor's values, so only their codes get into the log.
 */
final class LeadNotKept extends RuntimeException
{
    /** @param  string|null  $kind  `geral`, say; `null` if it is not known yet */
    public static function because(?string $kind, Throwable $cause): self
    {
        return self::of($kind, $cause instanceof QueryException ? SqlState::of($cause) : $cause::class.' on the disk');
    }

    /**
     * Reports a database that has not answered, and may have stored the lead: only a send under the same id, or
     * `leads:recover`, will show it.
     */
    public static function withoutAnswer(string $kind, QueryException $cause): self
    {
        return new self(
            "A lead ($kind) could not be stored: "
                .SqlState::of($cause)
                .'. Whether the database has it all the same is not known; the visitor was asked to try again.',
        );
    }

    /** Reports a missing or incomplete file: a full disk gives no other sign. */
    public static function withoutFile(string $kind, string $disk): self
    {
        return self::of($kind, "the disk \"$disk\" did not take its file");
    }

    private static function of(?string $kind, string $problem): self
    {
        $lead = $kind === null ? 'A lead' : "A lead ($kind)";

        return new self(
            "$lead could not be stored: $problem. Nothing of it is kept; the visitor was asked to try again.",
        );
    }

    /** Logs one line without a stack trace, whose arguments would hold the visitor's values. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }

    /** Answers the widgets as any other failure does. */
    public function render(): JsonResponse
    {
        return response()->json(['message' => 'Not kept. Send it again later.'], 503, ['Retry-After' => 60]);
    }
}
