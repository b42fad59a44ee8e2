<?php

namespace ImoWidgets\Tests\Leads;

use App\Models\Lead;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Route;
use PHPUnit\Framework\Attributes\Test;

/** Calls that come from a page of another origin, to what `imo-widgets:api --stateless` has written. */
final class StatelessTest extends LeadTestCase
{
    /** As a widget calls another origin: without a cookie, a token and a send id. */
    private const HEADERS = ['Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'Origin' => 'https://www.exemplo.pt'];

    protected function setUp(): void
    {
        parent::setUp();
        // In tests Laravel asks for no token.
        $this->app->detectEnvironment(fn () => 'production');
        $this->withServerVariables(['HTTP_HOST' => 'api.exemplo.pt']);
    }

    #[Test]
    public function a_page_of_another_origin_sends_its_forms_and_its_visitors_are_no_suspects(): void
    {
        Route::setRoutes(new RouteCollection);
        require __DIR__.'/../../stubs/stateless/routes/imo-widgets.php';
        Route::getRoutes()->refreshNameLookups();
        $this->postJson('https://api.exemplo.pt/api/contacto/contacto', self::MESSAGE, self::HEADERS)->assertCreated();
        $this->assertSame([[], false], [Lead::sole()->signs, Lead::sole()->is_suspicious]);
        $this->post('https://api.exemplo.pt/api/recrutamento', [...self::APPLICATION, 'cv' => $this->cv()], self::HEADERS)->assertCreated();
        $this->postJson('https://api.exemplo.pt/api/imoveis', [], self::HEADERS)->assertUnprocessable();
        $paths = fn () => collect(Route::getRoutes()->getRoutes())->map->uri()->sort()->values()->all();
        $stateless = $paths();
        Route::setRoutes(new RouteCollection);
        require __DIR__.'/../../stubs/api/routes/imo-widgets.php';
        $this->assertSame($paths(), $stateless, 'the same calls');
    }

    #[Test]
    public function routes_in_the_web_group_refuse_it(): void
    {
        $this->postJson('https://api.exemplo.pt/api/contacto/contacto', self::MESSAGE, self::HEADERS)->assertStatus(419);
        $this->assertSame(0, Lead::count());
    }
}
