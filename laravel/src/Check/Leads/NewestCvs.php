<?php

namespace ImoWidgets\Check\Leads;

use Illuminate\Support\Facades\Storage;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Settings;
use Throwable;

final class NewestCvs extends Question
{
    public const LINE = 'Newest CVs';

    public const ASKS = 'Are the files of the ten newest applications there, or has a release emptied their disk?';

    public const AFTER = [LeadTables::class, CvFolder::class];

    private const SAMPLE = 10;

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads(LeadKind::Application);
    }

    public function answers(Site $site): iterable
    {
        $leads = Settings::leadModel()::query()->whereNotNull('cv_file');
        $leads->orderByDesc('id')->limit(self::SAMPLE);
        $newest = $leads->get();
        $lost = $newest->reject(fn (Lead $lead) => $this->isThere($lead));
        yield $lost->isEmpty()
            ? self::fine("{$newest->count()} looked for, none is missing")
            : self::error(
                "{$lost->count()} of {$newest->count()} are gone, of leads {$lost->pluck('id')->implode(', ')}",
                'applications have lost their CV',
                'Put leads.disk outside the folders that a release replaces, and restore the files.',
            );
    }

    private function isThere(Lead $lead): bool
    {
        try {
            return Storage::disk($lead->cv_disk)->exists((string) $lead->cv_file);
        } catch (Throwable) {
            // If the disk can't be reached, neither can its file.
            return false;
        }
    }
}
