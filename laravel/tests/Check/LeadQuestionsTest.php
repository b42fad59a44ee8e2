<?php

namespace ImoWidgets\Tests\Check;

use Illuminate\Database\Schema\Blueprint;
use Illuminate\Foundation\Http\Middleware\ValidateCsrfToken;
use Illuminate\Http\Middleware\TrustProxies;
use Illuminate\Http\Request as SiteRequest;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Tests\FailingMail;
use ImoWidgets\Tests\FaultyDisk;
use ImoWidgets\Tests\Leads\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests that `imo-widgets:check` finds mistakes that would lose leads, expose them, or count all visitors as one. */
final class LeadQuestionsTest extends LeadTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->app->detectEnvironment(fn () => 'production');
        $this->withoutMiddleware(ValidateCsrfToken::class);
        config([
            'app.debug' => false, 'app.url' => 'https://www.exemplo.pt', 'mail.default' => 'smtp',
            'mail.mailers.smtp.transport' => 'smtp', 'cache.default' => 'file',
            'imo-widgets.leads.mail.to' => 'geral@exemplo.pt', 'mail.from.address' => 'site@exemplo.pt',
        ]);
    }

    public function test_passes_a_site_without_mistakes(): void
    {
        $this->assertInPlace($this->check());
    }

    public function test_stops_a_deploy_when_the_site_was_not_migrated(): void
    {
        Schema::drop('imo_cv_files');
        $this->assertMatchesRegularExpression('~^1 .*is stored. Run `php artisan mig~', implode(' ', $this->check()));
        config(['database.connections.none' => ['driver' => 'sqlite', 'database' => '/none']]);
        $said = DB::usingConnection('none', fn () => implode(' ', $this->check()));
        $this->assertMatchesRegularExpression('~^1 (?!.*utf8mb4).*no database file~', $said);
    }

    #[Group('database')]
    public function test_stops_a_deploy_when_the_charset_loses_what_a_visitor_types(): void
    {
        if (! in_array(DB::connection()->getDriverName(), ['mysql', 'mariadb'], true)) {
            $this->markTestSkipped('Only MySQL and MariaDB have such charsets.');
        }
        // These tables need a separate connection, because creating one would end the test's transaction.
        $old = ['name' => 'old', 'prefix' => 'old_', 'strict' => false] + DB::connection()->getConfig();
        config(['database.connections.old' => $old, 'database.default' => 'old']);
        $tables = ['imo_leads' => [], 'imo_cv_files' => ['disk', 'file', 'person', 'created_at']];
        foreach ($tables as $name => $columns) {
            Schema::create($name, function (Blueprint $table) use ($columns) {
                $table->charset('latin1');
                $table->collation('latin1_swedish_ci');
                $table->id();
                array_map($table->string(...), $columns);
            });
        }
        [$code, $said] = $this->check();
        array_map(Schema::dropIfExists(...), array_keys($tables));
        $this->assertSame(1, $code, $said);
        $this->assertStringContainsString('does not return what a visitor types', $said);
        DB::purge('old');
    }

    #[DataProvider('mistakes')]
    public function test_names_a_mistake_in_the_settings_of_leads_and_stops_a_deploy(array $config, string $line): void
    {
        config($config);
        [$code, $said] = $this->check();
        $this->assertStringContainsString($line, $said);
        $this->assertSame([1, 1], [$code, self::errorsIn($said)], $said);
        // The check doesn't judge leads that the site's own code stores.
        Route::setRoutes(new RouteCollection);
        Route::post('api/{path}', fn () => '')->where('path', '.*');
        $this->assertInPlace($this->check());
    }

    public static function mistakes(): array
    {
        $mail = 'imo-widgets.leads.mail.';
        $log = ['mail.mailers.log.transport' => 'log'];
        $failover = ['transport' => 'failover', 'mailers' => ['smtp', 'log']];

        return [
            'an invalid address' => [
                [$mail.'to' => 'geral@agencia.pt; chefe.agencia.pt'],
                'leads.mail.to expected addresses with commas between, got "chefe.agencia.pt"',
            ],
            'no recipient, and Laravel\'s own sender' => [
                ['mail.from.address' => 'hello@example.com'],
                'Sender: expected an address of the agency\'s own domain in MAIL_FROM_ADDRESS, got "hello@example.com"',
            ],
            'no sender' => [['mail.from.address' => null], 'in MAIL_FROM_ADDRESS, got ""'],
            'agencies in a list' => [[$mail.'agencies' => ['a@b.pt']], 'leads.mail.agencies expected addresses by id'],
            'a model that is not there' => [
                [$mail.'agents' => ['App\Models\Agente', 'id', 'email']], 'leads.mail.agents expected addresses by id',
            ],
            'a column that is not there' => [
                [$mail.'agents' => [\App\Models\Colaborador::class, 'codigo', 'link']],
                'leads.mail.agents expected a column of the table colaboradores with the id, got "codigo"',
            ],
            'an agency without an address' => [
                [$mail.'agencies' => ['OVR' => 'ovar']], 'its attribute with the address, got "ovar"',
            ],
            'a queue that drops its jobs' => [
                ['queue.default' => null],
                'Queue: "null" drops all jobs; no mail is sent.',
            ],
            'a queue that is not there' => [['queue.default' => 'kafka'], 'Queue: "kafka" can\'t be reached ('],
            'no APP_URL' => [
                ['app.url' => ''], 'Links in mails: expected a URL such as https://www.exemplo.pt in APP_URL, got "";',
            ],
            'Laravel\'s own APP_URL' => [['app.url' => 'http://localhost'], 'in APP_URL, got "http://localhost"'],
            'an APP_URL without a scheme' => [['app.url' => 'www.exemplo.pt'], 'in APP_URL, got "www.exemplo.pt"'],
            'an APP_URL of the machine' => [['app.url' => 'http://127.0.0.1:8000'], 'in APP_URL, got "http://127.'],
            'an APP_URL inside of a network' => [['app.url' => 'http://192.168.1.20'], 'in APP_URL, got "http://192.'],
            'an alerts.site without a scheme' => [
                ['imo-widgets.alerts.site' => 'exemplo.pt'], 'in alerts.site, got "exemplo.pt"',
            ],
            'mails into the log' => [['mail.default' => 'log'] + $log, 'MAIL_MAILER is "log"'],
            'mails into the log when the server is gone' => [
                ['mail.default' => 'failover', 'mail.mailers.failover' => $failover] + $log,
                'MAIL_MAILER is "failover"',
            ],
            'a mailer that is not there' => [['mail.default' => 'stmp'], 'MAIL_MAILER is "stmp"'],
            'a cache that no two workers share' => [
                ['cache.default' => 'array'], 'Cache: "array" works within only one process',
            ],
            'a cache that keeps nothing' => [['cache.default' => null], 'Cache: "null" works within only one process'],
            'a cache without its table' => [
                ['cache.stores.database.table' => 'nowhere', 'cache.default' => 'database'],
                'Cache: "database" has no locks or stores nothing (SQLSTATE HY000 1 on',
            ],
            'a cache without the locks\' table' => [
                ['cache.stores.database.lock_table' => 'nowhere', 'cache.default' => 'database'],
                'Cache: "database" has no locks or stores nothing (SQLSTATE HY000 1 on',
            ],
            'a cache without locks' => [
                ['cache.stores.old' => ['driver' => 'apc'], 'cache.default' => 'old'],
                'Cache: "old" has no locks or stores nothing (its driver has none); no mail is sent, and forms',
            ],
            'debug' => [
                ['app.debug' => true],
                'APP_DEBUG: it is on, although visitors come here; an error page shows what a visitor typed',
            ],
            'a reminder at no time' => [
                ['imo-widgets.leads.digest' => ['at' => '9h']],
                'leads.digest.at expected a time such as 09:00, or false, got "9h"',
            ],
            'a reminder after no hours' => [
                ['imo-widgets.leads.digest' => ['hours' => 'um dia']],
                'leads.digest.hours expected a number of hours, got "um dia"',
            ],
            'no folder' => [['imo-widgets.leads.folder' => ''], 'CVs\' folder: no folder on the disk "local"'],
            'a disk that is not there' => [
                ['imo-widgets.leads.disk' => 'cofre'],
                'on the disk "cofre": a file could not be tested (InvalidArgumentException), as the user "',
            ],
            'a public disk' => [
                ['filesystems.disks.local.visibility' => 'public'],
                'CVs\' folder: the disk "local" is public; anybody may read the CVs.',
            ],
        ];
    }

    public function test_stops_a_deploy_when_leads_were_not_mailed_and_says_since_when(): void
    {
        Queue::fake();
        $this->travelTo('2026-11-28 07:12');
        $this->sendMessage()->assertCreated();
        $this->sendMessage()->assertCreated();
        $this->travel(14)->minutes();
        $this->assertInPlace($this->check());
        $this->travel(166)->minutes();
        [$code, $said] = $this->check();
        $this->assertSame(1, $code);
        $this->assertStringContainsString(
            'Announced leads: 2 leads without a mail since 2026-11-28 07:12; 2 jobs wait in the queue; visitors '
                .'wait for an answer, and the agency doesn\'t know. Keep `php artisan queue:work --tries=5` running.',
            $said,
        );
        Lead::query()->update(['state' => LeadState::Taken]);
        $this->assertInPlace($this->check());
    }

    public function test_suggests_leads_recover_when_no_job_waits_and_adds_days_for_older_leads(): void
    {
        config(['queue.default' => null]);
        $this->sendMessage()->assertCreated();
        config(['queue.default' => 'sync']);
        $this->travel(3)->hours();
        $this->assertStringContainsString('1 lead without a mail since', $this->check()[1]);
        $this->assertStringContainsString(
            'none of their jobs is waiting; visitors wait for an answer, and the agency doesn\'t know. See `php '
                .'artisan queue:failed` and the log; `php artisan leads:recover` queues again what has waited for two '
                .'hours.',
            $this->check()[1],
        );
        $this->travel(9)->days();
        $this->assertStringContainsString('`php artisan leads:recover --days=10` queues again', $this->check()[1]);
        $this->assertStringContainsString('0 leads queued again', $this->command('leads:recover')[1]);
        FailingMail::refuse('ninguem@exemplo.pt');
        [, $said] = $this->command('leads:recover', ['--days' => 10]);
        $this->assertStringContainsString('lead 1: mailed', $said);
        $this->assertInPlace($this->check());
    }

    public function test_prints_what_leads_recover_did(): void
    {
        config(['queue.default' => null]);
        $this->sendMessage()->assertCreated();
        $this->travel(3)->hours();
        $this->assertStringContainsString(
            'lead 1: dropped: QUEUE_CONNECTION is null',
            $this->command('leads:recover')[1],
        );
        $this->travel(3)->hours();
        Queue::fake();
        $this->assertStringContainsString(
            'lead 1: queued; a worker mails it (queue:work)',
            $this->command('leads:recover')[1],
        );
        $this->travel(3)->hours();
        $this->assertStringContainsString(
            'lead 1: its job waits for a worker (queue:work)',
            $this->command('leads:recover')[1],
        );
        $this->assertStringContainsString(
            '0 leads queued again, 1 wait for a worker',
            $this->command('leads:recover')[1],
        );
    }

    #[TestWith(['mail.from.address', 'Geral@Exemplo.pt', 'geral@exemplo.pt'])]
    #[TestWith(['imo-widgets.leads.mail.agencies', ['OVR' => 'Site@exemplo.pt'], 'Site@exemplo.pt'])]
    public function test_warns_of_a_sender_among_the_recipients(string $key, mixed $value, string $recipient): void
    {
        config([$key => $value]);
        [$code, $said] = $this->check();
        $from = config('mail.from.address');
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString(
            "WARN warning: Sender: MAIL_FROM_ADDRESS \"$from\" is also the recipient \"$recipient\"; many mail "
                .'programs then reply to the agency itself instead of the visitor.',
            $said,
        );
        $this->assertStringEndsWith('imo-widgets: 0 errors, 1 warning.', $said);
    }

    public function test_asks_for_a_mailbox_if_leads_go_to_their_own_sender(): void
    {
        config(['mail.from.address' => 'site@exemplo.pt', 'imo-widgets.leads.mail.to' => null]);
        $remedy = 'Set IMO_LEADS_MAIL to the mailbox that the agency reads.';
        $this->assertStringContainsString($remedy, $this->check()[1]);
    }

    public function test_warns_of_a_site_wide_reply_address(): void
    {
        config(['mail.reply_to' => ['address' => 'geral@exemplo.pt', 'name' => 'x']]);
        [$code, $said] = $this->check();
        $this->assertSame(0, $code, $said);
        $this->assertStringContainsString('mail.reply_to puts geral@exemplo.pt into every mail', $said);
    }

    public function test_tests_the_cv_folder_with_a_file_and_leaves_none_behind(): void
    {
        $this->assertInPlace($this->check());
        $this->assertSame([], [...Storage::disk('local')->allDirectories(), ...Storage::disk('local')->allFiles()]);
        FaultyDisk::keeping();
        [$code, $said] = $this->check();
        $this->assertSame(1, $code);
        $this->assertMatchesRegularExpression(
            '/CVs\' folder: "imo-widgets-cv" on the disk "\w+": a file could not be deleted, as the user "\S+"; '
                .'each application is answered by a 503\./',
            $said,
        );
    }

    public function test_looks_for_the_newest_cvs(): void
    {
        $this->apply()->assertCreated();
        $this->apply()->assertCreated();
        $this->assertInPlace($this->check());
        Storage::disk('local')->delete(Lead::query()->find(2)->cv_file);
        [$code, $said] = $this->check();
        $this->assertSame(1, $code);
        $this->assertStringContainsString(
            'Newest CVs: 1 of 2 are gone, of leads 2; applications have lost their CV.',
            $said,
        );
    }

    public function test_counts_people_whose_alerts_rest(): void
    {
        foreach ([
            'refused' => ['failed_at' => now(), 'refused_since' => now()],
            'sent' => ['sent_at' => now()],
            'sent too' => ['sent_at' => now()],
        ] as $message => $row) {
            AlertSubscriber::factory()->create()->mailings()->create(['message' => $message, ...$row]);
        }
        $this->travel(2)->days();
        [$code, $said] = $this->check();
        $this->assertSame(1, $code);
        $this->assertStringContainsString('Resting alerts: the mails to 1 person failed at the last attempt', $said);
        $this->travel(2)->days();
        [$code, $said] = $this->check();
        $this->assertSame(0, $code);
        $this->assertStringContainsString(
            'WARN warning: Resting alerts: the mails to 1 person have been refused for days; their alerts rest',
            $said,
        );
    }

    public function test_skips_questions_about_listings_on_a_site_with_only_forms(): void
    {
        config(['imo-widgets.listings' => false]);
        $this->assertStringNotContainsString('istings', $this->check()[1]);
        $this->assertStringNotContainsString('/api/imoveis', $this->check()[1]);
        $this->assertInPlace($this->check());
        [, $said] = $this->check(['--only' => 'general-contact']);
        $this->assertDoesNotMatchRegularExpression('/istings|CV/', $said);
    }

    public function test_reveals_only_to_the_check_that_a_proxy_is_untrusted(): void
    {
        $sees = fn (array $headers) => $this->get('/imo-widgets/csrf-cookie', $headers)
            ->assertNoContent()->headers->get('Imo-Proxy');
        $ours = ['Imo-Check' => RenewSession::token()];
        $forwarded = ['X-Forwarded-For' => '192.0.2.7'];
        $this->assertNull($sees($ours));
        $this->assertSame('untrusted', $sees($ours + $forwarded));
        $this->assertSame('untrusted', $sees($ours + ['Forwarded' => 'for=192.0.2.7']));
        $this->assertNull($sees(['Imo-Check' => 'x'] + $forwarded));
        TrustProxies::at('*');
        try {
            $this->assertNull($sees($ours + $forwarded));
        } finally {
            TrustProxies::flushState();
            SiteRequest::setTrustedProxies([], -1);
        }
    }

    public function test_sends_nothing_over_the_network_without_a_url(): void
    {
        Http::preventStrayRequests();
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt']);
        $this->assertSame(0, $this->check()[0]);
        Http::assertNothingSent();
    }
}
