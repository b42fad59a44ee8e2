<?php

namespace ImoWidgets\Tests\Alerts;

use App\Models\Imovel;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Tests\Leads\LeadTestCase;
use Symfony\Component\Mime\Email;

/** Base of the tests of alerts, which adds listings, requests and confirms alerts, and reads their mails. */
abstract class AlertTestCase extends LeadTestCase
{
    protected const ASKED = [
        'email' => 'ines@segredo.pt',
        'frequencia' => 'Diária',
        'objetivo' => ['Comprar'],
        'tipologia' => [],
        'localizacao' => ['Ovar'],
        'quartos' => [],
        'wcs' => [],
        'garagem' => [],
        'estado' => [],
        'minprice' => null,
        'maxprice' => 300_000,
        'comercial' => [],
        'idRef' => '',
        'url' => '/lista?objectivo=Comprar&localizacao=Ovar',
        'consentimento' => 'Aceito receber avisos.',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 09:00:00');
        config(['imo-widgets.per_minute.alerts' => 1000, 'imo-widgets.alerts.asked_per_day' => 1000]);
        // In the tests' small tables, a few new listings are already a large share.
        config(['imo-widgets.alerts.hold_back_share' => 1000]);
    }

    protected function listing(array $changed = []): Imovel
    {
        return Imovel::factory()->create($changed);
    }

    protected function listings(int $count): void
    {
        Imovel::factory()->count($count)->create();
    }

    protected function ask(array $changed = []): TestResponse
    {
        return $this->sendAsWidget('/api/avisos', [...self::ASKED, ...$changed]);
    }

    protected function confirmed(array $changed = []): Alert
    {
        $this->ask($changed)->assertCreated();
        $alert = Alert::orderByDesc('id')->first();
        $this->post("/avisos/confirmar/$alert->token")->assertOk();

        return Alert::where('token', $alert->token)->sole();
    }

    /** Runs the alerts and returns the sent mails. */
    protected function mails(): array
    {
        $before = count($this->sentMails());
        $this->assertSame(0, Artisan::call('alerts:run'), Artisan::output());

        return array_slice($this->sentMails(), $before);
    }

    protected function mailsOfNextDay(): array
    {
        $this->nextDay();

        return $this->mails();
    }

    protected function nextDay(): void
    {
        $this->travel(1)->days();
    }

    /**
     * @param  bool  $withSearch  whether each sentence begins with the words of its search in brackets
     * @return list<string> each sentence of the mails: its heading, the listing's title and, for a reduction, the price
     *     and the amount
     */
    protected static function sentencesIn(array $mails, bool $withSearch = false): array
    {
        $found = [];
        foreach ($mails as $mail) {
            [$search, $heading, $lines] = ['', '', explode("\n", self::textOf($mail))];
            foreach ($lines as $number => $line) {
                $search = preg_match('/^== (.*) ==$/', $line, $words) === 1 ? $words[1] : $search;
                $isHeading = preg_match('/^(?:\d+ nov[oa]s? |Desceu o |Volt|Já não )/u', $line) === 1;
                $heading = $isHeading ? $line : $heading;
                if (str_starts_with($line, '- ')) {
                    $rest = $heading === 'Desceu o preço' ? ", {$lines[$number + 1]}, {$lines[$number + 2]}" : '';
                    $title = preg_replace('~^- |: http.*$~', '', $line);
                    $found[] = ($withSearch ? "[$search] " : '')."$heading: $title$rest";
                }
            }
        }

        return $found;
    }

    protected static function textOf(Email $mail): string
    {
        return preg_replace('/[ \t\x{A0}]+/u', ' ', str_replace("\r\n", "\n", (string) $mail->getTextBody()));
    }
}
