<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Filesystem\FilesystemAdapter;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Exceptions\LeadNotDeleted;
use ImoWidgets\Leads\Lead;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests a person's rights: all data are listed, exported or erased, or the command names the rest
 * (docs/operating.md#personal-data).
 */
#[Group('database')]
final class PersonTest extends LeadTestCase
{
    private const OTHER = ['email' => 'outra@exemplo.pt'];

    public function test_all_that_belongs_to_an_address_is_exported_with_its_files(): void
    {
        $this->sendThree();
        $folder = "$this->public/export";
        [$code, $said] = $this->person(['email' => ' INES@segredo.pt', '--export' => $folder]);
        $this->assertSame(0, $code);
        $this->assertStringContainsString("Written to $folder", $said);
        $this->assertSame(
            ['recrutamento', 'recrutamento', 'geral'],
            array_column(json_decode(file_get_contents("$folder/leads.json"), true), 'kind'),
        );
        $this->assertStringEqualsFile(
            "$folder/cv-".Lead::firstWhere('kind', 'recrutamento')->id.'.pdf',
            '%PDF-1.4 segredo',
        );
        $this->assertSame(0700, fileperms($folder) & 0777);
        $this->assertSame(1, $this->person(['--export' => $folder])[0], 'never over what is there');
        $this->assertSame(4, Lead::count());
    }

    public function test_an_export_that_is_not_whole_is_not_called_written_and_erases_nothing(): void
    {
        $this->sendThree();
        [$missing, $cut] = Lead::whereNotNull('cv_file')->orderBy('id')->get();
        Storage::disk('local')->delete($missing->cv_file);
        Storage::disk('local')->put($cut->cv_file, '%PDF');
        [$code, $said] = $this->person(['--export' => "$this->public/export", '--erase' => true, '--force' => true]);
        $this->assertSame(1, $code);
        $this->assertStringNotContainsString('Written to', $said);
        foreach ([$missing, $cut] as $lead) {
            $this->assertStringContainsString("the CV of lead $lead->id (local: $lead->cv_file)", $said);
        }
        $this->assertSame(4, Lead::count());
    }

    public function test_leads_that_json_can_not_hold_are_no_empty_file(): void
    {
        if (DB::connection()->getDriverName() !== 'sqlite') {
            $this->markTestSkipped('This server takes no such text.');
        }
        $this->sendThree();
        DB::table('imo_leads')->where('kind', 'geral')->update(['nome' => "In\xEAs"]);
        [$code, $said] = $this->person(['--export' => "$this->public/export"]);
        $this->assertSame(1, $code);
        $this->assertStringContainsString('Malformed UTF-8', $said);
        $this->assertStringNotContainsString('Written to', $said);
        $this->assertFileDoesNotExist("$this->public/export/leads.json");
    }

    public function test_an_erasure_that_one_file_withstands_takes_all_else_and_says_what_is_left(): void
    {
        $this->sendThree();
        $disk = Storage::disk('local');
        Storage::set('local', KeepingDisk::of($disk));
        [$code, $said] = $this->erase();
        $this->assertSame(1, $code);
        $this->assertStringNotContainsString('All of it is deleted', $said);
        $left = Lead::where('email', 'ines@segredo.pt')->get();
        $this->assertSame(['recrutamento', 'recrutamento'], $left->pluck('kind')->all());
        foreach ($left as $lead) {
            $this->assertStringContainsString(
                "Lead $lead->id is still there. The disk \"local\" did not delete the CV $lead->cv_file",
                $said,
            );
        }

        Storage::set('local', $disk);
        [$code, $said] = $this->erase();
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('All of it is deleted', $said);
        $this->assertSame(['outra@exemplo.pt'], Lead::pluck('email')->all());
        $this->assertSame([], $disk->allFiles());
    }

    public function test_whatever_a_listener_of_the_site_does_the_other_leads_go(): void
    {
        $this->sendThree();
        $first = Lead::orderBy('id')->first();
        Event::listen(
            'eloquent.deleting: '.Lead::class,
            fn (Lead $lead) => $lead->is($first) ? throw new \DomainException('x') : null,
        );
        Event::listen('eloquent.deleting: '.Lead::class, fn (Lead $lead) => $lead->kind === 'geral' ? false : null);
        [$code, $said] = $this->erase();
        $this->assertSame(1, $code);
        $this->assertStringContainsString("Lead $first->id: DomainException, see the log", $said);
        $this->assertSame(['recrutamento', 'geral', 'geral'], Lead::orderBy('id')->pluck('kind')->all());
        $this->assertStringContainsString(
            'Lead '.Lead::firstWhere(['kind' => 'geral', 'email' => 'ines@segredo.pt'])->id.' is still there',
            $said,
        );
    }

    public function test_a_disk_that_is_no_longer_configured_is_named(): void
    {
        $this->sendThree();
        Lead::whereNotNull('cv_file')->update(['cv_disk' => 'former']);
        [$code, $said] = $this->erase();
        $this->assertSame(1, $code);
        $this->assertStringContainsString('The disk "former" did not delete the CV', $said);
    }

    public function test_a_cv_whose_lead_was_never_answered_for_belongs_to_the_person_too(): void
    {
        Storage::disk('local')->put('imo-widgets-cv/left.pdf', '%PDF-1.4 left');
        CvFile::create([
            'disk' => 'local', 'file' => 'imo-widgets-cv/left.pdf', 'person' => Lead::personOf('ines@segredo.pt'),
        ]);
        [$code, $said] = $this->person(['--export' => "$this->public/export"]);
        $this->assertSame(0, $code);
        $this->assertStringContainsString('0 leads, 1 CVs', $said);
        $this->assertStringEqualsFile(
            "$this->public/export/cv-without-lead-".CvFile::sole()->id.'.pdf',
            '%PDF-1.4 left',
        );
        $this->assertSame(0, $this->erase()[0]);
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->assertSame(0, CvFile::count());
    }

    public function test_what_no_command_can_reach_is_said(): void
    {
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        Lead::sole()->forceFill(['announced_at' => now()])->save();
        [, $said] = $this->erase();
        $this->assertStringContainsString('in the mailboxes of: geral@exemplo.pt', $said);
    }

    public function test_leads_that_are_too_old_and_can_not_be_deleted_fail_the_command_that_prunes(): void
    {
        $this->sendThree();
        Storage::set('local', $this->keepsOne(Lead::whereNotNull('cv_file')->orderBy('id')->first()->cv_file));
        $this->travel(3)->years();
        try {
            Artisan::call('model:prune', ['--model' => [Lead::class]]);
            $this->fail('expected it to fail');
        } catch (LeadNotDeleted $problem) {
            $this->assertStringContainsString('are still there: '.Lead::sole()->id.'.', $problem->getMessage());
        }
        $this->assertLogged('did not delete the CV');
    }

    /** A reply's way to write an address, and how a spreadsheet or a browser changes one. */
    #[DataProvider('noAddresses')]
    public function test_what_is_no_address_is_an_error_and_never_called_deleted(string $email): void
    {
        $this->sendThree();
        [$code, $said] = $this->person(['email' => $email, '--erase' => true, '--force' => true]);
        $this->assertSame(1, $code);
        $this->assertStringContainsString('Expected an e-mail address alone', $said);
        $this->assertStringNotContainsString('All of it is deleted', $said);
        $this->assertSame(4, Lead::count());
    }

    public static function noAddresses(): array
    {
        return [
            ['Inês <ines@segredo.pt>'], ['mailto:ines@segredo.pt'], ['ines@segredo.pt;'], ['<ines@segredo.pt>'],
            ['ines'], [''],
        ];
    }

    public function test_where_nothing_is_kept_nothing_is_called_deleted(): void
    {
        [$code, $said] = $this->erase();
        $this->assertSame(0, $code);
        $this->assertStringContainsString('Nothing is kept under this address', $said);
        $this->assertStringNotContainsString('All of it is deleted', $said);
    }

    private function sendThree(): void
    {
        $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $this->cv()])->assertCreated();
        $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $this->cv()])->assertCreated();
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, ...self::OTHER])->assertCreated();
    }

    private function erase(): array
    {
        return $this->person(['--erase' => true, '--force' => true]);
    }

    /** @return array{int, string} the exit code, and what was said */
    private function person(array $options): array
    {
        putenv('COLUMNS=1000');
        $code = Artisan::call('leads:person', ['email' => 'ines@segredo.pt', ...$options]);

        return [$code, preg_replace('/\s+/', ' ', Artisan::output())];
    }

    private function keepsOne(string $file): FilesystemAdapter
    {
        $disk = Storage::disk('local');

        return new class($disk->getDriver(), $disk->getAdapter(), $disk->getConfig(), $file) extends FilesystemAdapter
        {
            public function __construct($driver, $adapter, $config, private readonly string $kept)
            {
                parent::__construct($driver, $adapter, $config);
            }

            public function delete($paths): bool
            {
                return $paths !== $this->kept && parent::delete($paths);
            }
        };
    }
}
