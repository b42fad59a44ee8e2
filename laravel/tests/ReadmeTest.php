<?php

namespace ImoWidgets\Tests;

use App\Models\Colaborador;
use App\Models\Imovel;
use App\Models\User;
use Database\Seeders\DatabaseSeeder;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Facades\View;
use Illuminate\Support\ServiceProvider;
use Illuminate\Support\Str;
use ImoWidgets\Leads\Events\LeadReceived;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\Leads\LeadTestCase;

/** Tests that the code blocks of laravel/README.md work when copied. */
final class ReadmeTest extends LeadTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $seeder = new DatabaseSeeder;
        foreach (array_slice($seeder->seed()['listings'], 0, 20) as $listing) {
            Imovel::create($seeder->row($listing));
        }
    }

    public function test_names_the_file_of_each_block(): void
    {
        $places = array_map(fn (string $block) => strtok(Str::after($block, '// '), ";\n"), self::blocks('php'));
        $this->assertSame([
            'app/Http/Controllers/ListaController.php', 'app/Providers/AppServiceProvider.php, in boot()',
            'config/imo-widgets.php', 'app/Listeners/SendLeadToCrm.php', 'app/Models/Lead.php',
            'app/Providers/AppServiceProvider.php, in register()', 'app/Http/Requests/LeadRequest.php',
            'app/Providers/AppServiceProvider.php, in boot()', 'config/imo-widgets.php',
        ], $places);
    }

    public function test_draws_the_tags(): void
    {
        $data = [
            'imoveis' => app(ListingSearch::class)->search([], 1, 12), 'imovel' => Imovel::first(),
            'agente' => Colaborador::query()->create(['name' => 'Ana', 'link' => '/ana', 'variante' => 1]),
            'equipa' => Colaborador::all(), 'dados' => [],
        ];
        foreach (self::blocks('blade') as $block) {
            $names = [];
            preg_match_all('/<x-imo-widget name="([\w-]+)"/', $block, $names);
            $html = $this->page($block, $data);
            foreach ($names[1] as $name) {
                $this->assertStringContainsString("data-imo-widget=\"$name\"", $html);
            }
            $this->assertStringNotContainsString('<x-', $html);
        }
    }

    public function test_shows_the_first_results_from_a_controller(): void
    {
        self::declare('ListaController');
        View::addLocation($this->public);
        file_put_contents("$this->public/lista.blade.php", self::blocks('blade', 'lista.blade.php')[0]);
        $html = Blade::render(
            '{!! $view !!}',
            ['view' => app()->call(app('App\Http\Controllers\ListaController')->__invoke(...))->render()],
        );
        $this->assertStringContainsString('data-resultados=', $html);
    }

    public function test_passes_the_check_in_production_with_the_environment(): void
    {
        $block = self::blocks('dotenv')[0];
        preg_match_all('/^ *(\w+)="?(.*?)"?$/m', $block, $lines);
        $env = array_combine($lines[1], $lines[2]);
        $this->app->detectEnvironment(fn () => 'production');
        config([
            'app.debug' => false, 'app.url' => $env['APP_URL'], 'app.name' => $env['APP_NAME'],
            'imo-widgets.leads.mail.to' => $env['IMO_LEADS_MAIL'], 'mail.from.address' => $env['MAIL_FROM_ADDRESS'],
            'mail.default' => 'smtp', 'cache.default' => 'file', 'queue.default' => $env['QUEUE_CONNECTION'],
        ]);
        Schema::dropIfExists('jobs');
        Schema::create('jobs', fn (Blueprint $table) => [$table->id(), $table->string('queue')]);
        $this->assertInPlace($this->check());
    }

    public function test_passes_the_check_with_the_config_of_recipients(): void
    {
        config(['imo-widgets.leads.mail' => ['to' => 'geral@exemplo.pt'] + self::config('leads')['mail']]);
        $this->assertInPlace($this->check());
    }

    public function test_searches_a_sites_table_with_the_config_of_listings(): void
    {
        self::makeProperties();
        if (! class_exists('App\Models\Property')) {
            class_alias(ReadmeProperty::class, 'App\Models\Property');
        }
        config(['imo-widgets.listings' => self::config('listings')]);
        $county = ReadmeCounty::query()->create(['name' => 'Ovar']);
        $one = ['title' => 'T2 em Ovar', 'purpose_label' => 'Venda', 'type' => 'Apartamento', 'price' => 150_000];
        foreach ([true, false] as $isPublished) {
            $property = ReadmeProperty::query()->create([
                ...$one, 'rooms' => 2, 'tipo_negocio' => 'sale', 'county_id' => $county->id,
                'is_published' => $isPublished,
            ]);
            $property->images()->create(['url' => '/f/1.jpg']);
        }
        $criteria = ['objetivo' => ['Comprar'], 'localizacao' => ['Ovar'], 'maxprice' => 150_000];
        $card = app(ListingSearch::class)->search($criteria, 1, 12)->items();
        $this->assertCount(1, $card);
        $this->assertSame(['T2 em Ovar', 'Ovar'], [$card[0]['titulo'], $card[0]['conselho']]);
        $this->assertStringEndsWith('/f/1.jpg', $card[0]['fotos']['capa']);
        $this->assertSame(0, $this->check()[0], $this->check()[1]);
    }

    public function test_passes_a_lead_on_through_a_listener(): void
    {
        self::declare('SendLeadToCrm');
        Http::fake();
        Event::listen(LeadReceived::class, 'App\Listeners\SendLeadToCrm');
        $this->sendMessage()->assertCreated();
        Http::assertSent(fn (Request $request) => $request['nome'] === 'Inês Segredo' && isset($request['send_id']));
    }

    public function test_keeps_leads_as_a_model_of_the_site(): void
    {
        self::declare('Models/Lead.php');
        config(['imo-widgets.leads.model' => 'App\Models\Lead']);
        $listing = Imovel::first();
        $this->sendAsWidget('/api/imovel/contacto', ['idRef' => $listing->id_ref] + self::MESSAGE)->assertCreated();
        $this->assertTrue('App\Models\Lead'::query()->sole()->listing->is($listing));
    }

    public function test_adds_a_rule_to_a_form_with_the_sites_own_request(): void
    {
        self::declare('Requests/LeadRequest.php');
        $this->runInProvider('in register()');
        $this->assertTrue($this->app->bound(LeadRequest::class));
        $this->sendMessage(['orcamento' => 'x'])->assertUnprocessable();
        $this->sendMessage(['orcamento' => 250_000])->assertCreated();
        $this->assertSame(250_000, \ImoWidgets\Leads\Lead::sole()->fields['orcamento']);
    }

    public function test_boots_without_breaking_a_page_and_admits_one_user(): void
    {
        $this->runInProvider('in boot()');
        $this->get('/')->assertOk();
        $this->assertStringContainsString(
            'data-localizacoes=',
            $this->expanded('<p>[imo-widget name="hero-search" localizacoes="concelhos"]</p>'),
        );
        $may = fn (string $email) => Gate::forUser((new User)->forceFill(['email' => $email]))->allows('viewImoLeads');
        $this->assertSame([true, false], [$may('geral@exemplo.pt'), $may('ines@segredo.pt')]);
    }

    /** @return list<string> the blocks in this language that contain the text */
    private static function blocks(string $language, string $text = ''): array
    {
        $readme = (string) file_get_contents(__DIR__.'/../README.md');
        preg_match_all("/^ *```$language\\n(.*?)^ *```/ms", $readme, $found);

        return array_values(array_filter($found[1], fn (string $block) => str_contains($block, $text)));
    }

    /** Declares the class of a block, as Composer's autoloader would. */
    private static function declare(string $file): void
    {
        $block = self::blocks('php', "$file")[0];
        preg_match('/^namespace (.*);.*^(?:final )?class (\w+)/ms', $block, $name);
        if (! class_exists("$name[1]\\$name[2]", false)) {
            eval($block);
        }
    }

    /** @return array<string, mixed> */
    private static function config(string $key): array
    {
        $block = self::blocks('php', "// config/imo-widgets.php\n'$key'")[0];

        $config = eval("return [$block];");

        return $config[$key];
    }

    /** Runs the blocks of a provider's method. */
    private function runInProvider(string $method): void
    {
        foreach (self::blocks('php', $method) as $block) {
            (function () use ($block) {
                eval($block);
            })->call(new class($this->app) extends ServiceProvider
            {
            });
        }
    }

    private static function makeProperties(): void
    {
        Schema::create('counties', fn (Blueprint $table) => [$table->id(), $table->string('name')]);
        Schema::create('images', fn (Blueprint $table) => [
            $table->id(), $table->foreignId('property_id'), $table->string('url'),
        ]);
        Schema::create('properties', function (Blueprint $table) {
            $table->id();
            $table->foreignId('county_id');
            $table->boolean('is_published');
            $texts = 'title purpose_label type parish tipo_negocio tipo_imovel estado comercial id_ref criado';
            foreach (explode(' ', $texts) as $text) {
                $table->string($text)->nullable();
            }
            foreach (['price', 'rooms', 'num_quartos', 'num_wcs'] as $number) {
                $table->integer($number)->nullable();
            }
        });
    }
}

class ReadmeProperty extends Model
{
    public $timestamps = false;

    protected $table = 'properties';

    protected $guarded = [];

    public function scopePublished(Builder $query): void
    {
        $query->where('is_published', true);
    }

    public function images(): HasMany
    {
        return $this->hasMany(ReadmeImage::class, 'property_id');
    }

    public function county(): BelongsTo
    {
        return $this->belongsTo(ReadmeCounty::class);
    }
}

class ReadmeImage extends Model
{
    public $timestamps = false;

    protected $table = 'images';

    protected $guarded = [];
}

class ReadmeCounty extends Model
{
    public $timestamps = false;

    protected $table = 'counties';

    protected $guarded = [];
}
