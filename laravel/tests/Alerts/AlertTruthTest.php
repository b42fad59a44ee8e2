<?php

namespace ImoWidgets\Tests\Alerts;

use App\Models\Imovel;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\Jobs\SendAlertMailing;
use ImoWidgets\Alerts\Mailing;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests that each sentence of a mail is true when it arrives (docs/operating.md#sentences-of-a-mail). */
#[Group('database')]
final class AlertTruthTest extends AlertTestCase
{
    public function test_recognizes_a_home_to_which_an_import_gave_a_new_id(): void
    {
        $this->listings(20);
        $this->mails();
        $this->confirmed();
        for ($day = 0; $day < 4; $day++) {
            $this->refill();
            $this->assertSame([], $this->mailsOfNextDay());
        }
        $this->listing(['titulo' => 'A nova']);
        $this->assertSame(['1 novo imóvel: A nova'], $this->sentencesOfNextDay());
        $this->refill();
        Imovel::where('titulo', 'A nova')->update(['preco' => 240_000]);
        $this->assertSame(['Desceu o preço: A nova, 240 000 €, Desceu 10 000 €'], $this->sentencesOfNextDay());
    }

    public function test_keeps_the_reference_with_the_listing_that_had_it_first(): void
    {
        $this->listings(2);
        $this->mails();
        $this->confirmed();
        $first = Imovel::orderBy('id')->first();
        $this->listing(['titulo' => 'A nova', 'id_ref' => $first->id_ref, 'preco' => 200_000]);
        $this->travel(2)->days();
        $this->assertSame(['1 novo imóvel: A nova'], $this->sentencesOfNextDay());
        $this->travel(2)->days();
        $this->assertSame([], $this->sentencesOfNextDay());
    }

    public function test_reports_no_home_as_new_after_a_feed_was_down_for_a_day(): void
    {
        config(['imo-widgets.alerts.hold_back_share' => 0.5]);
        $this->listings(39);
        $this->mails();
        $this->confirmed();
        $this->listing(['titulo' => 'A nova']);
        $this->assertSame(['1 novo imóvel: A nova'], $this->sentencesOfNextDay());
        $rows = DB::table('imoveis')->get()->map(fn ($row) => (array) $row)->all();
        Imovel::query()->delete();
        for ($hour = 0; $hour < 26; $hour++) {
            $this->travel(1)->hours();
            $this->assertSame(1, Artisan::call('alerts:run'));
        }
        $this->assertCount(1, $this->sentMailsAboutNews());
        DB::table('imoveis')->insert($rows);
        $this->travel(1)->hours();
        $this->assertSame([], $this->mails());
        $this->assertSame([], $this->mailsOfNextDay());
    }

    public function test_reports_a_home_that_was_gone_as_back_and_never_as_new(): void
    {
        $this->listing(['titulo' => 'A antiga']);
        $this->mails();
        $this->confirmed();
        $this->listing(['titulo' => 'A nova']);
        $this->sentencesOfNextDay();
        $rows = DB::table('imoveis')->get()->map(fn ($row) => (array) $row)->all();
        Imovel::query()->delete();
        $this->assertSame([], $this->sentencesOfNextDay());
        $this->travel(2)->hours();
        $this->assertSame(['Já não está disponível: A nova'], $this->sentencesOfNextDay());
        DB::table('imoveis')->insert($rows);
        $this->assertSame(['Voltou a estar disponível: A nova'], $this->sentencesOfNextDay());
        $this->assertSame([], $this->sentencesOfNextDay());
    }

    public function test_reports_a_home_that_moved_into_the_zone_as_new_but_none_that_was_there(): void
    {
        $there = $this->listing(['titulo' => 'A de dentro', 'latitude' => 40.86, 'longitude' => -8.62]);
        $moved = $this->listing(['titulo' => 'A de fora', 'latitude' => 40.86, 'longitude' => -8.4]);
        $placed = $this->listing(['titulo' => 'A sem lugar']);
        $this->mails();
        $alert = $this->confirmed(['zona' => [40.8, -8.7, 40.9, -8.6]]);
        $this->assertSame([40.8, -8.7, 40.9, -8.6], $alert->search->criteria['zona']);
        $there->update(['latitude' => 40.87, 'estado' => 'Novo']);
        $moved->update(['longitude' => -8.61]);
        $placed->update(['latitude' => 40.85, 'longitude' => -8.63]);
        $this->assertSame(
            ['2 novos imóveis: A de fora', '2 novos imóveis: A sem lugar'],
            $this->sentencesOfNextDay(),
        );
        $moved->update(['latitude' => 41]);
        $this->assertSame([], $this->sentencesOfNextDay());
    }

    public function test_reports_no_home_as_new_because_the_site_has_added_places(): void
    {
        config(['imo-widgets.listings.columns' => ['latitude' => null, 'longitude' => null]
            + config('imo-widgets.listings.columns')]);
        $this->listing(['titulo' => 'A casa', 'latitude' => 40.86, 'longitude' => -8.62]);
        $this->mails();
        $this->confirmed(['zona' => [40.8, -8.7, 40.9, -8.6]]);
        config(['imo-widgets.listings.columns' => ['latitude' => 'latitude', 'longitude' => 'longitude']
            + config('imo-widgets.listings.columns')]);
        $this->assertSame([], $this->sentencesOfNextDay());
        $this->listing(['titulo' => 'A nova', 'latitude' => 40.86, 'longitude' => -8.62]);
        $this->assertSame(['1 novo imóvel: A nova'], $this->sentencesOfNextDay());
    }

    public function test_never_compares_a_rent_with_a_price(): void
    {
        $this->mails();
        $this->confirmed();
        $this->confirmed(['email' => 'rui@segredo.pt', 'objetivo' => ['Arrendar']]);
        $home = $this->listing(['titulo' => 'A casa']);
        $this->assertSame(['ines: 1 novo imóvel: A casa'], $this->sentencesOfAll());
        $home->update(['preco' => 900, 'tipo_negocio' => 'Arrendamento']);
        $this->assertSame(
            ['ines: Já não está disponível: A casa', 'rui: 1 novo imóvel: A casa'],
            $this->sentencesOfAll(),
        );
        $home->update(['preco' => 850]);
        $this->assertSame(['rui: Desceu o preço: A casa, 850 €/mês, Desceu 50 €'], $this->sentencesOfAll());
        $home->update(['preco' => 250_000, 'tipo_negocio' => 'Venda']);
        $this->assertSame(
            ['ines: Voltou a estar disponível: A casa', 'rui: Já não está disponível: A casa'],
            $this->sentencesOfAll(),
        );
    }

    public function test_only_reports_a_home_as_new_if_its_deal_changes_and_the_search_still_finds_it(): void
    {
        $this->mails();
        $this->confirmed(['objetivo' => []]);
        $home = $this->listing(['titulo' => 'A casa', 'tipo_negocio' => 'Trespasse', 'preco' => 90_000]);
        $this->sentencesOfNextDay();
        $home->update(['preco' => 60_000, 'tipo_negocio' => 'Venda']);
        $this->assertSame(['1 novo imóvel: A casa'], $this->sentencesOfNextDay());
    }

    public function test_says_once_that_a_home_with_two_deals_is_gone(): void
    {
        $this->mails();
        $this->confirmed(['objetivo' => []]);
        $home = $this->listing(['titulo' => 'A casa']);
        $this->assertSame(['1 novo imóvel: A casa'], $this->sentencesOfNextDay());
        $home->update(['preco' => 900, 'tipo_negocio' => 'Arrendamento']);
        $this->assertSame(['1 novo imóvel: A casa'], $this->sentencesOfNextDay());
        $home->delete();
        $this->assertSame([], $this->sentencesOfNextDay());
        $this->assertSame(['Já não está disponível: A casa'], $this->sentencesOfNextDay());
        $this->assertSame([], $this->sentencesOfNextDay());
        Imovel::create(['preco' => 250_000, 'tipo_negocio' => 'Venda'] + $home->getAttributes());
        $this->assertSame(['Voltou a estar disponível: A casa'], $this->sentencesOfNextDay());
    }

    public function test_ignores_a_mistyped_price_corrected_before_the_mail(): void
    {
        $home = $this->listing(['titulo' => 'A casa']);
        $this->mails();
        $this->confirmed();
        $home->update(['preco' => 25_000]);
        $this->travel(1)->hours();
        $this->mails();
        $home->update(['preco' => 250_000]);
        $this->travel(1)->hours();
        $this->mails();
        $this->assertSame([], $this->sentencesOfNextDay());
    }

    public function test_reports_a_draft_once_it_matches(): void
    {
        $before = $this->listing([
            'titulo' => 'Rascunho de antes',
            'preco' => null,
            'conselho_dobrado' => '',
            'freguesia_dobrada' => '',
        ]);
        $this->mails();
        $this->confirmed();
        $after = $this->listing([
            'titulo' => 'Rascunho',
            'preco' => null,
            'conselho_dobrado' => '',
            'freguesia_dobrada' => '',
        ]);
        $this->travel(1)->hours();
        $this->mails();
        $this->assertSame([], $this->sentencesOfNextDay());
        foreach ([$before, $after] as $draft) {
            $draft->update(['preco' => 200_000, 'conselho_dobrado' => 'ovar']);
        }
        $this->travel(1)->hours();
        $this->mails();
        $this->assertSame(
            ['2 novos imóveis: Rascunho de antes', '2 novos imóveis: Rascunho'],
            $this->sentencesOfNextDay(),
        );
        $this->assertSame([], $this->sentencesOfNextDay());
    }

    public function test_reports_no_home_as_new_that_the_search_found_when_the_alert_began(): void
    {
        $home = $this->listing(['titulo' => 'A casa', 'estado' => 'Usado']);
        $this->mails();
        $this->confirmed(['localizacao' => ['Ovar', 'Espinho'], 'quartos' => ['3', '+5'], 'minprice' => 100_000]);
        foreach ([
            ['estado' => 'Renovado'],
            ['conselho_dobrado' => 'espinho'],
            ['num_quartos' => 6],
            ['preco' => 299_000],
        ] as $change) {
            $home->update($change);
            $this->assertSame([], $this->sentencesOfNextDay(), json_encode($change));
        }
        $home->update(['conselho_dobrado' => 'porto', 'freguesia_dobrada' => 'bonfim']);
        $this->assertSame([], $this->sentencesOfNextDay());
        $home->update(['conselho_dobrado' => 'ovar']);
        $this->assertSame([], $this->sentencesOfNextDay());
    }

    #[TestWith([['preco' => 400_000]])]
    #[TestWith([null])]
    public function test_ignores_a_home_that_no_longer_matches_at_eight(?array $change): void
    {
        $this->mails();
        $this->confirmed();
        $home = $this->listing(['titulo' => 'A casa']);
        $this->listing(['titulo' => 'A outra']);
        $this->travel(9)->hours();
        $this->mails();
        if ($change === null) {
            $home->delete();
        } else {
            $home->update($change);
        }
        $this->travel(15)->hours();
        $this->assertSame(['1 novo imóvel: A outra'], self::sentencesIn($this->mails()));
    }

    public function test_mails_what_is_true_when_a_waiting_mail_is_sent(): void
    {
        $this->mails();
        $this->confirmed();
        $home = $this->listing(['titulo' => 'A casa']);
        $other = $this->listing(['titulo' => 'A outra']);
        $usual = Bus::getFacadeRoot();
        Bus::fake();
        $this->nextDay();
        Artisan::call('alerts:run');
        Bus::swap($usual);
        $home->delete();
        $other->update(['preco' => 245_000]);
        $before = count($this->sentMails());
        Bus::dispatch(new SendAlertMailing(Mailing::query()->value('id')));
        $mails = array_slice($this->sentMails(), $before);
        $this->assertSame(['1 novo imóvel: A outra'], self::sentencesIn($mails));
        $this->assertStringContainsString('245 000 €', self::textOf($mails[0]));
        $this->assertSame([], $this->sentencesOfNextDay(), 'not reduced since the last mail');
    }

    public function test_reports_a_reduction_in_whole_euros_from_the_price_the_person_knows(): void
    {
        $home = $this->listing(['titulo' => 'A casa', 'preco' => 250_000.4]);
        $this->mails();
        $this->confirmed();
        $home->update(['preco' => 250_000]);
        $this->assertSame([], $this->sentencesOfNextDay());
        $home->update(['preco' => 245_000.4]);
        $this->assertSame(['Desceu o preço: A casa, 245 000 €, Desceu 5 000 €'], $this->sentencesOfNextDay());
        $home->update(['preco' => 260_000]);
        $this->assertSame([], $this->sentencesOfNextDay());
        $home->update(['preco' => 245_000]);
        $this->assertSame([], $this->sentencesOfNextDay(), 'told already');
        $home->update(['preco' => 240_000]);
        $this->assertSame(['Desceu o preço: A casa, 240 000 €, Desceu 5 000 €'], $this->sentencesOfNextDay());
    }

    public function test_reports_a_home_once_to_a_person_whose_two_alerts_find_it(): void
    {
        $this->mails();
        $this->confirmed();
        $this->confirmed(['frequencia' => 'Semanal', 'maxprice' => null]);
        $this->nextDay();
        $this->mails();
        $this->listing(['titulo' => 'A casa']);
        $this->assertSame(['1 novo imóvel: A casa'], $this->sentencesOfNextDay());
        for ($day = 0; $day < 8; $day++) {
            $this->assertSame([], $this->sentencesOfNextDay());
        }
    }

    public function test_holds_back_while_most_of_the_stock_would_be_new_or_gone_until_it_is_accepted(): void
    {
        config(['imo-widgets.alerts.hold_back_share' => 0.5, 'imo-widgets.listings.columns.idRef' => null]);
        $this->listings(20);
        $this->mails();
        $this->confirmed();
        $this->refill();
        $this->nextDay();
        $this->assertSame(1, Artisan::call('alerts:run'));
        $this->assertLogged('of 20 known listings 20 are missing, and 20 are new');
        $this->assertSame([], $this->sentMailsAboutNews());
        $this->assertSame(0, Artisan::call('alerts:run', ['--accept' => true]));
        $this->assertCount(20, self::sentencesIn($this->sentMailsAboutNews()));
        $this->nextDay();
        $this->assertSame(0, Artisan::call('alerts:run'));
        $this->assertCount(20, self::sentencesIn($this->sentMailsAboutNews()));
    }

    public function test_resumes_on_its_own_once_the_table_is_complete_again(): void
    {
        config(['imo-widgets.alerts.hold_back_share' => 0.5]);
        $this->listings(20);
        $this->mails();
        $this->confirmed();
        $rows = DB::table('imoveis')->limit(11)->get()->map(fn ($row) => (array) $row)->all();
        Imovel::whereKey(array_column($rows, 'id'))->delete();
        $this->nextDay();
        $this->assertSame(1, Artisan::call('alerts:run'));
        DB::table('imoveis')->insert($rows);
        $this->listing(['titulo' => 'A nova']);
        $this->assertSame(['1 novo imóvel: A nova'], $this->sentencesOfNextDay());
    }

    /** Empties the table and inserts the same homes under new ids, as an importer may do. */
    private function refill(): void
    {
        $rows = DB::table('imoveis')->orderBy('id')->get();
        $next = $rows->max('id');
        Imovel::query()->delete();
        DB::table('imoveis')->insert($rows->map(function (object $row) use (&$next) {
            return ['id' => ++$next] + (array) $row;
        })->all());
    }

    /** @return list<string> */
    private function sentencesOfNextDay(): array
    {
        return self::sentencesIn($this->mailsOfNextDay());
    }

    /** @return list<string> the sentences, each with the person's name */
    private function sentencesOfAll(): array
    {
        $of = fn ($mail) => preg_replace(
            '/^/',
            strtok($mail->getTo()[0]->getAddress(), '@').': ',
            self::sentencesIn([$mail]),
        );

        return array_merge(...array_map($of, $this->mailsOfNextDay()));
    }

    private function sentMailsAboutNews(): array
    {
        return array_values(
            array_filter($this->sentMails(), fn ($mail) => str_contains($mail->getSubject(), 'novidade')),
        );
    }
}
