<?php

namespace ImoWidgets\Tests\Alerts;

use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Calls\Contract;
use ImoWidgets\Tests\Bodies;
use ImoWidgets\Tests\BrokenMail;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The call, the pages and their buttons with each fault of the table in docs/faults.md#faults-of-alerts: the status that
 * stands there, nothing half-stored, and in the log the line that stands there or none, never with what was typed.
 */
final class AlertFaultsTest extends AlertTestCase
{
    private const PATH = '/api/avisos';

    private const TYPED = '/verificacao@|segredo|imo-widgets:check\b|Bcc:|DROP TABLE|ãã|🏡/u';

    private Bodies $bodies;

    protected function setUp(): void
    {
        parent::setUp();
        config(['logging.default' => 'null']);
        $this->bodies = new Bodies(Contract::shippedWith(app(Bundle::class)));
    }

    #[DataProvider('faults')]
    public function test_the_call_its_pages_and_their_buttons_answer_a_fault_as_it_is_documented(string $fault, int $call, int $page, int $button, ?string $line): void
    {
        $mine = $this->confirmed(['email' => 'minha@segredo.pt']);
        $paths = $this->pathsOf($fault, $mine);
        $this->breakSite($fault);
        $people = $fault === 'the database is gone' ? null : AlertSubscriber::count();
        $answer = $this->send(self::PATH, $this->body($fault), $fault);
        $this->assertSame($call, $answer->status(), mb_substr((string) $answer->getContent(), 0, 500));
        $this->assertNull(Contract::shippedWith(app(Bundle::class))->misfit(self::PATH, $call, (string) $answer->getContent()));
        if ($people !== null) {
            $this->assertSame($people + ($call === 201 ? 1 : 0), AlertSubscriber::count());
            Alert::whereKeyNot($mine->id)->where('token', '!=', basename($paths[0]))->delete();
            $before = Alert::orderBy('id')->get()->toArray();
        }
        foreach ($paths as $path) {
            foreach (['GET', 'HEAD'] as $method) {
                $this->assertSame($page, $this->call($method, $path)->status(), "$method $path");
            }
        }
        $people === null || $this->assertSame($before, Alert::orderBy('id')->get()->toArray(), 'looking changes nothing');
        foreach ($paths as $path) {
            $this->assertSame($button, $this->send($path, $this->pressed($fault), $fault)->status(), "POST $path");
        }
        $people === null || $button === 200 || $this->assertSame($before, Alert::orderBy('id')->get()->toArray(), 'refused, and nothing done');
        $this->assertSaid($line);
    }

    /** @return array<string, array{string, int, int, int, string|null}> the rows of the documented table */
    public static function faults(): array
    {
        preg_match('/\n## Faults of alerts\n.*?(\n\|.*?)\n\n/s', file_get_contents(__DIR__.'/../../../docs/faults.md'), $found);
        $faults = [];
        foreach (array_slice(explode("\n", trim($found[1])), 2) as $row) {
            [$fault, $call, $page, $button, $line] = array_map(trim(...), array_slice(explode('|', $row), 1, 5));
            $faults[$fault] = [$fault, (int) $call, (int) $page, (int) $button, trim($line, '` ') ?: null];
        }

        return $faults;
    }

    private function body(string $fault): array
    {
        $valid = $this->bodies->valid(self::PATH);

        return match ($fault) {
            'nothing' => [],
            'every key, and nothing in it' => array_map(fn () => '', $valid),
            'wrong types' => $this->bodies->hostile(self::PATH)[$fault],
            'a list of 2,000 entries' => [...$valid, 'localizacao' => array_fill(0, 2_000, 'a')],
            'emoji', 'SQL' => $this->bodies->unusual(self::PATH)[$fault],
            'NUL', '10,000 characters' => $this->bodies->hostile(self::PATH)[$fault],
            'line breaks and `Bcc:` in a text' => ['email' => $valid['email']] + $this->bodies->hostile(self::PATH)['header injection'],
            'line breaks and `Bcc:` in the address' => $this->bodies->hostile(self::PATH)['header injection'],
            '10 MB, more than `post_max_size`', '10 MB, where PHP lets it in' => [...$valid, 'consentimento' => str_repeat('a', 10_000_000)],
            'a page of another site' => [...$valid, 'url' => '/\\mau.exemplo/lista'],
            default => $valid,
        };
    }

    /** @return array<string, mixed> what is sent with a button: what a call's body is, in its fields */
    private function pressed(string $fault): array
    {
        return match ($fault) {
            'nothing', 'somebody else\'s alert', 'a link that expired', 'a link that was used', 'the database is gone', 'the mail server is gone' => [
                'fazer' => 'manter', ...$fault === 'somebody else\'s alert' ? ['aviso' => Alert::max('id') + 1] : [],
            ],
            default => [...$this->body($fault), 'fazer' => $this->body($fault)['consentimento'] ?? '', 'frequencia' => $this->body($fault)['localizacao'] ?? 'x'],
        };
    }

    /** @return non-empty-list<string> the pages that the row is about */
    private function pathsOf(string $fault, Alert $mine): array
    {
        $own = "/avisos/{$mine->subscriber->token}";
        if ($fault === 'a link that expired') {
            $this->ask(['email' => 'outra@segredo.pt'])->assertCreated();
            $this->travel(8)->days();
        }

        return match ($fault) {
            'nothing' => ['/avisos/'.str_repeat('0', 40), '/avisos/confirmar/'.str_repeat('0', 40)],
            'a link that expired' => ['/avisos/confirmar/'.Alert::whereNull('confirmed_at')->sole()->token],
            'a link that was used' => ["/avisos/confirmar/$mine->token"],
            'the database is gone', 'the mail server is gone' => ["/avisos/confirmar/$mine->token", $own],
            default => [$own],
        };
    }

    private function breakSite(string $fault): void
    {
        match ($fault) {
            'the database is gone' => DB::connection()->setTablePrefix('gone_'),
            'the mail server is gone' => BrokenMail::use('verificacao@exemplo.pt'),
            default => null,
        };
    }

    private function send(string $path, array $body, string $fault): TestResponse
    {
        $length = $fault === '10 MB, where PHP lets it in' ? 0 : strlen((string) json_encode($body, JSON_PARTIAL_OUTPUT_ON_ERROR));
        $headers = ['Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'X-XSRF-TOKEN' => 'x', 'Imo-Send-Id' => bin2hex(random_bytes(16)), 'Content-Type' => 'application/json'];

        return $this->call('POST', $path, [], [], [], ['CONTENT_LENGTH' => $length] + $this->transformHeadersToServerVars($headers), json_encode((object) $body));
    }

    private function assertSaid(?string $line): void
    {
        $all = implode("\n", [...$this->logged, ...array_map(fn ($problem) => $problem::class.' '.$problem->getMessage(), $this->reported)]);
        $this->assertDoesNotMatchRegularExpression(self::TYPED, $all);
        $line === null ? $this->assertSame('', $all) : $this->assertStringContainsString($line, $all);
    }
}
