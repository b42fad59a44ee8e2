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
    /** A file that its disk has kept. */
    public static function file(string $disk, string $file, ?Throwable $cause = null): self
    {
        return new self(
            "The disk \"$disk\" did not delete the CV $file".($cause === null ? '.' : ' ('.$cause::class.').'),
        );
    }

    /**
     * The lead stays with its file, so that it can be deleted again.
     *
     * @param  int|string  $lead  its key
     */
    public static function withFile(int|string $lead, self $cause): self
    {
        return new self("Lead $lead is still there. {$cause->getMessage()}");
    }

    /**
     * The line of `imo_cv_files` about a CV.
     *
     * @param  int|string  $record  its key
     * @param  string  $problem  as `SqlState::of` says it
     */
    public static function record(int|string $record, string $problem): self
    {
        return new self("Row $record of imo_cv_files is still there: $problem. leads:recover deletes it.");
    }

    /** @param  list<int|string>  $leads  the keys of those that should be gone by the months of the config */
    public static function expired(array $leads): self
    {
        return new self(
            'Leads that are older than config(\'imo-widgets.leads.months\') are still there: '
                .implode(', ', $leads)
                .'.',
        );
    }

    /** One line, without a stack. */
    public function report(): void
    {
        Log::error("imo-widgets: {$this->getMessage()}");
    }
}
