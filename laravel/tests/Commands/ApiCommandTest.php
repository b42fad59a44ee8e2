<?php

namespace ImoWidgets\Tests\Commands;

use App\Http\Requests\AvaliacaoRequest;
use App\Http\Requests\AvisoRequest;
use App\Http\Requests\CandidaturaRequest;
use App\Http\Requests\ContactoAgenciaRequest;
use App\Http\Requests\ContactoAgenteRequest;
use App\Http\Requests\ContactoGeralRequest;
use App\Http\Requests\ContactoImovelRequest;
use App\Http\Requests\PesquisaRequest;
use App\Rules\Identifier;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;
use Illuminate\Validation\Rule;
use Illuminate\Validation\Rules\In;
use ImoWidgets\Rules\Cv;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/** `imo-widgets:api`: what it writes, what it never writes over, and that its rules are those of docs/openapi.json. */
final class ApiCommandTest extends TestCase
{
    use StartsSite;

    private const STUBS = __DIR__.'/../../stubs/api';

    private const ALERTS = __DIR__.'/../../stubs/alerts';

    private const HOST = __DIR__.'/../../host';

    protected function tearDown(): void
    {
        File::deleteDirectory("$this->public-site");
        parent::tearDown();
    }

    #[Test]
    public function the_sample_site_is_made_of_what_it_writes(): void
    {
        foreach ([self::STUBS, self::ALERTS] as $folder) {
            $others = array_filter(self::stubs($folder), fn (string $path) => ! is_file(self::HOST."/$path") || file_get_contents(self::HOST."/$path") !== file_get_contents("$folder/$path"));
            $this->assertSame([], array_values($others), "run `php artisan imo-widgets:api --alerts --force` in laravel/host, or take the change into $folder");
        }
        $this->assertContains('App\Providers\LeadsServiceProvider', require self::HOST.'/bootstrap/providers.php');
    }

    #[Test]
    public function a_developer_gets_all_of_it_in_their_own_namespace_and_is_told_what_is_left(): void
    {
        $this->startSite('Imobiliaria');
        config(['imo-widgets.leads.mail.to' => null, 'imo-widgets.listings.model' => 'Imobiliaria\Casa']);
        $this->assertSame(0, Artisan::call('imo-widgets:api'));
        $said = Artisan::output();
        $this->assertEqualsCanonicalizing(self::stubs(), $this->written());
        $this->assertStringContainsString('namespace Imobiliaria\Models;', file_get_contents(base_path('app/Models/Lead.php')));
        $this->assertSame([], array_filter($this->written(), fn (string $path) => preg_match('/\bApp\\\\/', file_get_contents(base_path($path)))));
        $this->assertSame(['Imobiliaria\Providers\AppServiceProvider', 'Imobiliaria\Providers\LeadsServiceProvider'], require base_path('bootstrap/providers.php'));
        foreach (['php artisan migrate', 'IMO_LEADS_MAIL', 'listings in config/imo-widgets.php', 'trustProxies', 'queue:work', 'imo-widgets:check --calls'] as $left) {
            $this->assertStringContainsString($left, $said);
        }
    }

    #[Test]
    public function what_the_developer_has_changed_is_kept_until_they_say_otherwise(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        $this->assertSame(0, Artisan::call('imo-widgets:api'), 'nothing has changed');
        File::append(base_path('app/Models/Lead.php'), '// mine');
        File::delete(base_path('routes/imo-widgets.php'));

        $this->assertSame(1, Artisan::call('imo-widgets:api'));
        $this->assertStringContainsString('app/Models/Lead.php', Artisan::output());
        $this->assertFileDoesNotExist(base_path('routes/imo-widgets.php'), 'half of it would not work');
        $this->assertStringEndsWith('// mine', file_get_contents(base_path('app/Models/Lead.php')));

        $this->assertSame(0, Artisan::call('imo-widgets:api', ['--force' => true]));
        $this->assertFileEquals(self::STUBS.'/app/Models/Lead.php', base_path('app/Models/Lead.php'));
        $this->assertFileExists(base_path('routes/imo-widgets.php'));
    }

    #[Test]
    public function routes_for_another_origin_stand_outside_the_web_group(): void
    {
        $this->startSite('Imobiliaria');
        $this->assertSame(0, Artisan::call('imo-widgets:api', ['--stateless' => true]));
        $this->assertStringContainsString('allowed_origins in config/cors.php', Artisan::output());
        $this->assertEqualsCanonicalizing(self::stubs(), $this->written());
        $routes = file_get_contents(base_path('routes/imo-widgets.php'));
        $this->assertStringContainsString('use Imobiliaria\Http\Controllers\LeadsController;', $routes);
        $this->assertStringNotContainsString("'web'", $routes);
        $this->assertSame(1, Artisan::call('imo-widgets:api'), 'another content by now');
    }

    #[Test]
    public function alerts_that_mail_are_written_where_the_developer_wants_them(): void
    {
        $this->startSite('Imobiliaria');
        $this->assertSame(0, Artisan::call('imo-widgets:api', ['--alerts' => true]));
        $this->assertStringContainsString("'avisos' => 'por-email'", Artisan::output());
        $this->assertEqualsCanonicalizing([...self::stubs(), ...self::stubs(self::ALERTS)], $this->written());
        $this->assertContains('Imobiliaria\Providers\AlertsServiceProvider', require base_path('bootstrap/providers.php'));
        $this->assertStringContainsString('namespace Imobiliaria\Jobs;', file_get_contents(base_path('app/Jobs/SendAlertMailing.php')));
        $this->assertStringContainsString("middleware('web')", file_get_contents(base_path('routes/imo-widgets-alerts.php')));
        $this->assertSame(0, Artisan::call('imo-widgets:api', ['--force' => true]), 'they stay part of it');
        $this->assertSame(0, Artisan::call('imo-widgets:api', ['--force' => true, '--stateless' => true]));
        $this->assertStringNotContainsString("'web'", file_get_contents(base_path('routes/imo-widgets-alerts.php')));
    }

    #[Test]
    public function a_site_that_has_changed_its_half_takes_alerts_by_an_update(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        File::append(base_path('app/Models/Lead.php'), '// mine');
        $this->assertSame(0, Artisan::call('imo-widgets:api', ['--update' => true, '--alerts' => true, '--dry-run' => true]));
        $this->assertFileDoesNotExist(base_path('app/Models/Alert.php'));
        $this->assertSame(0, Artisan::call('imo-widgets:api', ['--update' => true, '--alerts' => true]), Artisan::output());
        $this->assertFileExists(base_path('app/Models/Alert.php'));
        $this->assertStringEndsWith('// mine', file_get_contents(base_path('app/Models/Lead.php')));
        $this->assertContains('App\Providers\AlertsServiceProvider', require base_path('bootstrap/providers.php'));
        File::delete(base_path('app/Models/Alert.php'));
        Artisan::call('imo-widgets:api', ['--update' => true]);
        $this->assertFileDoesNotExist(base_path('app/Models/Alert.php'), 'deleted by the site');
        $this->assertFileExists(base_path('app/Jobs/SendAlertMailing.php'));
    }

    #[Test]
    public function a_folder_that_holds_something_else_is_not_taken_for_cvs(): void
    {
        Storage::fake('local');
        $this->startSite('App');
        Storage::disk('local')->put('cv/candidato.pdf', 'of the site');
        Storage::disk('local')->put('own/imo-cv-'.str_repeat('0a', 20).'.pdf', 'ours');
        Storage::disk('local')->put('parent/sub/x.pdf', 'x');
        foreach (['cv' => 'cv/candidato.pdf', '/cv/' => 'cv/candidato.pdf', 'parent' => 'parent/sub', '' => 'have no folder', '/' => 'have no folder', './' => 'have no folder'] as $folder => $named) {
            config(['imo-widgets.leads.folder' => $folder]);
            $this->assertSame(1, Artisan::call('imo-widgets:api', ['--force' => true]), $folder);
            $this->assertStringContainsString($named, Artisan::output());
            $this->assertSame([], $this->written());
        }
        config(['imo-widgets.leads' => ['folder' => 'cv', 'disk' => 'no-such-disk']]);
        $this->assertSame(1, Artisan::call('imo-widgets:api'));
        $this->assertStringContainsString('could not be looked into', Artisan::output());

        config(['imo-widgets.leads' => ['folder' => 'own']]);
        $this->assertSame(0, Artisan::call('imo-widgets:api'));
    }

    #[Test]
    public function a_route_that_the_site_has_already_is_named_and_ours_are_not(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        $this->assertStringNotContainsString('Decide who answers', Artisan::output());
        // As the site's own routes/web.php does, which Laravel reads after the providers.
        Route::post('/api/agente/contacto', fn () => 'ok');
        Route::post('/api/agente/{id}', fn () => 'another path');
        Artisan::call('imo-widgets:api');
        $said = preg_replace('/\s+/', ' ', Artisan::output());
        $this->assertSame(1, substr_count($said, 'Decide who answers'));
        $this->assertStringContainsString('Decide who answers POST /api/agente/contacto: this site has a route for it already (Closure)', $said);
        $this->assertSame('ok', $this->postJson('/api/agente/contacto')->getContent(), 'the site\'s wins');
    }

    #[Test]
    public function a_site_without_a_list_of_providers_is_told_what_to_register(): void
    {
        $this->startSite('App');
        File::delete(base_path('bootstrap/providers.php'));
        Artisan::call('imo-widgets:api');
        $this->assertStringContainsString('Register App\Providers\LeadsServiceProvider', Artisan::output());
    }

    /** @param  class-string  $request */
    #[Test]
    #[DataProvider('requests')]
    public function its_rules_are_those_of_the_contract(string $schema, string $request): void
    {
        $document = json_decode(file_get_contents(__DIR__.'/../../../docs/openapi.json'), true);
        $schema = $document['components']['schemas'][$schema];
        $this->assertSame(array_keys($schema['properties']), $schema['required'], 'every key is sent');
        $expected = [];
        foreach ($schema['properties'] as $key => $property) {
            $expected += self::rulesOf($key, $property);
        }
        $this->assertSame($expected, array_map(self::names(...), (new $request)->rules()));
    }

    public static function requests(): array
    {
        return [
            ['ImoveisRequest', PesquisaRequest::class], ['PropertyContactRequest', ContactoImovelRequest::class],
            ['GeneralContactRequest', ContactoGeralRequest::class], ['AgentContactRequest', ContactoAgenteRequest::class],
            ['AgencyContactRequest', ContactoAgenciaRequest::class], ['RecrutamentoRequest', CandidaturaRequest::class],
            ['AgendamentoRequest', AvaliacaoRequest::class], ['AvisosRequest', AvisoRequest::class],
        ];
    }

    /**
     * What Laravel has to ask for, by a property's JSON Schema: `''` has become `null` by then, `required` refuses an empty
     * list, and a page from before an update lacks what is new.
     *
     * @return array<string, list<string>>
     */
    private static function rulesOf(string $key, array $property): array
    {
        $isId = ($property['anyOf'][0]['type'] ?? null) === 'number' && ($property['anyOf'][1]['type'] ?? null) === 'string';
        $rules = match (true) {
            isset($property['contentMediaType']) => ['required', 'file', Cv::class],
            isset($property['enum']) => [...in_array('', $property['enum'], true) ? ['nullable'] : ['required'], (string) Rule::in(array_filter($property['enum'], strlen(...)))],
            $isId => ['required', Identifier::class],
            isset($property['anyOf']) => ['nullable', 'numeric', 'min:0'],
            $property['type'] === 'integer' => ['required', 'integer', "min:{$property['minimum']}"],
            $property['type'] === 'array' => ['array'],
            default => isset($property['minLength']) ? ['required', 'string'] : ['nullable', 'string'],
        };
        if (($property['type'] ?? null) !== 'array') {
            return [$key => $rules];
        }
        $items = self::rulesOf($key, $property['items'])[$key];

        // An entry that is not there is no entry.
        return [$key => $rules, "$key.*" => array_values(array_diff($items, isset($property['items']['anyOf']) ? [] : ['required', 'nullable']))];
    }

    /** @return list<string> without what is Laravel's own to say: lengths, and the patterns that tests/shared holds equal */
    private static function names(array $rules): array
    {
        $names = array_map(fn (mixed $rule) => $rule instanceof In ? (string) $rule : (is_object($rule) ? $rule::class : $rule), $rules);

        return array_values(preg_grep('/^(regex:|max:|ImoWidgets.Rules.Text$)/', $names, PREG_GREP_INVERT));
    }

    /** @return list<string> */
    private static function stubs(string $folder = self::STUBS): array
    {
        return array_map(fn ($file) => str_replace('\\', '/', $file->getRelativePathname()), File::allFiles($folder));
    }
}
