<?php

namespace ImoWidgets\SiteHalf;

use RuntimeException;

/**
 * What an update would make of a site: each file merged out of the site's, the one that was written, and the new one. Nothing is
 * touched before `apply()`.
 */
final class UpdatePlan
{
    /** @var array<string, FileStep> by path in the site */
    public array $steps = [];

    /** @var array<string, string> what is to be written, by path */
    private array $texts = [];

    /** @param  array<string, string>  $new  the texts of this version, by path */
    private function __construct(private readonly BaseRecord $record, private readonly array $new, private readonly string $version, private readonly ?Merge $merge)
    {
    }

    /**
     * @param  array<string, string>  $new  the texts of this version, by path
     *
     * @throws RuntimeException when a file has to be merged and git is not there, or fails
     */
    public static function make(BaseRecord $record, array $new, string $version): self
    {
        $plan = new self($record, $new, $version, Merge::byGit());
        $paths = array_keys($new + $record->texts());
        sort($paths);
        foreach ($paths as $path) {
            $step = $plan->plan($path, $record->texts()[$path] ?? null, $new[$path] ?? null);
            $step === null || $plan->steps[$path] = $step;
        }

        return $plan;
    }

    /** @return list<string> the files that somebody has to look at */
    public function conflicts(): array
    {
        return array_keys(array_filter($this->steps, fn (FileStep $step) => $step->isConflict()));
    }

    /** Whether a migration comes with it. */
    public function hasMigration(): bool
    {
        return preg_grep('~^database/migrations/~', array_keys($this->steps, FileStep::Arrived, true)) !== [];
    }

    /** Writes it into the site, and into the record what the files are made of by now. */
    public function apply(): void
    {
        foreach ($this->texts as $path => $text) {
            is_dir(dirname(base_path($path))) || mkdir(dirname(base_path($path)), recursive: true);
            file_put_contents(base_path($path), $text);
        }
        array_map($this->record->forget(...), array_keys(array_diff_key($this->record->texts(), $this->new)));
        foreach ($this->steps as $path => $step) {
            // Of what is not merged yet, the next update has to know what the site's text was made of.
            if (! in_array($step, [FileStep::Retired, FileStep::Marked, FileStep::Foreign], true)) {
                $this->record->note($path, $this->new[$path], $this->version);
            }
        }
        $this->record->save();
    }

    /** @return FileStep|null `null` for a file that neither side has any more */
    private function plan(string $path, ?string $base, ?string $new): ?FileStep
    {
        $mine = is_file(base_path($path)) ? file_get_contents(base_path($path)) : null;
        if ($mine === null) {
            return match (true) {
                $new === null => null,
                $base === null => $this->write($path, $new, FileStep::Arrived),
                default => FileStep::Deleted,
            };
        }
        if ($new === null) {
            return FileStep::Retired;
        }
        // A checkout on Windows may have other line ends.
        $asMine = fn (string $text) => str_contains($mine, "\r\n") ? str_replace("\n", "\r\n", $text) : $text;

        return match (true) {
            $mine === $asMine($new) => FileStep::Kept,
            $base === null => FileStep::Foreign,
            Merge::hasMarks($mine) => FileStep::Marked,
            $base === $new => FileStep::Kept,
            $mine === $asMine($base) => $this->write($path, $asMine($new), FileStep::Written),
            default => $this->merge($path, $mine, $asMine),
        };
    }

    private function write(string $path, string $text, FileStep $step): FileStep
    {
        $this->texts[$path] = $text;

        return $step;
    }

    /** @param  callable(string): string  $asMine  gives a text the line ends of the site's */
    private function merge(string $path, string $mine, callable $asMine): FileStep
    {
        $merge = $this->merge ?? throw new RuntimeException("Both this site and imo-widgets $this->version have changed $path: it takes git to merge them, and git was not found here.");
        $text = $merge->of([
            'this site' => $mine,
            "imo-widgets {$this->record->versionOf($path)}, as written" => $asMine($this->record->texts()[$path]),
            "imo-widgets $this->version, new" => $asMine($this->new[$path]),
        ]);

        return $this->write($path, $text, Merge::hasMarks($text) ? FileStep::Conflict : FileStep::Merged);
    }
}
