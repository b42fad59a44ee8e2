<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Database\Eloquent\SoftDeletes;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Exceptions\LeadNotDeleted;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\PersonDigest;
use ImoWidgets\Tests\FaultyDisk;
use PHPUnit\Framework\Attributes\Group;

/** Tests a person's rights: access, erasure and limited retention (docs/operating.md#personal-data). */
#[Group('database')]
final class PersonTest extends LeadTestCase
{
    public function test_exports_everything_sent_with_an_address_including_files(): void
    {
        $this->giveNumbersAsTexts();
        $this->sendLeads();
        $this->answer(Lead::firstWhere('kind', 'geral'), LeadState::Answered, 'Marta');
        $folder = "$this->public/export";
        [$code, $said] = $this->person(['email' => ' INES@segredo.pt', '--export' => $folder]);
        $this->assertSame(0, $code);
        $this->assertStringContainsString("Written to $folder", $said);
        $leads = json_decode(file_get_contents("$folder/leads.json"), true);
        $this->assertSame(['recrutamento', 'recrutamento', 'geral'], array_column($leads, 'kind'));
        $this->assertSame(['respondido', 'Marta'], [$leads[2]['state'], $leads[2]['trail'][0]['by']]);
        $this->assertStringEqualsFile("$folder/cv-{$leads[0]['id']}.pdf", '%PDF-1.4 segredo');
        $this->assertSame(0700, fileperms($folder) & 0777);
        $this->assertSame(1, $this->person(['--export' => $folder])[0], 'an existing folder is never overwritten');
        $this->assertSame(4, Lead::count());
    }

    public function test_reports_an_incomplete_export_as_failed_and_erases_nothing(): void
    {
        $this->sendLeads();
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

    public function test_writes_no_file_when_json_cannot_hold_the_leads(): void
    {
        if (DB::connection()->getDriverName() !== 'sqlite') {
            $this->markTestSkipped('This server takes no such text.');
        }
        $this->sendLeads();
        DB::table('imo_leads')->where('kind', 'geral')->update(['nome' => "In\xEAs"]);
        [$code, $said] = $this->person(['--export' => "$this->public/export"]);
        $this->assertSame(1, $code);
        $this->assertStringContainsString('Malformed UTF-8', $said);
        $this->assertStringNotContainsString('Written to', $said);
        $this->assertFileDoesNotExist("$this->public/export/leads.json");
    }

    public function test_erases_the_rest_and_says_what_is_left_when_a_file_cannot_be_deleted(): void
    {
        $this->sendLeads();
        $disk = Storage::disk('local');
        FaultyDisk::keeping();
        [$code, $said] = $this->erase();
        $this->assertSame(1, $code);
        $this->assertStringNotContainsString('Everything is deleted', $said);
        $left = Lead::where('email', 'ines@segredo.pt')->get();
        $this->assertSame([LeadKind::Application, LeadKind::Application], $left->pluck('kind')->all());
        foreach ($left as $lead) {
            $reason = "The disk \"local\" did not delete the CV $lead->cv_file";
            $this->assertStringContainsString("Lead $lead->id is still there. $reason", $said);
        }

        Storage::set('local', $disk);
        [$code, $said] = $this->erase();
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('Everything is deleted', $said);
        $this->assertSame(['outra@exemplo.pt'], Lead::pluck('email')->all());
        $this->assertSame([], $disk->allFiles());
    }

    public function test_erases_the_other_leads_whatever_a_listener_of_the_site_does(): void
    {
        $this->sendLeads();
        [$throws, , $vetoes] = Lead::orderBy('id')->get();
        Event::listen('eloquent.deleting: '.Lead::class, function (Lead $lead) use ($throws, $vetoes) {
            throw_if($lead->is($throws), new \DomainException('x'));

            return $lead->is($vetoes) ? false : null;
        });
        [$code, $said] = $this->erase();
        $this->assertSame(1, $code);
        $this->assertStringContainsString("Lead $throws->id: DomainException, see the log", $said);
        $this->assertStringContainsString("Lead $vetoes->id is still there", $said);
        $this->assertSame(
            [LeadKind::Application, LeadKind::General, LeadKind::General],
            Lead::orderBy('id')->pluck('kind')->all(),
        );
    }

    public function test_erases_soft_deleted_leads_of_the_sites_own_model_too(): void
    {
        Queue::fake();
        $hiding = new class extends Lead
        {
            use SoftDeletes;

            // On MySQL, adding a column would end the test's transaction.
            public const DELETED_AT = 'announced_at';
        };
        config(['imo-widgets.leads.model' => $hiding::class]);
        $this->sendMessage()->assertCreated();
        $this->sendMessage()->assertCreated();
        $hiding::query()->first()->delete();
        [$code, $said] = $this->erase();
        $this->assertSame(0, $code);
        $this->assertStringContainsString('2 leads', $said);
        $this->assertSame(0, DB::table('imo_leads')->count());
    }

    public function test_names_a_disk_that_is_no_longer_configured(): void
    {
        $this->sendLeads();
        Lead::whereNotNull('cv_file')->update(['cv_disk' => 'former']);
        [$code, $said] = $this->erase();
        $this->assertSame(1, $code);
        $this->assertStringContainsString('The disk "former" did not delete the CV', $said);
    }

    public function test_exports_and_erases_a_cv_left_without_its_lead(): void
    {
        $file = 'imo-widgets-cv/left.pdf';
        Storage::disk('local')->put($file, '%PDF-1.4 left');
        $left = CvFile::create(['disk' => 'local', 'file' => $file, 'person' => PersonDigest::of('ines@segredo.pt')]);
        [$code, $said] = $this->person(['--export' => "$this->public/export"]);
        $this->assertSame(0, $code);
        $this->assertStringContainsString('0 leads, 1 CVs', $said);
        $this->assertStringEqualsFile("$this->public/export/cv-without-lead-$left->id.pdf", '%PDF-1.4 left');
        $this->assertSame(0, $this->erase()[0]);
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->assertSame(0, CvFile::count());
    }

    public function test_names_the_mailboxes_that_no_command_can_reach(): void
    {
        $this->sendMessage()->assertCreated();
        // The mails are in the former recipient's mailbox, whoever gets new ones.
        config(['imo-widgets.leads.mail.to' => 'nova@exemplo.pt']);
        $this->assertStringContainsString('in the mailboxes of: geral@exemplo.pt', $this->erase()[1]);
    }

    public function test_prunes_old_leads_with_their_cvs(): void
    {
        $this->sendLeads();
        $this->travel(13)->months();
        config(['imo-widgets.leads.months' => ['recrutamento' => 0, '*' => 0]]);
        Artisan::call('model:prune', ['--model' => [Lead::class]]);
        $this->assertSame(4, Lead::count(), 'kept for ever');
        config(['imo-widgets.leads.months' => ['recrutamento' => 12, '*' => 24]]);
        Artisan::call('model:prune', ['--model' => [Lead::class]]);
        $this->assertSame([LeadKind::General, LeadKind::General], Lead::pluck('kind')->all());
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->travel(12)->months();
        Artisan::call('model:prune', ['--model' => [Lead::class]]);
        $this->assertSame(0, Lead::count());
    }

    public function test_fails_the_pruning_when_an_old_lead_cannot_be_deleted(): void
    {
        $this->sendLeads();
        FaultyDisk::keeping(Lead::whereNotNull('cv_file')->orderBy('id')->first()->cv_file);
        $this->travel(3)->years();
        try {
            Artisan::call('model:prune', ['--model' => [Lead::class]]);
            $this->fail('expected it to fail');
        } catch (LeadNotDeleted $problem) {
            $this->assertStringContainsString('are still there: '.Lead::sole()->id.'.', $problem->getMessage());
        }
        $this->assertLogged('did not delete the CV');
    }

    /** Addresses may be copied from a reply, a spreadsheet or a browser. */
    public function test_refuses_an_invalid_address_and_deletes_nothing(): void
    {
        $this->sendLeads();
        foreach ([
            'Inês <ines@segredo.pt>', 'mailto:ines@segredo.pt', 'ines@segredo.pt;', '<ines@segredo.pt>', 'ines', '',
        ] as $email) {
            [$code, $said] = $this->person(['email' => $email, '--erase' => true, '--force' => true]);
            $this->assertSame(1, $code, $email);
            $this->assertStringContainsString('Expected only an e-mail address', $said);
            $this->assertStringNotContainsString('Everything is deleted', $said);
            $this->assertSame(4, Lead::count());
        }
    }

    public function test_erases_a_subscriber_whose_alert_was_never_stored(): void
    {
        AlertSubscriber::factory()->create(['email' => 'ines@segredo.pt']);
        $this->assertStringContainsString('1 alerts', $this->erase()[1]);
        $this->assertSame(0, AlertSubscriber::count());
    }

    public function test_reports_no_deletion_when_nothing_was_stored(): void
    {
        [$code, $said] = $this->erase();
        $this->assertSame(0, $code);
        $this->assertStringContainsString('Nothing is stored for this address', $said);
        $this->assertStringNotContainsString('Everything is deleted', $said);
    }

    /** Sends two applications and a message from one person, and a message from another. */
    private function sendLeads(): void
    {
        $this->apply()->assertCreated();
        $this->apply()->assertCreated();
        $this->sendMessage(['email' => 'Ines@Segredo.pt'])->assertCreated();
        $this->sendMessage(['email' => 'outra@exemplo.pt'])->assertCreated();
    }

    /** @return array{int, string} */
    private function erase(): array
    {
        return $this->person(['--erase' => true, '--force' => true]);
    }

    /** @return array{int, string} */
    private function person(array $options): array
    {
        return $this->command('leads:person', $options + ['email' => 'ines@segredo.pt']);
    }
}
