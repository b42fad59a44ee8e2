<?php

namespace App\Console\Commands;

use App\Models\CvFile;
use App\Models\Lead;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Queue;
use ImoWidgets\Leads\Webhook;

/**
 * `leads:recover`, for the schedule: what a crash leaves behind. A lead of which nobody was told, because the queue could not
 * be reached or was emptied, or a mail server was gone for longer than a mail is tried, is announced once more. A CV whose
 * lead was not stored is deleted: by its name in `imo_cv_files`, which is this database's own list of what it wrote. No folder
 * is searched, and no other file touched.
 */
final class RecoverLeads extends Command
{
    protected $signature = 'leads:recover
        {--dry-run : Say what would be done, and do nothing}
        {--resend : Hand on to the CRM once more what it has not taken in a day of tries}';

    protected $description = 'Announce the leads of which nobody was told, and delete the CVs whose lead was not stored';

    /** Until then, the tries of AnnounceLead are still going on: each comes within an hour of the one before. */
    private const HOURS = 2;

    private const DAYS = 7;

    /** @return int the exit code: 1 when a file could not be deleted */
    public function handle(): int
    {
        $isDry = (bool) $this->option('dry-run');
        $untold = Lead::whereNull('announced_at')->whereBetween('created_at', [now()->subDays(self::DAYS), now()->subHours(self::HOURS)])->get()->filter($this->hasLostItsJob(...));
        $untold->each(fn (Lead $lead) => $this->line("  lead $lead->id: announced once more"));
        $isDry || $untold->each(fn (Lead $lead) => $lead->announceAgain());
        $this->handOn($isDry);
        [$lost, $kept] = $this->dropLostFiles($isDry);
        $this->components->info(($isDry ? 'Nothing is done. It would be: ' : '')."{$untold->count()} leads announced once more, $lost CVs without a lead deleted.");

        return $kept === 0 ? self::SUCCESS : self::FAILURE;
    }

    /** To the CRM: what its job was lost of, and what was given up is listed until somebody has it sent again. */
    private function handOn(bool $isDry): void
    {
        if (Webhook::configured() === null) {
            return;
        }
        Lead::withLostHandOn(self::DAYS)->eachById(function (Lead $lead) use ($isDry) {
            $this->line("  lead $lead->id: handed on once more");
            $isDry || $lead->handOn();
        });
        Lead::whereNull('webhook_sent_at')->whereNotNull('webhook_failed_at')->eachById(function (Lead $lead) use ($isDry) {
            $isSent = $this->option('resend') && ! $isDry;
            $this->line("  lead $lead->id: NOT handed on to the CRM, given up at $lead->webhook_failed_at".($isSent ? '; sent again' : '; again by --resend'));
            $isSent && $lead->handOn();
        });
    }

    /**
     * A worker that is down for long must not find a job for each hour: where one waits, or may be tried again, it is not
     * lost. It is, when the queue is empty, or a later lead was announced.
     */
    private function hasLostItsJob(Lead $lead): bool
    {
        if ($lead->queued_at === null) {
            return true;
        }

        return $lead->queued_at < now()->subHours(self::HOURS)
            && (Queue::size() === 0 || Lead::whereNotNull('announced_at')->where('created_at', '>', $lead->queued_at)->exists());
    }

    /** @return array{int, int} how many files went, and how many could not be deleted */
    private function dropLostFiles(bool $isDry): array
    {
        [$lost, $kept] = [0, 0];
        CvFile::left()->eachById(function (CvFile $file) use ($isDry, &$lost, &$kept) {
            if ($file->hasLead()) {
                $isDry || $file->forget();

                return;
            }
            $isGone = $isDry || $file->drop();
            $isGone ? $lost++ : $kept++;
            $this->line("  $file->disk: $file->file ".($isGone ? 'deleted' : 'NOT deleted'));
            $isGone && ! $isDry && Log::notice("imo-widgets: the CV $file->file on the disk \"$file->disk\" belonged to no lead and is deleted.");
        });

        return [$lost, $kept];
    }
}
