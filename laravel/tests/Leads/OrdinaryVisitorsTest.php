<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Support\Facades\Notification;
use ImoWidgets\Leads\Lead;

/**
 * Tests that ordinary visitors aren't suspicious: offices that share an address, messages that the page suggests, pages
 * that are prefetched or requested by HEAD, and restored drafts (docs/operating.md#suspicious-leads).
 */
final class OrdinaryVisitorsTest extends LeadTestCase
{
    public function test_marks_none_of_five_hundred_ordinary_visitors_as_suspicious(): void
    {
        config(['imo-widgets.per_minute.leads' => 1000]);
        Notification::fake();
        mt_srand(7);
        for ($visitor = 0; $visitor < 500; $visitor++) {
            $this->flushSession();
            $this->withServerVariables(['REMOTE_ADDR' => '192.0.2.'.mt_rand(1, 5)]);
            if (mt_rand(0, 3) > 0) {
                $this->withoutVite()->get('/contactos');
                $this->travel(mt_rand(5, 600))->seconds();
            }
            if (mt_rand(0, 1) === 0) {
                $this->get('/contactos', ['Sec-Purpose' => 'prefetch']);
                $this->call('HEAD', '/contactos');
            }
            if (mt_rand(0, 9) === 0) {
                // A restored draft is sent at once.
                $this->get('/contactos');
            }
            $text = mt_rand(0, 2) === 0 ? "Pergunta n.º $visitor." : 'Olá, gostaria de saber mais sobre este imóvel.';
            $this->sendMessage(['email' => "v$visitor@exemplo.pt", 'mensagem' => $text])->assertCreated();
        }
        $this->assertSame([500, 0], [Lead::count(), Lead::where('is_suspicious', true)->count()]);
    }
}
