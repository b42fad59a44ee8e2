<?php

namespace App\Console\Commands;

use App\Models\Lead;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\LeadSettings;

/**
 * `leads:recover`, for the schedule: what a crash leaves behind. A lead of which nobody was told, because the queue could not
 * be reached or a mail server was gone for longer than a mail is tried, is announced once more; a CV without its lead, because
 * PHP was killed between the two, is deleted.
 */
final class RecoverLeads extends Command
{
    protected $signature = 'leads:recover';

    protected $description = 'Announce the leads of which nobody was told, and delete the CVs that belong to none';

    /** Until then, the tries of NewLead are still going on. */
    private const HOURS = 2;

    private const DAYS = 7;

    /** @return int the exit code */
    public function handle(): int
    {
        $untold = Lead::whereNull('announced_at')->whereBetween('created_at', [now()->subDays(self::DAYS), now()->subHours(self::HOURS)])->get();
        $untold->each(fn (Lead $lead) => $lead->announceAgain());
        $lost = $this->deleteLostFiles();
        $this->components->info("{$untold->count()} leads announced once more, $lost CVs without a lead deleted.");

        return self::SUCCESS;
    }

    private function deleteLostFiles(): int
    {
        $disk = Storage::disk(LeadSettings::get('disk'));
        $isOld = fn (string $file) => $disk->lastModified($file) < now()->subDay()->getTimestamp();

        return collect($disk->files(LeadSettings::get('folder')))->filter($isOld)->chunk(500)->sum(function ($files) use ($disk) {
            $lost = $files->diff(Lead::whereIn('cv_file', $files)->pluck('cv_file'));
            $disk->delete($lost->values()->all());

            return $lost->count();
        });
    }
}
