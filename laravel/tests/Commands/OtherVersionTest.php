<?php

namespace ImoWidgets\Tests\Commands;

use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Notification;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Calls\Contract;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Tests\Bodies;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A page that was opened before an update meets the site half after it, and a page of the new bundle may meet the old
 * one (docs/releases.md#versions): a field that one of the two does not know costs no visitor an answer.
 */
final class OtherVersionTest extends TestCase
{
    use RefreshDatabase;

    /** Without them no version could answer. */
    private const ALWAYS_SENT = ['/api/imoveis' => ['page', 'ordem']];

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake('local');
        Notification::fake();
        config(['imo-widgets.per_minute' => ['searches' => 1000, 'leads' => 1000]]);
    }

    protected function tearDown(): void
    {
        File::deleteDirectory("$this->public-newer");
        parent::tearDown();
    }

    public function test_a_page_that_is_older_than_a_filter_is_answered(): void
    {
        foreach ($this->optionalKeys('/api/imoveis') as $key) {
            $this->send('/api/imoveis', array_diff_key($this->body('/api/imoveis'), [$key => true]))->assertOk();
        }
    }

    #[DataProvider('forms')]
    public function test_a_page_that_is_older_than_a_field_of_a_form_is_answered(string $path): void
    {
        foreach ($this->optionalKeys($path) as $key) {
            $this->send($path, array_diff_key($this->body($path), [$key => true]))->assertCreated();
        }
        $this->takeNewerPackage();
        $this->send($path, $this->body($path))->assertCreated();
        $this->assertArrayNotHasKey('horario', Lead::latest('id')->first()->fields);
    }

    #[DataProvider('forms')]
    public function test_the_new_field_is_kept_as_soon_as_a_page_sends_it(string $path): void
    {
        $this->takeNewerPackage();
        $this->send($path, [...$this->body($path), 'horario' => 'Depois das 18h'])->assertCreated();
        $this->assertSame('Depois das 18h', Lead::sole()->fields['horario']);
        $this->send($path, [...$this->body($path), 'horario' => ''])->assertCreated();
        $this->send($path, [...$this->body($path), 'horario' => ['a']])->assertUnprocessable();
    }

    #[DataProvider('forms')]
    public function test_a_newer_field_is_left_out_by_an_older_package(string $path): void
    {
        $this->send($path, [
            ...$this->body($path), 'horario' => 'Depois das 18h', 'interesses' => ['Vender'],
        ])->assertCreated();
        $this->assertSame([], array_intersect(['horario', 'interesses'], array_keys(Lead::sole()->fields)));
    }

    public function test_a_page_with_a_newer_filter_is_answered_by_an_older_site_half_which_leaves_it_out(): void
    {
        $known = $this->send('/api/imoveis', $this->body('/api/imoveis'))->assertOk()->json();
        $newer = ['piscina' => ['Sim'], 'minarea' => 90, 'zona' => 'Praia', 'destaque' => true];
        $this->assertSame(
            $known,
            $this->send('/api/imoveis', [...$this->body('/api/imoveis'), ...$newer])
                ->assertOk()
                ->json(),
        );
    }

    public static function forms(): array
    {
        $paths = [
            '/api/imovel/contacto', '/api/contacto/contacto', '/api/agente/contacto', '/api/agencia/contacto',
            '/api/recrutamento', '/api/agendamento',
        ];

        return array_combine($paths, array_map(fn (string $path) => [$path], $paths));
    }

    /** @return list<string> the keys that a version after this one might as well be the first to send */
    private function optionalKeys(string $path): array
    {
        $fields = json_decode(file_get_contents($this->shipped('fields.json')), true)['forms'][$path] ?? [
            'recipient' => null,
            'fields' => [],
        ];
        $required = [
            ...array_keys(array_filter($fields['fields'], fn (array $field) => $field['required'])),
            $fields['recipient'], ...self::ALWAYS_SENT[$path] ?? [],
        ];

        return array_values(array_diff(array_keys($this->body($path)), $required));
    }

    /** The package of a version whose forms ask for one thing more. */
    private function takeNewerPackage(): void
    {
        $fields = json_decode(file_get_contents($this->shipped('fields.json')), true);
        foreach (array_keys($fields['forms']) as $path) {
            $fields['forms'][$path]['fields']['horario'] = [
                'label' => 'Horário', 'required' => false, 'type' => 'text',
            ];
        }
        File::ensureDirectoryExists("$this->public-newer");
        File::put("$this->public-newer/fields.json", json_encode($fields));
        $this->app->scoped(Bundle::class, fn () => new Bundle("$this->public-newer", $this->published('')));
    }

    /** @return array<string, mixed> what the widgets of this version send */
    private function body(string $path): array
    {
        $published = new Bundle($this->shipped(''), $this->published(''));

        return (new Bodies(Contract::shippedWith($published)))->valid($path);
    }

    private function send(string $path, array $body): TestResponse
    {
        $headers = [
            'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest',
            'Imo-Send-Id' => bin2hex(random_bytes(16)),
        ];
        $hasFile = array_filter($body, fn (mixed $value) => $value instanceof UploadedFile) !== [];

        return $hasFile ? $this->post($path, $body, $headers) : $this->postJson($path, $body, $headers);
    }
}
