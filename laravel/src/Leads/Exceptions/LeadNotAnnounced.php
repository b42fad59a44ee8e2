<?php

namespace ImoWidgets\Leads\Exceptions;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Log;
use ImoWidgets\SqlState;
use RuntimeException;
use Throwable;

/**
 * A lead is stored, and its mail did not go. A mail server's answer quotes addresses, so only the class and the code of
 * its exception get into the log and the failed jobs.
 */
final class LeadNotAnnounced extends RuntimeException
{
    /** @param  string  $problem  class and code of what was thrown */
    private function __construct(string $message, public readonly string $problem = '')
    {
        parent::__construct($message);
    }

    /**
     * @param  int|string  $lead  its key
     * @param  string|null  $place  of the config that names the address, such as `address 2 of leads.mail.to`
     */
    public static function because(int|string $lead, Throwable $cause, ?string $place = null): self
    {
        if ($cause instanceof self && $place === null) {
            return $cause;
        }
        $problem = $cause instanceof self ? $cause->problem : $cause::class." {$cause->getCode()}";

        return new self(
            "The mail about lead $lead did not go"
                .($place === null ? '' : " to $place")
                .": $problem. The lead is kept.",
            $problem,
        );
    }

    /** Reports that the config names no address. */
    public static function withoutAddress(int|string $lead): self
    {
        return new self(
            "The mail about lead $lead did not go: expected an address in config('imo-widgets.leads.mail.to'), found "
                .'none. The lead is kept.',
        );
    }

    /** Reports that a reminder of leads without an answer did not go. */
    public static function digest(Throwable $cause): self
    {
        return new self('A reminder of leads without an answer did not go: '.$cause::class." {$cause->getCode()}.");
    }

    /**
     * Reports that the lookup of a lead's recipient failed.
     *
     * @param  string  $key  of the config, such as `leads.mail.agents`
     */
    public static function withoutLookup(string $key, Throwable $cause): self
    {
        $problem = $cause instanceof QueryException ? SqlState::of($cause) : $cause::class;

        return new self("Whom a lead is for could not be looked up by $key: $problem. The agency itself is told.");
    }

    /** Logs one line without a stack trace. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
