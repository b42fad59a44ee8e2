<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\File;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Exceptions\LeadNotDeleted;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\PersonalData;
use ImoWidgets\Leads\Recipients;
use JsonException;
use Symfony\Component\Console\Formatter\OutputFormatter;
use Throwable;

/**
 * `leads:person` exports or deletes a person's data at their request: all that was sent with one e-mail address, in any
 * case. It exits with 1, and names the data that it could not write or delete.
 */
final class PersonCommand extends Command
{
    protected $signature = 'leads:person {email}
        {--export= : A new folder to write all of it to: leads.json and the CVs}
        {--erase : Delete all of it, the CVs too}
        {--force : Ask nothing}';

    protected $description = 'List, export or erase all that was sent with one e-mail address';

    public function __construct(private readonly Recipients $recipients)
    {
        parent::__construct();
    }

    /** @return int the exit code */
    public function handle(): int
    {
        $email = $this->email();
        if (! Recipients::isDeliverable($email)) {
            $this->components->error(
                'Expected an e-mail address alone, such as ines@exemplo.pt, got "'
                    .OutputFormatter::escape($email)
                    .'"; nothing was looked for, and nothing is deleted.',
            );

            return self::FAILURE;
        }
        $person = Lead::personOf($email);
        $leads = LeadSettings::model()::query()->where('person', $person)->with('trail')->oldest('id')->get();
        // Files of sends that the database never confirmed.
        $files = CvFile::query()
            ->where('person', $person)
            ->oldest('id')
            ->get()
            ->reject(fn (CvFile $file) => $file->hasLead());
        $this->components->info(
            "{$leads->count()} leads, ".($leads->whereNotNull('cv_file')->count() + $files->count()).' CVs.',
        );
        $others = 0;
        foreach ($this->others() as $kept) {
            $count = count($kept->of($person));
            $others += $count;
            $this->components->info("$count {$kept->name()}.");
        }
        if ($leads->isEmpty() && $files->isEmpty() && $others === 0) {
            $this->components->info('Nothing is kept under this address.');
        }
        $leads->each(fn (Lead $lead) => $this->line("  $lead->id  $lead->created_at  $lead->kind  $lead->cv_name"));
        $folder = $this->option('export');
        $isExported = ! is_string($folder) || $this->export($leads, $files, $folder);
        // With both options, nothing is erased that could not be exported.
        $isErased = ! $isExported || ! $this->option('erase') || $this->erase($leads, $files);

        return $isExported && $isErased ? self::SUCCESS : self::FAILURE;
    }

    /**
     * @param  Collection<int, Lead>  $leads
     * @param  Collection<int, CvFile>  $files
     */
    private function export(Collection $leads, Collection $files, string $folder): bool
    {
        if (File::exists($folder)) {
            $this->components->error("Expected a folder that is not there yet, got $folder; nothing is written.");

            return false;
        }
        File::makeDirectory($folder, 0700, recursive: true);
        $problems = $this->write("$folder/leads.json", $this->toJson($leads->toArray())) ? [] : ['leads.json'];
        foreach ($this->others() as $kept) {
            if (
                ! $this->write("$folder/{$kept->name()}.json", $this->toJson($kept->of(Lead::personOf($this->email()))))
            ) {
                $problems[] = "{$kept->name()}.json";
            }
        }
        foreach ($leads->whereNotNull('cv_file') as $lead) {
            $cv = $lead->cv();
            $isWhole = $cv !== null && strlen($cv) === $lead->cv_bytes;
            if (! $isWhole || ! $this->write($this->nameIn($folder, "cv-$lead->id", (string) $lead->cv_file), $cv)) {
                $problems[] = "the CV of lead $lead->id ($lead->cv_disk: $lead->cv_file)";
            }
        }
        foreach ($files as $file) {
            if (! $this->write($this->nameIn($folder, "cv-without-lead-$file->id", $file->file), $file->content())) {
                $problems[] = "the CV $file->disk: $file->file";
            }
        }
        if ($problems !== []) {
            $this->components->error("Not all of it could be written to $folder. What is missing, or not whole:");
            $this->components->bulletList($problems);

            return false;
        }
        $this->components->info("Written to $folder.");

        return true;
    }

    private function email(): string
    {
        $given = $this->argument('email');

        return is_string($given) ? trim($given) : '';
    }

    /** @return iterable<PersonalData> what other parts keep of people */
    private function others(): iterable
    {
        return $this->laravel->tagged(PersonalData::class);
    }

    /** @param  array<mixed>  $kept */
    private function toJson(array $kept): ?string
    {
        try {
            return json_encode(
                $kept,
                JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES,
            );
        } catch (JsonException $problem) {
            $this->components->error("Some values can't be encoded as JSON: {$problem->getMessage()}.");

            return null;
        }
    }

    private function nameIn(string $folder, string $name, string $file): string
    {
        return "$folder/$name.".pathinfo($file, PATHINFO_EXTENSION);
    }

    /** @return bool whether the file holds exactly this now */
    private function write(string $path, ?string $content): bool
    {
        return $content !== null && File::put($path, $content) !== false && File::get($path) === $content;
    }

    /**
     * @param  Collection<int, Lead>  $leads
     * @param  Collection<int, CvFile>  $files
     */
    private function erase(Collection $leads, Collection $files): bool
    {
        $hasNothing =
            $leads->isEmpty()
            && $files->isEmpty()
            && array_filter(
                [...$this->others()],
                fn (PersonalData $kept) => $kept->of(Lead::personOf($this->email())) !== [],
            ) === [];
        if ($hasNothing || (! $this->option('force') && ! $this->confirm('Delete all of them?'))) {
            return true;
        }
        // One by one: a failed deletion must not stop the others.
        $left = array_values(array_filter([...$leads->map($this->remains(...)), ...$files->map($this->remains(...))]));
        $left = [...$left, ...array_filter(array_map($this->remainsOf(...), [...$this->others()]))];
        $this->sayWhatIsNotOurs($leads);
        if ($left !== []) {
            $this->components->error('Not all of it is deleted. What is left:');
            $this->components->bulletList($left);

            return false;
        }
        $this->components->info('All of it is deleted.');

        return true;
    }

    /** @return string|null what is left of it */
    private function remains(Lead|CvFile $kept): ?string
    {
        try {
            $isGone = $kept instanceof Lead ? $kept->delete() : $kept->drop();
        } catch (LeadNotDeleted $problem) {
            return $problem->getMessage();
        } catch (Throwable $problem) {
            // The site's own listener, or its database, may have failed.
            report($problem);

            return "{$this->nameOf($kept)}: ".$problem::class.', see the log.';
        }
        $isThere = $kept::query()->whereKey($kept->getKey())->exists();

        return $isGone && ! $isThere ? null : "{$this->nameOf($kept)} is still there.";
    }

    /** @return string|null what is left of what another part keeps */
    private function remainsOf(PersonalData $kept): ?string
    {
        $person = Lead::personOf($this->email());
        try {
            $kept->erase($person);
        } catch (Throwable $problem) {
            report($problem);

            return "{$kept->name()}: ".$problem::class.', see the log.';
        }

        return $kept->of($person) === [] ? null : "{$kept->name()}: not all of it is gone.";
    }

    private function nameOf(Lead|CvFile $kept): string
    {
        return $kept instanceof Lead ? "Lead {$kept->getKey()}" : "The CV $kept->file on the disk \"$kept->disk\"";
    }

    /**
     * Names the addresses of the mails that went, because the package cannot delete mails in mailboxes.
     *
     * @param  Collection<int, Lead>  $leads
     */
    private function sayWhatIsNotOurs(Collection $leads): void
    {
        $addresses = $leads
            ->whereNotNull('announced_at')
            ->flatMap(fn (Lead $lead) => $this->recipients->of($lead->kind, $lead->recipient_id))
            ->unique();
        if ($addresses->isNotEmpty()) {
            $this->components->warn(
                'Their mails are to be deleted by hand, in the mailboxes of: '
                    .$addresses->implode(', ')
                    .'; so is what the site\'s own listeners handed on. A backup brings all of it back: erase it again '
                    .'then.',
            );
        }
    }
}
