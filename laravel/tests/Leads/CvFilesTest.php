<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\FaultyDisk;
use PDOException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests that no CV is lost and no other file is deleted (docs/operating.md#what-becomes-of-a-lead). */
#[Group('database')]
final class CvFilesTest extends LeadTestCase
{
    private const FOLDER = 'imo-widgets-cv';

    #[DataProvider('files')]
    public function test_judges_a_cv_by_its_content_and_its_name(string $content, array $names, array $refused): void
    {
        foreach ([...array_fill_keys($names, 201), ...array_fill_keys($refused, 422)] as $name => $status) {
            $this->assertSame($status, $this->apply($this->cv($name, $content))->status(), $name);
        }
        $this->assertCount(count($names), Storage::disk('local')->allFiles());
    }

    public static function files(): array
    {
        return [
            'pdf' => [
                "%PDF-1.7\n", ['cv.pdf', 'CV.PDF', 'cv', 'Currículo Ana v1.2', 'CV Dr. Silva', 'cv.pdf (1)', '.pdf'],
                ['cv.html', 'cv.zip', 'cv.jpg', 'cv.odt', 'cv.doc', 'cv.docx', 'cv.exe', 'cv.pdf.php'],
            ],
            'pdf after a byte order mark' => ["\xEF\xBB\xBF%PDF-1.7\n", ['cv.pdf'], []],
            'doc' => ["\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 ...", ['cv.doc'], ['cv.pdf']],
            'rtf as Word writes it' => ['{\rtf1 ', ['cv.doc'], ['cv.docx']],
            'docx' => [
                "PK\x03\x04 [Content_Types].xml ... word/document.xml", ['Currículo.docx'], ['cv.doc', 'cv.zip'],
            ],
            'a zip' => ["PK\x03\x04 photos.jpg", [], ['cv.docx', 'cv']],
            'a program' => ["MZ\x90\0", [], ['cv.pdf', 'cv']],
            'nothing' => ['', [], ['cv.pdf']],
        ];
    }

    public function test_deletes_no_file_without_a_record(): void
    {
        $disk = Storage::disk('local');
        $this->apply()->assertCreated();
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
        $this->assertEqualsCanonicalizing([$own, ...$others], $disk->allFiles(), 'without records, no file is deleted');
    }

    public function test_decides_a_day_later_about_a_cv_whose_lead_may_not_be_stored(): void
    {
        $this->losesItsAnswer();
        $this->apply()->assertStatus(503);
        $this->apply()->assertStatus(503);
        $this->assertLogged('Whether the database stored it is not known');
        [$stored, $lost] = CvFile::orderBy('id')->get();
        $disk = Storage::disk('local');
        $this->assertCount(2, $disk->allFiles(), 'the database may have stored the lead');
        // The first lead was stored after all; it is inserted again because the test's transaction rolled it back.
        Event::forget('eloquent.created: '.Lead::class);
        $this->apply()->assertCreated();
        Lead::sole()->forceFill(['cv_file' => $stored->file])->save();

        $this->travel(23)->hours();
        Artisan::call('leads:recover');
        $this->assertCount(2, CvFile::all(), 'a request may still need the file');
        $this->travel(2)->hours();
        [$code, $said] = $this->command('leads:recover', ['--dry-run' => true]);
        $this->assertSame(0, $code);
        $this->assertStringContainsString("local: $lost->file deleted", $said);
        $this->assertStringContainsString('Nothing is done. It would be: ', $said);
        $this->assertStringNotContainsString($stored->file, $said);
        $this->assertCount(2, CvFile::all());

        [$code, $said] = $this->command('leads:recover');
        $this->assertSame(0, $code);
        $this->assertStringContainsString("local: $lost->file deleted", $said);
        $this->assertLogged("the CV $lost->file on the disk");
        $this->assertSame([true, false], [$disk->exists($stored->file), $disk->exists($lost->file)]);
        $this->assertCount(0, CvFile::all());
    }

    public function test_names_a_file_that_it_could_not_delete_and_tries_again(): void
    {
        $this->losesItsAnswer();
        $this->apply()->assertStatus(503);
        $this->travel(25)->hours();
        $disk = Storage::disk('local');
        FaultyDisk::keeping();
        $file = CvFile::sole()->file;
        [$code, $said] = $this->command('leads:recover');
        $this->assertSame(1, $code);
        $this->assertStringContainsString("$file NOT deleted", $said);
        Storage::set('local', $disk);
        $this->assertSame(0, Artisan::call('leads:recover'));
        $this->assertSame([], $disk->allFiles());
    }

    public function test_finds_a_cv_on_the_disk_it_was_written_to(): void
    {
        $this->apply()->assertCreated();
        config(['imo-widgets.leads.disk' => 'public']);
        Storage::fake('public');
        $this->assertSame('%PDF-1.4 segredo', Lead::sole()->cv());
        Lead::sole()->delete();
        $this->assertSame([], Storage::disk('local')->allFiles());
    }

    #[DataProvider('names')]
    public function test_accepts_a_file_under_any_name_and_keeps_the_name_as_text(string $given, string $kept): void
    {
        $this->apply($this->cv($given))->assertCreated();
        $this->assertSame($kept, Lead::sole()->cv_name);
        $this->assertMatchesRegularExpression('~^imo-widgets-cv/[\w-]{20,}\.pdf$~', Lead::sole()->cv_file);
        [$code, $said] = $this->command('leads:person', [
            'email' => 'ines@segredo.pt', '--export' => "$this->public/export",
        ]);
        $this->assertSame(0, $code, $said);
        $leads = json_decode(file_get_contents("$this->public/export/leads.json"), true);
        $this->assertSame([$kept], array_column($leads, 'cv_name'));
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

    /** Makes the insert fail as if the connection broke before its answer. */
    private function losesItsAnswer(): void
    {
        $problem = new QueryException('x', 'insert', [], new PDOException('SSL SYSCALL error: EOF detected'));
        Event::listen('eloquent.created: '.Lead::class, fn () => throw $problem);
    }
}
