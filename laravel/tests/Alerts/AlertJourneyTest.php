<?php

namespace ImoWidgets\Tests\Alerts;

use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Notification;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\Notifications\ConfirmAlert;
use ImoWidgets\Alerts\Notifications\ListingNews;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that mails go only to people who have confirmed, and that one click ends them. */
#[Group('database')]
final class AlertJourneyTest extends TestCase
{
    use RefreshDatabase;

    private const ASKED = [
        'email' => 'ines@exemplo.pt', 'frequencia' => 'Semanal', 'objetivo' => ['Comprar'], 'tipologia' => [], 'localizacao' => [], 'quartos' => [], 'wcs' => [],
        'garagem' => [], 'estado' => [], 'minprice' => null, 'maxprice' => null, 'comercial' => [], 'idRef' => '', 'url' => '/lista', 'consentimento' => 'Aceito.',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        Notification::fake();
    }

    public function test_a_visitor_is_asked_confirms_is_told_and_leaves_by_one_click(): void
    {
        $this->ask()->assertCreated();
        $alert = Alert::sole();
        Notification::assertSentTo($alert->subscriber, ConfirmAlert::class);
        $this->get("/avisos/confirmar/$alert->token")->assertOk();
        $this->assertNull($alert->refresh()->confirmed_at);
        $this->post("/avisos/confirmar/$alert->token")->assertOk();
        $this->assertNotNull($alert->refresh()->confirmed_at);

        $this->travel(2)->weeks();
        Tables::query('alert_events')->insert(['alert_id' => $alert->id, 'subscriber_id' => $alert->subscriber_id, 'listing_key' => '1', 'event' => 'saiu', 'created_at' => now()]);
        Artisan::call('alerts:run');
        Artisan::call('alerts:run');
        Notification::assertSentToTimes($alert->subscriber, ListingNews::class, 1);

        $this->post("/avisos/{$alert->subscriber->token}/cancelar", ['List-Unsubscribe' => 'One-Click'])->assertOk();
        $this->assertSame([0, 0], [Alert::count(), AlertSubscriber::count()]);
    }

    public function test_what_is_wrong_is_refused_and_not_kept(): void
    {
        foreach ([['email' => ''], ['email' => 'ines'], ['frequencia' => 'Nunca'], ['objetivo' => ['x']], ['url' => '//mau.exemplo'], ['url' => 'https://mau.exemplo'], ['consentimento' => '']] as $wrong) {
            $this->ask($wrong)->assertUnprocessable();
        }
        $this->assertSame([0, 0], [Alert::count(), AlertSubscriber::count()]);
        Notification::assertNothingSent();
    }

    private function ask(array $changed = []): TestResponse
    {
        return $this->postJson('/api/avisos', [...self::ASKED, ...$changed], ['X-Requested-With' => 'XMLHttpRequest', 'Imo-Send-Id' => bin2hex(random_bytes(16))]);
    }
}
