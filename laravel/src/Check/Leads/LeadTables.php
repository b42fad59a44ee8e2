<?php

namespace ImoWidgets\Check\Leads;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\SqlState;

final class LeadTables extends Question
{
    public const LINE = 'Tables of leads';

    public const ASKS = 'Do they exist, and does the database return what a visitor types?';

    private const SAMPLE = 'Zoë 🏡 São João';

    private const CHARSET = 'Set the charset utf8mb4 for the connection and the tables.';

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads();
    }

    public function answers(Site $site): iterable
    {
        $sample = '"'.self::SAMPLE.'"';
        $lost = 'names and messages are lost or damaged';
        try {
            yield match (true) {
                ! Schema::hasTable('imo_leads') || ! Schema::hasTable('imo_cv_files') => self::error(
                    'imo_leads or imo_cv_files is missing', 'no lead is stored', 'Run `php artisan migrate`.',
                ),
                self::readBack(self::SAMPLE) !== self::SAMPLE => self::error(
                    "the database does not return what a visitor types ($sample)", $lost, self::CHARSET,
                ),
                default => self::fine('they exist and return what was written'),
            };
        } catch (QueryException $problem) {
            $state = SqlState::of($problem);
            yield SqlState::isRefusal($problem)
                ? self::error(
                    "the database does not accept what a visitor types ($sample): $state", $lost, self::CHARSET,
                )
                : self::error("the database can't be queried: $state", 'no lead is stored', 'See DB_… in .env.');
        }
    }

    /** Writes a string to the database in a transaction that is rolled back, and returns the string as read back. */
    private static function readBack(string $text): string
    {
        DB::beginTransaction();
        try {
            $row = ['disk' => 'check', 'file' => $text, 'person' => str_repeat('0', 64)];

            return CvFile::query()->create($row)->refresh()->file;
        } finally {
            DB::rollBack();
        }
    }
}
