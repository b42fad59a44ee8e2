<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Database\QueryException;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use PDOException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * CVs: none is lost after a success, and nothing is deleted that this database did not write
 * (docs/operating.md#what-becomes-of-a-lead).
 */
#[Group('database')]
final class CvFilesTest extends LeadTestCase
{
    private const FOLDER = 'imo-widgets-cv';

    public function test_a_file_that_is_not_written_down_here_is_never_deleted(): void
    {
        $disk = Storage::disk('local');
        $this->apply();
        $own = Lead::sole()->cv_file;
        $others = [
            self::FOLDER.'/candidato.pdf', self::FOLDER.'/imo-cv-'.str_repeat('0a', 20).'.pdf',
            str_repeat('0a', 20).'.pdf', 'fatura.pdf',
        ];
        foreach ($others as $file) {
            $disk->put($file, 'of another site, or of another database');
        }
        $this->travel(25)->hours();
        foreach ([self::FOLDER, '', '/'] as $folder) {
            config(['imo-widgets.leads.folder' => $folder]);
            $this->assertSame(0, Artisan::call('leads:recover'));
        }
        DB::table('imo_leads')->delete();
        Artisan::call('leads:recover');
        $this->assertEqualsCanonicalizing([$own, ...$others], $disk->allFiles(), 'an emptied table');
    }

    public function test_a_file_whose_lead_was_never_answered_for_is_kept_and_judged_a_day_later(): void
    {
        $this->losesItsAnswer();
        $this->apply(503);
        $this->apply(503);
        $this->assertLogged('Whether the database has it all the same is not known');
        [$stored, $lost] = CvFile::orderBy('id')->get();
        $this->assertCount(2, Storage::disk('local')->allFiles(), 'who knows what the database did');
        // The first one was stored after all; the test's own transaction has taken it back.
        Event::forget('eloquent.created: '.Lead::class);
        $this->apply();
        Lead::sole()->forceFill(['cv_file' => $stored->file])->save();

        $this->travel(23)->hours();
        Artisan::call('leads:recover');
        $this->assertCount(2, CvFile::all(), 'a request may still be at it');
        $this->travel(2)->hours();
        $this->assertSame(0, Artisan::call('leads:recover', ['--dry-run' => true]));
        $this->assertStringContainsString("local: $lost->file deleted", $said = Artisan::output());
        $this->assertStringContainsString('Nothing is done. It would be: ', $said);
        $this->assertStringNotContainsString($stored->file, $said);
        $this->assertCount(2, CvFile::all());

        $this->assertSame(0, Artisan::call('leads:recover'));
        $this->assertStringContainsString("local: $lost->file deleted", Artisan::output());
        $this->assertLogged("the CV $lost->file on the disk");
        $this->assertTrue(Storage::disk('local')->exists($stored->file));
        $this->assertFalse(Storage::disk('local')->exists($lost->file));
        $this->assertCount(0, CvFile::all());
    }

    public function test_a_file_that_can_not_be_deleted_is_named_and_tried_again(): void
    {
        $this->losesItsAnswer();
        $this->apply(503);
        $this->travel(25)->hours();
        $disk = Storage::disk('local');
        Storage::set('local', KeepingDisk::of($disk));
        $file = CvFile::sole()->file;
        $this->assertSame(1, Artisan::call('leads:recover'));
        $this->assertStringContainsString("$file NOT deleted", Artisan::output());
        Storage::set('local', $disk);
        $this->assertSame(0, Artisan::call('leads:recover'));
        $this->assertSame([], $disk->allFiles());
    }

    public function test_a_cv_is_found_on_the_disk_that_it_was_written_to(): void
    {
        $this->apply();
        config(['imo-widgets.leads.disk' => 'public']);
        Storage::fake('public');
        $this->assertSame('%PDF-1.4 segredo', Lead::sole()->cv());
        Lead::sole()->delete();
        $this->assertSame([], Storage::disk('local')->allFiles());
    }

    #[DataProvider('names')]
    public function test_a_file_is_taken_under_any_name_which_is_kept_as_a_text(string $given, string $kept): void
    {
        $this->apply(201, UploadedFile::fake()->createWithContent($given, '%PDF-1.4 segredo'));
        $this->assertSame($kept, Lead::sole()->cv_name);
        $this->assertSame(
            0,
            Artisan::call('leads:person', ['email' => 'ines@segredo.pt', '--export' => "$this->public/export"]),
            Artisan::output(),
        );
        $this->assertSame(
            [$kept],
            array_column(json_decode(file_get_contents("$this->public/export/leads.json"), true), 'cv_name'),
        );
    }

    public static function names(): array
    {
        return [
            'a usual one' => ['Currículo da Inês.pdf', 'Currículo da Inês.pdf'],
            'no UTF-8' => ["curr\xEDculo.pdf", "curr\u{FFFD}culo.pdf"],
            'control characters' => ["cv\t\x01de.pdf", 'cv de.pdf'],
            'emoji' => ['🏡.pdf', '🏡.pdf'],
            'very long' => [str_repeat('ã', 35_000).'.pdf', str_repeat('ã', 180).'…'.str_repeat('ã', 15).'.pdf'],
        ];
    }

    /** The answer to the insert does not arrive. */
    private function losesItsAnswer(): void
    {
        Event::listen(
            'eloquent.created: '.Lead::class,
            fn () => throw new QueryException('x', 'insert', [], new PDOException('SSL SYSCALL error: EOF detected')),
        );
    }

    private function apply(int $status = 201, ?UploadedFile $cv = null): void
    {
        $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $cv ?? $this->cv()])->assertStatus(
            $status,
        );
    }
}
