<?php

namespace ImoWidgets\Leads\Actions;

use Illuminate\Database\QueryException;
use Illuminate\Http\UploadedFile;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Rules\Cv;
use ImoWidgets\Settings;
use ImoWidgets\SqlState;

/** Stores a visitor's form as a lead, once per send id (docs/operating.md#what-becomes-of-a-lead). */
final class StoreLead
{
    /** Returns the lead that an earlier attempt to send this form stored, if any. */
    public function find(?string $sendId): ?Lead
    {
        return $sendId === null ? null : NotStored::guard(
            'A lead could not be stored',
            fn () => Settings::leadModel()::query()->firstWhere('send_id', $sendId),
        );
    }

    /**
     * Stores the form; two concurrent requests with the same send id get the same lead.
     *
     * @param  array<string, mixed>  $attributes  as `LeadRequest::leadAttributes()` returns them
     *
     * @throws NotStored if the database or the CVs' disk failed
     */
    public function handle(array $attributes, ?UploadedFile $cv, ?string $sendId): Lead
    {
        $file = null;
        if ($cv !== null) {
            $file = CvFile::keep($cv, $attributes['person']);
            $attributes = [
                ...$attributes,
                'cv_name' => Cv::nameOf($cv),
                'cv_bytes' => $cv->getSize(),
                'cv_disk' => $file->disk,
                'cv_file' => $file->file,
            ];
        }
        $lead = $this->createOrFirst($attributes, $file, $sendId);
        if ($lead->cv_file === $file?->file) {
            $file?->forget();
        } else {
            $file?->drop();
        }

        return $lead;
    }

    /** @param  array<string, mixed>  $attributes */
    private function createOrFirst(array $attributes, ?CvFile $file, ?string $sendId): Lead
    {
        // A form without a send id gets one here: Laravel repeats the query after a lost connection, which must not
        // store a second lead.
        $identity = ['send_id' => $sendId ?? bin2hex(random_bytes(16))];
        try {
            return Settings::leadModel()::query()->createOrFirst($identity, $attributes);
        } catch (QueryException $problem) {
            throw self::failure($attributes['kind'], $file, $problem);
        }
    }

    private static function failure(LeadKind $kind, ?CvFile $file, QueryException $problem): NotStored
    {
        // If only the database's answer was lost, the lead may be stored, so its file is left to `leads:recover`.
        $isRefused = SqlState::isRefusal($problem);
        if ($isRefused) {
            $file?->drop();
        }
        $outcome = $isRefused ? 'Nothing of it is stored' : 'Whether the database stored it is not known';

        return new NotStored(
            "A lead ($kind->value) could not be stored: ".SqlState::of($problem).". $outcome; the visitor was asked to "
                .'try again.',
        );
    }
}
