<?php

namespace ImoWidgets\Check\Leads;

use Illuminate\Support\Facades\Storage;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Settings;
use Throwable;

final class CvFolder extends Question
{
    public const LINE = 'CVs\' folder';

    public const ASKS = 'Is it private, and can the user named in the line write, read and delete a file there?';

    private const SETTING = 'Correct leads.disk or leads.folder in config/imo-widgets.php.';

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads(LeadKind::Application);
    }

    public function answers(Site $site): iterable
    {
        $disk = (string) Settings::get('leads.disk');
        $folder = CvFile::folder();
        $user = self::user();
        if (config("filesystems.disks.$disk.visibility") === 'public') {
            yield self::error("the disk \"$disk\" is public", 'anybody may read the CVs', self::SETTING);
        }
        if ($folder === '') {
            yield self::error(
                "no folder on the disk \"$disk\"", 'CVs are among the site\'s other files', self::SETTING,
            );

            return;
        }
        $problem = self::problemWith($disk, $folder);
        yield $problem === null
            ? self::fine("\"$folder\" on the disk \"$disk\" takes files of the user \"$user\""
                .($user === 'root' ? ', who may write anywhere: run the check as the web server\'s user too' : ''))
            : self::error(
                "\"$folder\" on the disk \"$disk\": $problem, as the user \"$user\"",
                'each application is answered by a 503',
                'Let the web server\'s user write there, and run the check as that user.',
            );
    }

    private static function problemWith(string $disk, string $folder): ?string
    {
        $file = "$folder/imo-check-".bin2hex(random_bytes(8)).'.pdf';
        try {
            $files = Storage::disk($disk);
            // If the check's user created the folder, the web server's user might be unable to write to it.
            $isNew = ! $files->exists($folder);
            $problem = match (true) {
                ! $files->put($file, '%PDF-1.4') => 'a file could not be written',
                $files->get($file) !== '%PDF-1.4' => 'a file could not be read back',
                ! $files->delete($file), $files->exists($file) => 'a file could not be deleted',
                default => null,
            };
            if ($isNew && $files->allFiles($folder) === []) {
                $files->deleteDirectory($folder);
            }

            return $problem;
        } catch (Throwable $problem) {
            return 'a file could not be tested ('.$problem::class.')';
        }
    }

    private static function user(): string
    {
        $user = function_exists('posix_geteuid') ? posix_getpwuid(posix_geteuid()) : false;

        return $user === false ? get_current_user() : $user['name'];
    }
}
