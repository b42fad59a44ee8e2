<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Database\Schema\Blueprint;
use Illuminate\Http\Middleware\TrustProxies;
use Illuminate\Http\Request as SiteRequest;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Http\RenewSession;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** `imo-widgets:check` of mistakes that would lose leads, expose them, or count all visitors as one. */
final class LeadsCheckTest extends LeadTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->app->detectEnvironment(fn () => 'production');
        config([
            'app.debug' => false, 'app.url' => 'https://www.exemplo.pt', 'mail.default' => 'smtp',
            'mail.mailers.smtp.transport' => 'smtp', 'cache.default' => 'file',
            'imo-widgets.leads.mail.to' => 'geral@exemplo.pt',
        ]);
    }

    public function test_a_site_without_a_mistake_is_told_that_all_is_in_place(): void
    {
        $this->assertSame([0, 'INFO imo-widgets: all is in place.'], $this->check());
    }

    public function test_a_site_that_was_not_migrated_stops_a_deploy(): void
    {
        Schema::drop('imo_cv_files');
        $this->assertMatchesRegularExpression('~^1 .*is stored: run `php artisan mig~', implode(' ', $this->check()));
        config(['database.connections.none' => ['driver' => 'sqlite', 'database' => '/none']]);
        $said = DB::usingConnection('none', fn () => implode(' ', $this->check()));
        $this->assertMatchesRegularExpression('~^1 (?!.*utf8mb4).*is stored: no database file~', $said);
    }

    #[Group('database')]
    public function test_a_charset_that_loses_what_a_visitor_types_stops_a_deploy(): void
    {
        if (! in_array(DB::connection()->getDriverName(), ['mysql', 'mariadb'], true)) {
            $this->markTestSkipped('Only MySQL and MariaDB have such charsets.');
        }
        // Tables of a connection of its own, because to make one would end the test's transaction.
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
        $this->assertStringContainsString('does not give back what a visitor types', $said);
        DB::purge('old');
    }

    #[DataProvider('mistakes')]
    public function test_a_mistake_around_leads_has_a_line_and_stops_a_deploy(array $config, string $line): void
    {
        config($config);
        [$code, $said] = $this->check();
        $this->assertStringContainsString($line, $said);
        $this->assertSame([1, 1], [$code, substr_count($said, 'ERROR')], $said);
        // A site whose own code keeps leads knows best what it does with them.
        Route::setRoutes(new RouteCollection);
        Route::post('api/{path}', fn () => '')->where('path', '.*');
        $this->assertSame([0, 'INFO imo-widgets: all is in place.'], $this->check());
    }

    public static function mistakes(): array
    {
        $mail = 'imo-widgets.leads.mail.';
        $log = ['mail.mailers.log.transport' => 'log'];
        $failover = ['transport' => 'failover', 'mailers' => ['smtp', 'log']];

        return [
            'an address that is none' => [
                [$mail.'to' => 'geral@agencia.pt; chefe.agencia.pt'],
                'leads.mail.to expected addresses with commas between, got "chefe.agencia.pt"',
            ],
            'nobody, and Laravel\'s own sender' => [
                [$mail.'to' => null, 'mail.from.address' => 'hello@example.com'],
                'Nobody is told of a lead: expected an address in IMO_LEADS_MAIL (leads.mail.to in '
                    .'config/imo-widgets.php), or one of somebody\'s in MAIL_FROM_ADDRESS, got "hello@example.com"',
            ],
            'nobody\'s address' => [
                [$mail.'to' => 'geral@agencia.test', 'mail.from.address' => null], 'Nobody is told of a lead',
            ],
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
            'mails into the log' => [['mail.default' => 'log'] + $log, 'MAIL_MAILER is "log" in production'],
            'mails into the log when the server is gone' => [
                ['mail.default' => 'failover', 'mail.mailers.failover' => $failover] + $log,
                'MAIL_MAILER is "failover" in production',
            ],
            'a mailer that is not there' => [['mail.default' => 'stmp'], 'MAIL_MAILER is "stmp" in production'],
            'a cache that no two workers share' => [
                ['cache.default' => 'array'], 'The cache "array" in production holds for one process alone',
            ],
            'a cache without the locks\' table' => [
                ['cache.stores.database.lock_table' => 'nowhere', 'cache.default' => 'database'],
                'The cache "database" gives no lock (SQLSTATE HY000 1 on',
            ],
            'a cache without locks' => [
                ['cache.stores.old' => ['driver' => 'apc'], 'cache.default' => 'old'],
                'The cache "old" gives no lock (its driver has none)',
            ],
            'debug' => [['app.debug' => true], 'APP_DEBUG is on in production'],
            'a reminder at no time' => [
                ['imo-widgets.leads.digest' => ['at' => '9h']],
                'leads.digest.at expected a time such as 09:00, or false, got "9h"',
            ],
            'a reminder after no hours' => [
                ['imo-widgets.leads.digest' => ['hours' => 'um dia']],
                'leads.digest.hours expected a number of hours, got "um dia"',
            ],
            'no folder' => [['imo-widgets.leads.folder' => ''], 'The CVs have no folder on the disk "local"'],
            'a disk that is not there' => [
                ['imo-widgets.leads.disk' => 'cofre'],
                'The disk "cofre" of the CVs could not be looked into (InvalidArgumentException)',
            ],
            'a public disk' => [
                ['filesystems.disks.local.visibility' => 'public'],
                'CVs lie on the disk "local", whose files anybody may read',
            ],
        ];
    }

    public function test_the_site_says_what_it_sees_of_a_proxy_to_the_check_alone(): void
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

    public function test_nothing_is_asked_over_the_network_unless_a_url_is_named(): void
    {
        Http::preventStrayRequests();
        config(['imo-widgets.api_base' => 'https://api.exemplo.pt']);
        $this->assertSame(0, $this->check()[0]);
        Http::assertNothingSent();
    }
}
