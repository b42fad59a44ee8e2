<?php

namespace ImoWidgets\Tests\Leads;

use App\Models\User;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Http\CallsServiceProvider;
use ImoWidgets\Leads\Actions\RecordCvDownload;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Notifications\LeadDigest;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests the agency's downloads of a CV (docs/operating.md#the-cv). */
#[Group('database')]
final class CvDownloadTest extends LeadTestCase
{
    public function test_serves_the_cv_through_the_button_on_the_page_linked_in_the_mail(): void
    {
        $this->apply($this->cv('CV Inês Segredo.pdf'))->assertCreated();
        $link = $this->linkInMail();
        $page = $this->get($link)->assertOk()->assertSee('<button>Descarregar o CV</button>', false);
        $this->assertDoesNotMatchRegularExpression(self::TYPED, $page->getContent(), 'a scanner may read the page');
        $this->assertSame([], Lead::sole()->trail, 'a scanner changes nothing');

        $file = $this->post($link, ['by' => 'Marta'])->assertOk();
        $this->assertSame('%PDF-1.4 segredo', $file->getContent());
        $this->assertPrivate($file);
        $file->assertHeader('Content-Type', 'application/pdf');
        $file->assertHeader(
            'Content-Disposition',
            'attachment; filename="CV In_s Segredo.pdf"; filename*=utf-8\'\'CV%20In%C3%AAs%20Segredo.pdf',
        );
        $this->get($link)->assertSee('Marta descarregou o CV.');
        $this->post($link)->assertOk();
        $this->assertSame(['Marta', null], array_column(Lead::sole()->trail, 'by'));
        $this->assertSame(LeadState::Open, Lead::sole()->state, 'to read a CV is no answer');
    }

    public function test_limits_a_link_to_the_cv_of_one_lead_and_a_month(): void
    {
        $this->apply()->assertCreated();
        $this->apply()->assertCreated();
        [$lead, $other] = Lead::orderBy('id')->get();
        $link = AnswerLink::toCv($lead);
        $answer = AnswerLink::to($lead->id, LeadState::Answered);
        foreach ([
            strtok($link, '?'), str_replace("/$lead->id/", "/$other->id/", $link),
            str_replace('respondido', 'cv', $answer), preg_replace('/signature=./', 'signature=', $link),
        ] as $forged) {
            $this->get($forged)->assertForbidden();
            $this->post($forged)->assertForbidden();
        }
        $this->travel(31)->days();
        $this->get($link)->assertStatus(410);
        $this->post($link)->assertStatus(410);
        $this->assertSame([[], []], [$lead->refresh()->trail, $other->refresh()->trail]);
    }

    public function test_links_to_the_cv_in_the_reminder_too(): void
    {
        $this->apply()->assertCreated();
        $mail = (new LeadDigest(Lead::all(), 0))->toMail(Lead::sole());
        $this->assertStringContainsString('/cv?expires=', $mail->render());
    }

    public function test_serves_the_cv_on_the_desk_only_to_users_whom_the_site_admits(): void
    {
        $this->apply()->assertCreated();
        $path = '/imo-leads/cv/'.Lead::sole()->id;
        Gate::define('viewImoLeads', fn (User $user) => $user->name === 'Ana Costa');
        foreach (['Rui Sá' => 'rui@exemplo.pt', 'Ana Costa' => 'ana@exemplo.pt'] as $name => $email) {
            $this->post($path)->assertForbidden();
            $this->assertSame([], Lead::sole()->trail);
            $this->actingAs(User::create(['name' => $name, 'email' => $email, 'password' => 'x']));
        }
        $this->get('/imo-leads')->assertSee("action=\"$path\"", false)->assertSee('Descarregar o CV: cv.pdf (0 kB)');
        $this->assertPrivate($this->post($path)->assertOk());
        $this->assertSame(['Ana Costa'], array_column(Lead::sole()->trail, 'by'));
        $this->get($path)->assertStatus(405);
    }

    public function test_records_a_download_between_two_presses_without_changing_the_state(): void
    {
        $this->apply()->assertCreated();
        [$asRead, $atOnce] = [Lead::sole(), Lead::sole()];
        app(RecordCvDownload::class)->handle($asRead, 'Rui');
        $this->assertTrue($this->answer($atOnce, LeadState::Taken, 'Marta'));
        app(RecordCvDownload::class)->handle($asRead, 'Rui');
        $this->assertSame(['cv', 'em-tratamento', 'cv'], array_column(Lead::sole()->trail, 'state'));
        $this->assertTrue($this->answer(Lead::sole(), LeadState::Answered, 'Marta', 1));
    }

    public function test_answers_a_missing_cv_with_404_and_a_missing_disk_with_503(): void
    {
        $this->apply()->assertCreated();
        $link = AnswerLink::toCv(Lead::sole());
        Storage::disk('local')->delete(Lead::sole()->cv_file);
        $this->post($link)->assertNotFound()->assertSee('Este CV já não existe');
        Lead::sole()->forceFill(['cv_disk' => 'segredo'])->save();
        $this->post($link)->assertStatus(503);
        $this->assertLogged('could not be read: InvalidArgumentException on the disk');
        $this->assertSame([], Lead::sole()->trail);
    }

    #[TestWith(['CV Ana v1.2', 'CV Ana v1.2.pdf'])]
    #[TestWith(['cv.pdf (1)', 'cv.pdf (1).pdf'])]
    #[TestWith(['CV.PDF', 'CV.pdf'])]
    #[TestWith(["../../\u{202E}fdp.exe\r\nX: y", 'fdp.exe X y.pdf'])]
    #[TestWith(['.pdf', 'CV do pedido 7.pdf'])]
    #[TestWith(['履歴書 100%.pdf', '履歴書 100%.pdf'])]
    public function test_cleans_the_name_and_gives_it_the_extension_of_the_content(string $given, string $name): void
    {
        $lead = (new Lead)->forceFill(['id' => 7, 'cv_name' => $given, 'cv_file' => 'imo-widgets-cv/x.pdf']);
        $this->assertSame($name, CvFile::downloadName($lead));
    }

    public function test_sends_a_guest_to_the_sites_login_and_admits_staff_by_their_own_guard(): void
    {
        Gate::define('viewImoLeads', fn (User $user) => $user->email === 'ana@exemplo.pt');
        $this->get('/imo-leads')->assertForbidden();
        Route::get('entrar', fn () => '')->name('login');
        Route::getRoutes()->refreshNameLookups();
        $this->get('/imo-leads')->assertRedirect('/entrar');
        $this->actingAs(User::create(['name' => 'Rui', 'email' => 'rui@exemplo.pt', 'password' => 'x']));
        $this->get('/imo-leads')->assertForbidden();

        // Staff log in with a separate guard, so the site's default guard sees a guest.
        config(['auth.guards.admin' => ['driver' => 'session', 'provider' => 'users']]);
        config(['imo-widgets.leads.desk.middleware' => ['web', 'auth:admin']]);
        (new CallsServiceProvider($this->app))->boot();
        $this->get('/imo-leads')->assertRedirect('/entrar');
        $staff = User::create(['name' => 'Ana', 'email' => 'ana@exemplo.pt', 'password' => 'x']);
        $this->actingAs($staff, 'admin')->get('/imo-leads')->assertOk();
    }

    /** A site may turn the pages off and still sends the mails. */
    public function test_sends_a_mail_without_links_when_the_site_has_no_pages_for_them(): void
    {
        $this->apply()->assertCreated();
        $routes = collect(Route::getRoutes()->getRoutes())->reject(
            fn ($route) => in_array($route->getName(), [AnswerLink::ROUTE, AnswerLink::CV_ROUTE], true),
        );
        $left = new RouteCollection;
        $routes->each(fn ($route) => $left->add($route));
        Route::setRoutes($left);
        $this->apply()->assertCreated();
        $this->assertCount(2, $this->sentMails());
        $this->assertStringNotContainsString('/imo-leads/', $this->sentMails()[1]->getTextBody());
    }

    private function linkInMail(): string
    {
        $mails = $this->sentMails();
        preg_match('~https?://\S+/imo-leads/\d+/cv\?\S+~', str_replace("\r", '', end($mails)->getTextBody()), $found);

        return $found[0];
    }

    private function assertPrivate(TestResponse $answer): void
    {
        $this->assertStringContainsString('no-store', $answer->headers->get('Cache-Control'));
        $this->assertStringStartsWith('attachment;', $answer->headers->get('Content-Disposition'));
        $answer->assertHeader('X-Content-Type-Options', 'nosniff')->assertHeader('Referrer-Policy', 'no-referrer');
    }
}
