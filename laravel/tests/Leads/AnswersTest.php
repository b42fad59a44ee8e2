<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Support\Facades\View;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use PHPUnit\Framework\Attributes\Group;

/** Tests the links in a mail that set a lead's state (docs/operating.md#answering-by-a-link). */
#[Group('database')]
final class AnswersTest extends LeadTestCase
{
    public function test_records_who_takes_and_answers_a_lead_by_the_mails_links(): void
    {
        $lead = $this->lead();
        $links = $this->linksInMail();
        $this->assertSame(['em-tratamento', 'respondido', 'sem-interesse'], array_keys($links));

        $page = $this->get($links['em-tratamento'])
            ->assertOk()
            ->assertSee('Fico com este pedido')
            ->assertSee("Pedido n.º $lead->id")
            ->assertHeader('Referrer-Policy', 'no-referrer');
        $this->assertStringContainsString('no-store', $page->headers->get('Cache-Control'));
        $this->assertSame([], $page->headers->getCookies(), 'no session, no cookie');
        $this->assertDoesNotMatchRegularExpression(self::TYPED, $page->getContent(), 'a scanner may read the page');
        $this->assertSame([LeadState::Open, []], [$lead->refresh()->state, $lead->trail]);
        $this->press($links['em-tratamento'], 'Marta Figueiredo', 0)
            ->assertOk()
            ->assertSee('Está registado. Marta Figueiredo ficou com este pedido.');
        $this->get($links['respondido'])
            ->assertOk()
            ->assertSee('Marta Figueiredo ficou com este pedido.')
            ->assertSee('value="Marta Figueiredo"', false);
        $this->press($links['respondido'], 'Marta Figueiredo', 1)
            ->assertOk()
            ->assertSee('Marcado como respondido por Marta Figueiredo.');
        $this->assertSame([LeadState::Answered, 'Marta Figueiredo'], [$lead->refresh()->state, $lead->state_by]);
        $this->assertSame(['em-tratamento', 'respondido'], array_column($lead->trail, 'state'));
        $this->assertSame(['Marta Figueiredo', 'Marta Figueiredo'], array_column($lead->trail, 'by'));
    }

    public function test_accepts_a_link_with_parameters_added_by_mail_services(): void
    {
        $this->lead();
        $link = $this->linksInMail()['respondido'];
        foreach (['&utm_source=mail&utm_medium=a.b', '&fbclid=x%20y', '&mc_eid=1&mc_cid[]=2'] as $added) {
            $this->get($link.$added)->assertOk();
        }
        $this->press("$link&utm_source=mail", null, 0)->assertOk();
    }

    public function test_records_a_repeated_press_once_and_shows_the_first_person_to_a_second(): void
    {
        $this->giveNumbersAsTexts();
        $lead = $this->lead();
        $links = $this->linksInMail();
        foreach ([1, 2, 3] as $_) {
            $this->press($links['em-tratamento'], 'Marta', 0)->assertOk();
        }
        $this->assertCount(1, $lead->refresh()->trail);

        $this->press($links['em-tratamento'], 'Rui', 0)
            ->assertStatus(409)
            ->assertSee('alguém alterou o estado deste pedido')
            ->assertSee('Marta ficou com este pedido.')
            ->assertSee('value="Rui"', false)
            ->assertSee('name="seen" value="1"', false);
        $this->press($links['respondido'], null, 0)->assertStatus(409);
        $this->assertSame([LeadState::Taken, 'Marta'], [$lead->refresh()->state, $lead->state_by]);
        $this->press($links['em-tratamento'], 'Rui', 1)->assertOk()->assertSee('Rui ficou com este pedido.');
        $this->assertSame(['Marta', 'Rui'], array_column($lead->refresh()->trail, 'by'));
    }

    public function test_asks_again_after_an_invalid_name_and_records_nothing(): void
    {
        $this->lead();
        $link = $this->linksInMail()['em-tratamento'];
        foreach ([null, '', '   ', ['a' => 'b'], str_repeat('ã', 101), "\0"] as $by) {
            $this->press($link, $by, 0)->assertStatus(422)->assertSee('Indique o seu nome');
        }
        foreach ([null, 'x', -1, [1], '99999999999999999999'] as $seen) {
            $this->press($link, 'Marta', $seen)
                ->assertStatus(422)
                ->assertSee('O pedido não chegou completo')
                ->assertSee('value="Marta"', false);
        }
        $this->assertSame([], Lead::sole()->trail);
        $this->press($link, "<b>Zé</b>\r\nBcc: \"x\" 🏡", 0)->assertOk()->assertSee('<b>Zé</b> Bcc: "x" 🏡 ficou');
        $this->assertSame('<b>Zé</b> Bcc: "x" 🏡', Lead::sole()->state_by);
    }

    public function test_limits_a_link_to_one_lead_one_state_and_a_month(): void
    {
        View::share(['heading' => ['of the site'], 'width' => ['of the site']]);
        $lead = $this->lead();
        $other = $this->lead();
        $link = AnswerLink::to($lead->id, LeadState::Answered);
        foreach ([
            str_replace("/$lead->id/", "/$other->id/", $link), str_replace('respondido', 'sem-interesse', $link),
            strtok($link, '?'), preg_replace('/expires=\d+/', 'expires=9999999999', $link),
            preg_replace('/signature=./', 'signature=', $link), "$link&signature[]=x", "$link&expires=9999999999",
            strtok($link, '?').'?utm_source=x',
        ] as $forged) {
            $this->get($forged)->assertForbidden()->assertSee('Esta ligação não é válida');
            $this->press($forged, 'Marta', 0)->assertForbidden();
        }
        $this->travel(29)->days();
        $this->press($link, 'Marta', 0)->assertOk();
        $this->travel(2)->days();
        $this->get($link)->assertStatus(410)->assertSee('Esta ligação já não é válida');
        $this->assertSame([1, 0], [count($lead->refresh()->trail), count($other->refresh()->trail)]);
    }

    public function test_links_to_the_site_even_if_the_host_is_forged(): void
    {
        config(['app.url' => 'https://www.agencia.pt/site/']);
        $this->postJson('http://mau.pt/api/contacto/contacto', self::MESSAGE, ['Host' => 'mau.pt'])->assertCreated();
        $this->assertStringNotContainsString('mau.pt', $this->sentMails()[0]->toString());
        foreach ($this->linksInMail() as $link) {
            $this->assertStringStartsWith('https://www.agencia.pt/site/imo-leads/', $link);
            // A proxy passes the request on with another scheme and host and without the folder.
            $this->get(str_replace('https://www.agencia.pt/site', 'http://10.0.0.1', $link))->assertOk();
        }
    }

    public function test_links_to_the_origin_of_a_lead_if_the_config_lists_it(): void
    {
        config(['app.url' => 'https://www.agencia.pt']);
        config(['imo-widgets.origins' => ['https://www.agencia.pt', 'https://www.Outra.pt/']]);
        foreach (['www.outra.pt' => 'https://www.Outra.pt', 'mau.pt' => 'https://www.agencia.pt'] as $host => $site) {
            $this->sendAsWidget("http://$host/api/recrutamento", [...self::APPLICATION, 'cv' => $this->cv()])
                ->assertCreated();
            $text = str_replace("\r", '', $this->sentMails()[Lead::count() - 1]->getTextBody());
            preg_match_all('~(https?://[^/]+)/imo-leads/~', $text, $found);
            $this->assertSame(array_fill(0, 4, $site), $found[1], $host);
        }
        $this->assertSame(['site' => 'https://www.Outra.pt'], Lead::oldest('id')->first()->origin);
        $this->assertStringContainsString('Site: https://www.Outra.pt', $this->sentMails()[0]->getTextBody());
        // The agency has given up the domain.
        config(['imo-widgets.origins' => []]);
        $this->assertStringStartsWith('https://www.agencia.pt/', AnswerLink::toCv(Lead::oldest('id')->first()));
    }

    private function lead(): Lead
    {
        $this->sendMessage()->assertCreated();

        return Lead::latest('id')->first();
    }

    /** @return array<string, string> the links of the last mail, by state */
    private function linksInMail(): array
    {
        $mails = $this->sentMails();
        $text = str_replace("\r", '', end($mails)->getTextBody());
        preg_match_all('~https?://\S+/imo-leads/\d+/([a-z-]+)\?\S+$~m', $text, $found);

        return array_combine($found[1], $found[0]);
    }

    private function press(string $link, mixed $by, mixed $seen): TestResponse
    {
        return $this->post($link, ['by' => $by, 'seen' => $seen]);
    }
}
