<?php

namespace ImoWidgets\Tests;

use App\Models\Lead;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use ImoWidgets\Bundle;
use ImoWidgets\Calls\Bodies;
use ImoWidgets\Calls\Contract;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/** `imo-widgets:check --calls`: a developer knows in seconds whether their own endpoints answer as the widgets need. */
#[Group('database')]
final class CheckCallsTest extends TestCase
{
    use RefreshDatabase;

    #[Test]
    public function what_imo_widgets_api_has_written_passes_and_nothing_of_it_stays(): void
    {
        [$exit, $said] = $this->check();
        $this->assertSame(0, $exit, $said);
        $this->assertMatchesRegularExpression('~POST /api/recrutamento [. ]+201 201 201 201 422~', $said);
        $this->assertSame(0, Lead::count());
        $this->assertDirectoryDoesNotExist(storage_path('framework/testing/disks/local'));
        $this->assertSame(1, DB::transactionLevel(), "the test's own");
    }

    #[Test]
    public function its_bodies_are_those_of_the_contract(): void
    {
        $contract = Contract::shippedWith(app(Bundle::class));
        $document = json_decode(file_get_contents($this->shipped('openapi.json')), true);
        $this->assertSame(json_decode(file_get_contents(__DIR__.'/../../docs/openapi.json'), true), $document, 'run `npm run build`');
        $bodies = new Bodies($contract, ['comercial' => '7']);
        $this->assertCount(7, $contract->paths());
        $this->assertSame('7', $bodies->valid('/api/agente/contacto')['comercial']);
        $this->assertSame([], $bodies->valid('/api/imoveis')['comercial']);
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function a_developer_is_told_what_is_wrong_with_an_answer(string $path, Closure $answer, string $problem): void
    {
        Route::post($path, $answer);
        $widgets = ['/api/imoveis' => 'listing-search', '/api/agente/contacto' => 'agent-contact', '/api/contacto/contacto' => 'general-contact'];
        [$exit, $said] = $this->check(['--only' => $widgets[$path]]);
        $this->assertSame(1, $exit);
        $this->assertStringContainsString($problem, $said);
    }

    public static function mistakes(): array
    {
        $call = '/api/contacto/contacto';

        return [
            'a redirect back' => [$call, fn () => redirect()->back(), 'answer with a status'],
            'an error' => [$call, fn () => abort(500), 'got 500: see the log'],
            'everything is taken' => [$call, fn () => response()->json([], 201), "POST $call, nothing: expected 422, got 201"],
            'an agent that has to exist' => ['/api/agente/contacto', fn () => request()->validate(['comercial' => 'in:7']), '--with=comercial=7'],
            'emoji are refused' => [$call, fn () => abort_if(str_contains((string) request('mensagem'), '🏡'), 500), "POST $call, emoji: expected one of the documented statuses"],
            'listings in HTML' => ['/api/imoveis', fn () => response('<h1>Entrar</h1>'), 'expected JSON, got "<h1>Entrar<'],
            'a page without numbers' => ['/api/imoveis', fn () => response()->json(['data' => []]), 'POST /api/imoveis, a right body: $ '],
            'nobody may search' => ['/api/imoveis', fn () => response()->json(['message' => 'x'], 429), 'expected 200 or 201'],
        ];
    }

    #[Test]
    public function only_the_calls_of_the_widgets_in_use_are_sent(): void
    {
        Route::post('/api/imoveis', fn () => abort(500));
        [$exit, $said] = $this->check(['--only' => 'general-contact']);
        $this->assertSame(0, $exit, $said);
        $this->assertStringNotContainsString('/api/imoveis', $said);
    }

    #[Test]
    public function calls_that_another_application_answers_are_not_sent_to_it(): void
    {
        config(['imo-widgets.api_base' => 'https://api.outro.pt']);
        [$exit, $said] = $this->check();
        $this->assertSame(1, $exit);
        $this->assertStringContainsString('run the check there', $said);
    }

    /** @return array{int, string} */
    private function check(array $options = []): array
    {
        return [Artisan::call('imo-widgets:check', ['--calls' => true, ...$options]), preg_replace('/\s+/', ' ', Artisan::output())];
    }
}
