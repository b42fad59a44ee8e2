<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Route;
use ImoWidgets\Leads\Lead;

/** Tests calls from pages of another origin, with `api` as the configured middleware. */
final class StatelessTest extends LeadTestCase
{
    /** The headers that a widget sends to another origin, without a cookie, a token or a send id. */
    private const HEADERS = [
        'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'Origin' => 'https://www.exemplo.pt',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        // Laravel doesn't verify tokens in its testing environment.
        $this->app->detectEnvironment(fn () => 'production');
        $this->withServerVariables(['HTTP_HOST' => 'api.exemplo.pt']);
    }

    public function test_accepts_forms_of_another_origin_without_suspecting_their_visitors(): void
    {
        config(['imo-widgets.middleware' => ['api']]);
        Route::setRoutes(new RouteCollection);
        require __DIR__.'/../../routes/calls.php';
        Route::getRoutes()->refreshNameLookups();
        $this->postJson('https://api.exemplo.pt/api/contacto/contacto', self::MESSAGE, self::HEADERS)->assertCreated();
        $this->assertSame([[], false], [Lead::sole()->signs, Lead::sole()->is_suspicious]);
        $application = [...self::APPLICATION, 'cv' => $this->cv()];
        $this->post('https://api.exemplo.pt/api/recrutamento', $application, self::HEADERS)->assertCreated();
        $this->postJson('https://api.exemplo.pt/api/imoveis', [], self::HEADERS)->assertUnprocessable();
    }

    public function test_refuses_a_form_of_another_origin_on_routes_in_the_web_group(): void
    {
        $answer = $this->postJson('https://api.exemplo.pt/api/contacto/contacto', self::MESSAGE, self::HEADERS);
        $answer->assertStatus(419);
        $this->assertSame(0, Lead::count());
    }

    public function test_searches_without_a_session_or_a_token(): void
    {
        $answer = $this->postJson('/api/imoveis', ['page' => 1, 'ordem' => 'rec'])->assertOk();
        $this->assertSame([], $answer->headers->getCookies());
    }
}
