<?php

namespace ImoWidgets\SiteHalf;

use Illuminate\Support\Facades\File;
use RuntimeException;
use Symfony\Component\Process\ExecutableFinder;
use Symfony\Component\Process\Process;

/** A three-way merge of one file, by `git merge-file`: what a developer knows from every other merge. It needs no repository. */
final class Merge
{
    /** Beyond, git's exit code is an error and no number of conflicts. */
    private const MOST_CONFLICTS = 127;

    /** @param  string  $git  the program */
    private function __construct(private readonly string $git)
    {
    }

    /** @return self|null `null` where git is not installed */
    public static function byGit(): ?self
    {
        $git = (new ExecutableFinder)->find('git');

        return $git === null ? null : new self($git);
    }

    /** Whether a file still has the marks of a conflict in it. */
    public static function hasMarks(string $text): bool
    {
        return preg_match('/^<{7} .*?^={7}\r?$.*?^>{7} /ms', $text) === 1;
    }

    /**
     * @param  array<string, string>  $texts  three, in this order and by what the marks shall call them: the site's, the one that both were made of, the new one
     * @return string what they make; where both changed the same lines, both stand there between marks
     *
     * @throws RuntimeException when git fails
     */
    public function of(array $texts): string
    {
        $folder = sys_get_temp_dir().'/imo-merge-'.bin2hex(random_bytes(8));
        File::ensureDirectoryExists($folder);
        try {
            $labels = [];
            $files = [];
            foreach ($texts as $label => $text) {
                $labels = [...$labels, '-L', $label];
                $files[] = "$folder/".count($files);
                File::put(end($files), $text);
            }
            $git = new Process([$this->git, 'merge-file', '-p', ...$labels, ...$files]);
            if ($git->run() > self::MOST_CONFLICTS) {
                throw new RuntimeException('git merge-file failed: '.trim($git->getErrorOutput()));
            }

            return $git->getOutput();
        } finally {
            File::deleteDirectory($folder);
        }
    }
}
