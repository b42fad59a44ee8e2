<?php

namespace ImoWidgets\Tests;

use Illuminate\Support\Facades\Storage;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\Leads\LeadTestCase;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Each of the seven calls with each fault of the table in docs/faults.md#bad-input-and-faults: the status that stands
 * there, the lead kept whole after a 201 and not at all after anything else, and in the log the line that stands there
 * or none, never with what was typed.
 */
final class FaultsTest extends LeadTestCase
{
    protected const TYPED = '/verificacao@|912345678|imo-widgets:check\b|Bcc:|DROP TABLE|ãã|🏡/u';

    #[DataProvider('faults')]
    public function test_answers_a_fault_as_documented(
        string $fault,
        int $search,
        int $forms,
        int $cv,
        ?string $line,
    ): void {
        config(['imo-widgets.per_minute' => ['searches' => 1000, 'leads' => 1000]]);
        $contract = app(Contract::class);
        $bodies = new Bodies($contract);
        $this->breakSite($fault, 'verificacao@exemplo.pt');
        // Alerts have a table and a test of their own.
        $paths = array_keys(app(Bundle::class)->shippedJson('openapi.json')['paths']);
        foreach (array_diff($paths, ['/api/avisos']) as $path) {
            $isSearch = in_array($path, ['/api/imoveis', '/api/imoveis/mapa'], true);
            $expected = match ($path) {
                '/api/imoveis' => $search,
                // Without any key it asks for all listings.
                '/api/imoveis/mapa' => $fault === 'nothing' ? 200 : $search,
                '/api/recrutamento' => $cv,
                default => $forms,
            };
            $body = $bodies->with($fault, $path);
            $answer = $this->sendWithFault($fault, $path, $body);
            $this->assertSame($expected, $answer->status(), "$path: ".mb_substr($answer->getContent(), 0, 500));
            $this->assertNull($contract->misfit($path, $expected, $answer->getContent()));
            $files = $expected === 201 && $path === '/api/recrutamento' ? 1 : 0;
            $this->assertCount($files, Storage::disk('local')->allFiles(), $path);
            $isLogged = $expected === 503 || ($fault === 'the mail server is gone' && ! $isSearch);
            $this->assertLoggedLine($isLogged ? $line : null);
            [$this->logged, $this->reported] = [[], []];
            // PostgreSQL takes no more questions in a transaction that one has failed in.
            if ($fault !== 'the database is gone') {
                $this->assertKept($path, $body, $expected === 201);
            }
        }
    }

    public static function faults(): array
    {
        return self::faultsIn('Bad input and faults');
    }

    private function assertKept(string $path, array $body, bool $isKept): void
    {
        $this->assertSame($isKept ? 1 : 0, Lead::count(), $path);
        if ($isKept) {
            $this->assertSame([trim($body['nome']), $body['email']], [Lead::sole()->nome, Lead::sole()->email]);
            Lead::sole()->delete();
        }
    }
}
