<?php

namespace ImoWidgets\Tests\Alerts;

use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Tests\Bodies;
use ImoWidgets\Tests\Contract;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the call, the pages and their buttons with each fault of the table in docs/faults.md#faults-of-alerts. The
 * status is the documented one, nothing is half-stored, and the log has the documented line, if any, but nothing that
 * was typed.
 */
final class AlertFaultsTest extends AlertTestCase
{
    private const PATH = '/api/avisos';

    protected const TYPED = '/verificacao@|segredo|imo-widgets:check\b|Bcc:|DROP TABLE|ãã|🏡/u';

    #[DataProvider('faults')]
    public function test_answers_a_fault_as_documented(
        string $fault,
        int $call,
        int $page,
        int $button,
        ?string $line,
    ): void {
        $mine = $this->confirmed(['email' => 'minha@segredo.pt']);
        $paths = $this->pathsOf($fault, $mine);
        $this->breakSite($fault, 'verificacao@exemplo.pt');
        $people = $fault === 'the database is gone' ? null : AlertSubscriber::count();
        $contract = app(Contract::class);
        $body = match ($fault) {
            'a page of another site' => ['url' => '/\\mau.exemplo/lista'] + (new Bodies($contract))->valid(self::PATH),
            default => (new Bodies($contract))->with($fault, self::PATH),
        };
        $answer = $this->sendWithFault($fault, self::PATH, $body);
        $this->assertSame($call, $answer->status(), mb_substr((string) $answer->getContent(), 0, 500));
        $this->assertNull($contract->misfit(self::PATH, $call, (string) $answer->getContent()));
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
        if ($people !== null) {
            $this->assertSame(
                $before,
                Alert::orderBy('id')->get()->toArray(),
                'a GET changes nothing',
            );
        }
        foreach ($paths as $path) {
            $this->assertSame(
                $button,
                $this->sendWithFault($fault, $path, $this->pressed($fault, $body))->status(),
                "POST $path",
            );
        }
        if ($people !== null && $button !== 200) {
            $this->assertSame(
                $before,
                Alert::orderBy('id')->get()->toArray(),
                'a refused button changes nothing',
            );
        }
        $this->assertLoggedLine($line);
    }

    public static function faults(): array
    {
        return self::faultsIn('Faults of alerts');
    }

    /** @return array<string, mixed> the fields sent with a button, filled with values of the call's body */
    private function pressed(string $fault, array $body): array
    {
        return match ($fault) {
            'nothing',
            'somebody else\'s alert',
            'a link that expired',
            'a link that was used',
            'the database is gone',
            'the mail server is gone' => [
                'fazer' => 'manter', ...$fault === 'somebody else\'s alert' ? ['aviso' => Alert::max('id') + 1] : [],
            ],
            default => [...$body, 'fazer' => $body['consentimento'] ?? '', 'frequencia' => $body['localizacao'] ?? 'x'],
        };
    }

    /** @return non-empty-list<string> the paths of the pages that the fault concerns */
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
}
