<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Queue\NullQueue;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Queue;
use ImoWidgets\Leads\Actions\AnnounceLead;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Settings;

/**
 * `leads:recover`, called by the schedule, cleans up after a crash. It announces a lead again if its mail never went
 * out: the queue could not be reached or was emptied, or the mail server was down for longer than a mail is retried. It
 * deletes CVs whose lead was not stored. Only files listed in `imo_cv_files`, which records every file before it is
 * written, are deleted; no folder is searched.
 */
final class RecoverCommand extends Command
{
    protected $signature = 'leads:recover
        {--days=7 : The greatest age in days of a lead that is announced again}
        {--dry-run : Only print what would be done}';

    protected $description = 'Announce leads whose mail never went out, and delete CVs whose lead was not stored';

    /**
     * Hours after which a lead's job is no longer being retried: each retry follows within about an hour of the last.
     */
    private const HOURS = 2;

    /** @return int the exit code: 1 if a file could not be deleted */
    public function handle(AnnounceLead $announceLead): int
    {
        $isDry = (bool) $this->option('dry-run');
        $unannounced = Settings::leadModel()::query()
            ->whereNull('announced_at')
            ->where('created_at', '>=', now()->subDays((int) $this->option('days')))
            ->where('created_at', '<=', now()->subHours(self::HOURS))
            ->get();
        $lost = $unannounced->filter($this->hasLostItsJob(...));
        $waiting = $unannounced->diff($lost);
        $waiting->each(fn (Lead $lead) => $this->line("  lead $lead->id: its job waits for a worker (queue:work)"));
        foreach ($lost as $lead) {
            $outcome = $isDry ? 'to be queued' : self::announce($lead, $announceLead);
            $this->line("  lead $lead->id: $outcome");
        }
        [$deleted, $kept] = $this->dropLostFiles($isDry);
        $begin = $isDry ? 'Nothing is done. It would be: ' : '';
        $this->components->info(
            "$begin{$lost->count()} leads queued again, {$waiting->count()} wait for a worker, $deleted CVs without a "
                .'lead deleted.',
        );

        return $kept === 0 ? self::SUCCESS : self::FAILURE;
    }

    /** @return string the outcome for the command's output: "mailed" only if the queue ran the job at once */
    private static function announce(Lead $lead, AnnounceLead $announceLead): string
    {
        if ($lead->queued_at === null) {
            // The copy and the event may be missing, too.
            $announceLead->handle($lead);
        } else {
            $announceLead->queueMails($lead);
        }
        $lead->refresh();

        return match (true) {
            $lead->announced_at !== null => 'mailed',
            $lead->queued_at === null => 'not queued (see the log)',
            Queue::connection() instanceof NullQueue => 'dropped: QUEUE_CONNECTION is null',
            default => 'queued; a worker mails it (queue:work)',
        };
    }

    /**
     * Returns whether the lead's job is lost: the queue is empty, or a later lead was announced. A job that waits or
     * may be retried isn't lost: otherwise every hour that a worker is down would add another job.
     */
    private function hasLostItsJob(Lead $lead): bool
    {
        if ($lead->queued_at === null) {
            return true;
        }
        $later = Settings::leadModel()::query()
            ->whereNotNull('announced_at')
            ->where('created_at', '>', $lead->queued_at);

        return $lead->queued_at < now()->subHours(self::HOURS) && (Queue::size() === 0 || $later->exists());
    }

    /** @return array{int, int} the numbers of deleted files, and of files that could not be deleted */
    private function dropLostFiles(bool $isDry): array
    {
        [$lost, $kept] = [0, 0];
        // After a day, no request can still be working on a file.
        foreach (CvFile::query()->where('created_at', '<', now()->subDay())->lazyById() as $file) {
            if ($file->hasLead()) {
                if (! $isDry) {
                    $file->forget();
                }

                continue;
            }
            $isGone = $isDry || $file->drop();
            $lost += (int) $isGone;
            $kept += (int) ! $isGone;
            $this->line("  $file->disk: $file->file ".($isGone ? 'deleted' : 'NOT deleted'));
            if ($isGone && ! $isDry) {
                Log::notice(
                    "imo-widgets: the CV $file->file on the disk \"$file->disk\" belonged to no lead and is deleted.",
                );
            }
        }

        return [$lost, $kept];
    }
}
