<?php

namespace ImoWidgets\Tests\Commands;

use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Notification;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Tests\Bodies;
use ImoWidgets\Tests\Contract;
use ImoWidgets\Tests\Leads\LeadTestCase;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;

/** Pages of another version than the package (docs/releases.md#versions): an unknown field costs no answer. */
final class OtherVersionTest extends LeadTestCase
{
    private const SEARCH = '/api/imoveis';

    protected function setUp(): void
    {
        parent::setUp();
        Notification::fake();
        config(['imo-widgets.per_minute' => ['searches' => 1000, 'leads' => 1000]]);
    }

    protected function tearDown(): void
    {
        File::deleteDirectory("$this->public-newer");
        parent::tearDown();
    }

    public function test_answers_a_page_with_fewer_or_more_filters(): void
    {
        $body = $this->body(self::SEARCH);
        foreach (array_diff(array_keys($body), ['page', 'ordem']) as $key) {
            $this->sendAsWidget(self::SEARCH, array_diff_key($body, [$key => true]))->assertOk();
        }
        $known = $this->sendAsWidget(self::SEARCH, $body)->assertOk()->json();
        $newer = ['chaveNova' => ['Sim'], 'minarea' => 90, 'bairro' => 'Praia', 'destaque' => true];
        $this->assertSame($known, $this->sendAsWidget(self::SEARCH, [...$body, ...$newer])->assertOk()->json());
    }

    #[DataProvider('forms')]
    public function test_accepts_a_form_from_a_page_older_than_one_of_its_fields(string $path): void
    {
        $body = $this->body($path);
        ['fields' => $fields, 'recipient' => $recipient] = $this->shippedFields()['forms'][$path];
        foreach (array_keys($body) as $key) {
            if ($key !== $recipient && ! ($fields[$key]['required'] ?? false)) {
                $this->sendAsWidget($path, array_diff_key($body, [$key => true]))->assertCreated();
            }
        }
        $this->takeNewerPackage();
        $this->sendAsWidget($path, $body)->assertCreated();
        $this->assertArrayNotHasKey('horario', Lead::latest('id')->first()->fields);
    }

    #[DataProvider('forms')]
    public function test_keeps_a_new_field_as_soon_as_the_package_knows_it(string $path): void
    {
        $newer = ['horario' => 'Depois das 18h', 'interesses' => ['Vender']] + $this->body($path);
        $this->sendAsWidget($path, $newer)->assertCreated();
        $this->assertSame([], array_intersect(['horario', 'interesses'], array_keys(Lead::sole()->fields)));
        $this->takeNewerPackage();
        $this->sendAsWidget($path, $newer)->assertCreated();
        $this->assertSame('Depois das 18h', Lead::latest('id')->first()->fields['horario']);
        $this->sendAsWidget($path, ['horario' => ''] + $newer)->assertCreated();
        $this->sendAsWidget($path, ['horario' => ['a']] + $newer)->assertUnprocessable();
    }

    public static function forms(): array
    {
        return array_map(fn (LeadKind $kind) => [$kind->path()], LeadKind::cases());
    }

    /** Takes the package of a version whose forms ask for one thing more. */
    private function takeNewerPackage(): void
    {
        $fields = $this->shippedFields();
        foreach (array_keys($fields['forms']) as $path) {
            $new = ['label' => 'Horário', 'required' => false, 'type' => 'text'];
            $fields['forms'][$path]['fields']['horario'] = $new;
        }
        File::ensureDirectoryExists("$this->public-newer");
        File::put("$this->public-newer/fields.json", json_encode($fields));
        File::copy($this->shipped('page-data.json'), "$this->public-newer/page-data.json");
        $this->app->scoped(Bundle::class, fn () => new Bundle("$this->public-newer", $this->published('')));
    }

    private function shippedFields(): array
    {
        return json_decode(file_get_contents($this->shipped('fields.json')), true);
    }

    /** @return array<string, mixed> what the widgets of this version send */
    private function body(string $path): array
    {
        $bundle = new Bundle($this->shipped(''), $this->published(''));

        return (new Bodies(new Contract($bundle)))->valid($path);
    }
}
