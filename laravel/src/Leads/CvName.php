<?php

namespace ImoWidgets\Leads;

use Illuminate\Support\Facades\Storage;
use Throwable;

/** What a CV is called on the disk: a name that nobody can guess, and that nothing else in a folder has. */
final class CvName
{
    private const PATTERN = '~(?:^|/)imo-cv-[0-9a-f]{40}\.(?:pdf|doc|docx)$~D';

    /** @param  'pdf'|'doc'|'docx'  $kind  of the file's content */
    public static function make(string $kind): string
    {
        return 'imo-cv-'.bin2hex(random_bytes(20)).".$kind";
    }

    /** What is wrong with the folder that the config names for CVs; `null` where it is theirs alone. */
    public static function problemOfFolder(): ?string
    {
        [$disk, $folder] = [LeadSettings::get('disk'), LeadSettings::folder()];
        $change = 'name a folder of their own: leads.folder in config/imo-widgets.php';
        if ($folder === '') {
            return "The CVs have no folder on the disk \"$disk\": $change";
        }
        try {
            $others = self::others([
                ...Storage::disk($disk)->files($folder),
                ...Storage::disk($disk)->directories($folder),
            ]);
        } catch (Throwable $problem) {
            return "The disk \"$disk\" of the CVs could not be looked into ("
                .$problem::class
                .'): leads.disk in config/imo-widgets.php';
        }
        $named = implode(', ', array_slice($others, 0, 3)).(count($others) > 3 ? ', …' : '');

        return $others === []
            ? null
            : "The folder of the CVs, \"$folder\" on the disk \"$disk\", holds other files ($named): $change";
    }

    /**
     * @param  array<string>  $files  paths on a disk
     * @return list<string> those that are no CVs of ours
     */
    private static function others(array $files): array
    {
        return array_values(array_filter($files, fn (string $file) => preg_match(self::PATTERN, $file) !== 1));
    }
}
