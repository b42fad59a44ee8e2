<?php

namespace ImoWidgets\Leads\Exceptions;

use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\Lead;
use ImoWidgets\SqlState;
use RuntimeException;
use Throwable;

/** A lead, or a CV, is still there after it was to be deleted. */
final class LeadNotDeleted extends RuntimeException
{
    /** Reports a file that its disk has not deleted. */
    public static function file(string $disk, string $file, ?Throwable $cause = null): self
    {
        return new self(
            "The disk \"$disk\" did not delete the CV $file".($cause === null ? '.' : ' ('.$cause::class.').'),
        );
    }

    /**
     * Reports a lead that was kept with its file, so that its deletion can be repeated.
     *
     * @param  int|string  $lead  its key
     */
    public static function withFile(int|string $lead, self $cause): self
    {
        return new self("Lead $lead is still there. {$cause->getMessage()}");
    }

    /**
     * Reports the row of a CV in `imo_cv_files`.
     *
     * @param  int|string  $record  its key
     * @param  string  $problem  as `SqlState::of` describes it
     */
    public static function record(int|string $record, string $problem): self
    {
        return new self("Row $record of imo_cv_files is still there: $problem. leads:recover deletes it.");
    }

    /** @param  list<int|string>  $leads  the keys of leads that are older than the months of the config */
    public static function expired(array $leads): self
    {
        return new self(
            'Leads that are older than config(\'imo-widgets.leads.months\') are still there: '
                .implode(', ', $leads)
                .'.',
        );
    }

    /** Logs one line without a stack trace. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
