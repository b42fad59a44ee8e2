<?php

namespace App\Console\Commands;

use App\Models\Lead;
use Illuminate\Console\Command;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\File;

/**
 * `leads:person`, for whoever asks what the agency knows about them, or wants it gone: all that was sent with one e-mail
 * address, whatever its letters' case. The copies in the agency's mailboxes are not ours to reach.
 */
final class LeadsOfPerson extends Command
{
    protected $signature = 'leads:person {email}
        {--export= : A new folder to write all of it to: leads.json and the CVs}
        {--erase : Delete all of it, the CVs too}
        {--force : Ask nothing}';

    protected $description = 'List, export or erase all that was sent with one e-mail address';

    /** @return int the exit code */
    public function handle(): int
    {
        $leads = Lead::where('person', Lead::personOf($this->argument('email')))->orderBy('id')->get();
        $this->components->info("{$leads->count()} leads, ".$leads->whereNotNull('cv_file')->count().' CVs.');
        $leads->each(fn (Lead $lead) => $this->line("  $lead->id  $lead->created_at  $lead->kind  $lead->cv_name"));
        if ($this->option('export') !== null && ! $this->export($leads, $this->option('export'))) {
            return self::FAILURE;
        }
        if ($this->option('erase') && ($this->option('force') || $this->confirm('Delete all of them?'))) {
            $leads->each(fn (Lead $lead) => $lead->delete());
            $this->components->info('All of it is deleted.');
        }

        return self::SUCCESS;
    }

    private function export(Collection $leads, string $folder): bool
    {
        if (File::exists($folder)) {
            $this->components->error("Expected a folder that is not there yet, got $folder; nothing is written.");

            return false;
        }
        File::makeDirectory($folder, 0700, recursive: true);
        File::put("$folder/leads.json", $leads->toJson(JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES));
        foreach ($leads->whereNotNull('cv_file') as $lead) {
            File::put("$folder/cv-$lead->id.".pathinfo($lead->cv_file, PATHINFO_EXTENSION), Lead::disk()->get($lead->cv_file));
        }
        $this->components->info("Written to $folder.");

        return true;
    }
}
