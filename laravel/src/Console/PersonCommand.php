<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Exceptions\LeadNotDeleted;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\OtherData;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\PersonDigest;
use ImoWidgets\Settings;
use Symfony\Component\Console\Formatter\OutputFormatter;
use Throwable;

/**
 * `leads:person` exports or deletes a person's data at their request: everything sent with one e-mail address, in upper
 * or lower case. If some of the data can't be written or deleted, the command names them and exits with 1.
 */
final class PersonCommand extends Command
{
    protected $signature = 'leads:person {email}
        {--export= : A new folder to write all of it to: leads.json and the CVs}
        {--erase : Delete all of it, including the CVs}
        {--force : Delete without asking for confirmation}';

    protected $description = 'List, export or erase everything that was sent with one e-mail address';

    /** @var Collection<int, Lead> */
    private Collection $leads;

    /** @var Collection<int, CvFile> CVs whose lead the database never confirmed */
    private Collection $files;

    public function handle(Recipients $recipients, OtherData $others): int
    {
        $email = trim((string) $this->argument('email'));
        if (! Recipients::isDeliverable($email)) {
            $this->components->error(
                'Expected only an e-mail address, such as ines@exemplo.pt, got "'.OutputFormatter::escape($email)
                    .'"; nothing was searched or deleted.',
            );

            return self::FAILURE;
        }
        $person = PersonDigest::of($email);
        $this->leads = Settings::leadModel()::withHidden()->where('person', $person)->oldest('id')->get();
        $this->files = CvFile::query()->where('person', $person)->oldest('id')->get()
            ->reject(fn (CvFile $file) => $file->hasLead());
        $alerts = $others->of($person);
        $cvs = $this->leads->whereNotNull('cv_file')->count() + $this->files->count();
        $this->components->info("{$this->leads->count()} leads, $cvs CVs.");
        $this->components->info(count($alerts).' alerts.');
        foreach ($this->leads as $lead) {
            $this->line("  $lead->id  $lead->created_at  {$lead->kind->value}  $lead->cv_name");
        }
        $isEmpty = $this->leads->isEmpty() && $this->files->isEmpty() && $alerts === [];
        if ($isEmpty) {
            $this->components->info('Nothing is stored for this address.');
        }
        $folder = $this->option('export');
        // With both options, nothing is erased unless everything was exported.
        if (is_string($folder) && ! $this->export($alerts, $folder)) {
            return self::FAILURE;
        }
        $isToErase = $this->option('erase')
            && ! $isEmpty
            && ($this->option('force') || $this->confirm('Delete all of them?'));

        if (! $isToErase) {
            return self::SUCCESS;
        }
        $left = $this->erase($person, $others);
        $this->sayWhatIsNotOurs($recipients);
        if ($left !== []) {
            $this->components->error('Some of it could not be deleted:');
            $this->components->bulletList($left);

            return self::FAILURE;
        }
        $this->components->info('Everything is deleted.');

        return self::SUCCESS;
    }

    /** @param  list<array<string, mixed>>  $alerts */
    private function export(array $alerts, string $folder): bool
    {
        if (File::exists($folder)) {
            $this->components->error("Expected a folder that does not exist yet, got $folder; nothing was written.");

            return false;
        }
        File::makeDirectory($folder, 0700, recursive: true);
        $problems = [];
        foreach ($this->contents($alerts) as $file => [$content, $name]) {
            if (! self::write("$folder/$file", $content)) {
                $problems[] = $name;
            }
        }
        if ($problems !== []) {
            $this->components->error("Some of it is missing or incomplete in $folder:");
            $this->components->bulletList($problems);

            return false;
        }
        $this->components->info("Written to $folder.");

        return true;
    }

    /**
     * @param  list<array<string, mixed>>  $alerts
     * @return iterable<string, array{string|null, string}> each file's content, or `null` if it can't be read, and a
     *     description of the file
     */
    private function contents(array $alerts): iterable
    {
        foreach (['leads.json' => $this->leads->toArray(), 'alerts.json' => $alerts] as $file => $records) {
            $json = json_encode($records, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
            yield $file => $json === false ? [null, "$file: ".json_last_error_msg()] : [$json, $file];
        }
        foreach ($this->leads->whereNotNull('cv_file') as $lead) {
            $cv = $lead->cv();
            $isWhole = $cv !== null && strlen($cv) === $lead->cv_bytes;
            $file = "cv-$lead->id.".pathinfo((string) $lead->cv_file, PATHINFO_EXTENSION);
            yield $file => [$isWhole ? $cv : null, "the CV of lead $lead->id ($lead->cv_disk: $lead->cv_file)"];
        }
        foreach ($this->files as $cv) {
            $file = "cv-without-lead-$cv->id.".pathinfo($cv->file, PATHINFO_EXTENSION);
            yield $file => [Storage::disk($cv->disk)->get($cv->file), "the CV $cv->disk: $cv->file"];
        }
    }

    /** Writes a file and returns whether it has the whole content; false if the content is `null`. */
    private static function write(string $path, ?string $content): bool
    {
        return $content !== null && File::put($path, $content) !== false && File::get($path) === $content;
    }

    /**
     * Deletes all of the person's data; one failure must not stop the rest.
     *
     * @return list<string> a sentence for each record that could not be deleted
     */
    private function erase(string $person, OtherData $others): array
    {
        $erasures = ['Some of the alerts' => function () use ($person, $others) {
            $others->erase($person);

            return $others->of($person) === [];
        }];
        foreach ($this->leads as $lead) {
            $erasures["Lead $lead->id"] = fn () => $lead->forceDelete()
                && ! $lead::withHidden()->whereKey($lead->id)->exists();
        }
        foreach ($this->files as $file) {
            $erasures["The CV $file->file on the disk \"$file->disk\""] = fn () => $file->drop()
                && ! CvFile::query()->whereKey($file->id)->exists();
        }
        $left = [];
        foreach ($erasures as $name => $erase) {
            try {
                if (! $erase()) {
                    $left[] = "$name is still there.";
                }
            } catch (LeadNotDeleted $problem) {
                $left[] = $problem->getMessage();
            } catch (Throwable $problem) {
                // The cause may be a listener of the site, or its database.
                report($problem);
                $left[] = "$name: ".$problem::class.', see the log.';
            }
        }

        return $left;
    }

    /** Names the addresses that mails and reminders went to, because the package can't delete them from mailboxes. */
    private function sayWhatIsNotOurs(Recipients $recipients): void
    {
        $addresses = $this->leads->whereNotNull('announced_at')
            ->flatMap(fn (Lead $lead) => [
                ...$lead->announced_to ?? [],
                ...$recipients->of($lead->kind, $lead->recipient_id),
            ])
            ->unique();
        if ($addresses->isNotEmpty()) {
            $this->components->warn(
                "Delete their mails by hand in the mailboxes of: {$addresses->implode(', ')}. Also delete what the "
                    .'site\'s own listeners passed on. If a backup is restored, erase all of it again.',
            );
        }
    }
}
