<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Storage;
use Illuminate\Support\Str;
use ImoWidgets\Exceptions\LeadNotDeleted;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Rules\Cv;
use ImoWidgets\Settings;
use ImoWidgets\SqlState;
use Throwable;

/**
 * A CV whose lead isn't stored yet. The record is written before the file and deleted once the lead is stored. It
 * remains after a crash, or if the database never confirmed the lead; `leads:recover` examines it a day later. Thus
 * only files that this database has recorded are ever deleted.
 *
 * @property int $id
 * @property string $disk
 * @property string $file
 * @property string $person
 */
final class CvFile extends Model
{
    public const UPDATED_AT = null;

    private const FAILURE = 'A lead (recrutamento) could not be stored';

    private const MEDIA_TYPES = [
        'pdf' => 'application/pdf',
        'doc' => 'application/msword',
        'docx' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ];

    protected $table = 'imo_cv_files';

    protected $guarded = [];

    public static function keep(UploadedFile $cv, string $person): self
    {
        $name = 'imo-cv-'.bin2hex(random_bytes(20)).'.'.Cv::kindOf($cv);
        $file = NotStored::guard(self::FAILURE, fn () => self::query()->create([
            'disk' => Settings::get('leads.disk'),
            'file' => ltrim(self::folder()."/$name", '/'),
            'person' => $person,
        ]));
        try {
            $written = Storage::disk($file->disk)->putFileAs(dirname($file->file), $cv, basename($file->file));
            // If the disk is full, it may silently store only part of the file.
            if ($written !== false && Storage::disk($file->disk)->size($file->file) === $cv->getSize()) {
                return $file;
            }
            $problem = "the disk \"$file->disk\" did not take its file";
        } catch (Throwable $cause) {
            $problem = $cause::class.' on the disk';
        }
        $file->drop();

        throw NotStored::because(self::FAILURE, $problem);
    }

    /** Returns the path of the CVs' folder on their disk; `''` is the disk's root. */
    public static function folder(): string
    {
        return trim((string) Settings::get('leads.folder'), '/. ');
    }

    public static function remove(string $disk, string $file): void
    {
        $cause = '';
        try {
            if (Storage::disk($disk)->delete($file) && ! Storage::disk($disk)->exists($file)) {
                return;
            }
        } catch (Throwable $problem) {
            $cause = ' ('.$problem::class.')';
        }

        throw new LeadNotDeleted("The disk \"$disk\" did not delete the CV $file$cause.");
    }

    /**
     * Returns the file name under which the agency saves a CV: the visitor's own on one line, without characters that
     * file systems refuse or that reverse the reading direction, and with the extension that matches the content.
     */
    public static function downloadName(Lead $lead): string
    {
        $ending = '.'.self::kindOf($lead);
        $refused = '~[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\\\:*?"<>|\s]+~u';
        $name = trim((string) Str::replaceMatches($refused, ' ', mb_scrub((string) $lead->cv_name)));
        $isEnding = str_ends_with(mb_strtolower($name), $ending);
        $base = trim($isEnding ? mb_substr($name, 0, -strlen($ending)) : $name, ' .');

        return ($base === '' ? "CV do pedido {$lead->getKey()}" : $base).$ending;
    }

    public static function mediaType(Lead $lead): string
    {
        return self::MEDIA_TYPES[self::kindOf($lead)] ?? 'application/octet-stream';
    }

    private static function kindOf(Lead $lead): string
    {
        return pathinfo((string) $lead->cv_file, PATHINFO_EXTENSION);
    }

    public function hasLead(): bool
    {
        return Settings::leadModel()::query()->where('cv_file', $this->file)->where('cv_disk', $this->disk)->exists();
    }

    /** Deletes the record once its lead is stored and refers to the file itself. */
    public function forget(): void
    {
        try {
            self::query()->whereKey($this->id)->delete();
        } catch (QueryException $problem) {
            // The lead is stored anyway, and `leads:recover` will delete the record.
            Log::error(
                "imo-widgets: Row {$this->getKey()} of imo_cv_files is still there: ".SqlState::of($problem).'. '
                    .'leads:recover deletes it.',
            );
        }
    }

    /**
     * Deletes the file and its record, because the lead is not stored. If the file can't be deleted, that is reported
     * and left to `leads:recover`, and the result is false.
     */
    public function drop(): bool
    {
        try {
            self::remove($this->disk, $this->file);
        } catch (LeadNotDeleted $problem) {
            report($problem);

            return false;
        }
        $this->forget();

        return true;
    }
}
