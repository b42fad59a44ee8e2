<?php

namespace ImoWidgets\Tests\Alerts;

use App\Models\Imovel;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Pagination\LengthAwarePaginator as Page;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\Check\AlertRun;
use ImoWidgets\Alerts\SavedSearch;
use ImoWidgets\Check\Severity;
use ImoWidgets\Check\Site;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\FailingMail;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests a person's mails about a search, and their frequency (docs/operating.md#alerts-that-mail). */
#[Group('database')]
final class AlertRunTest extends AlertTestCase
{
    public function test_mails_only_listings_that_are_new_reduced_or_gone(): void
    {
        $old = $this->listing();
        $this->mails();
        $this->confirmed();
        $this->assertSame([], $this->mails(), 'existing listings are not news');
        $this->assertSame([], $this->mailsOfNextDay(), 'nothing new: no mail');

        $new = $this->listing([
            'titulo' => "Casa <b>nova</b>\r\nBcc: outro@exemplo.pt",
            'preco' => 200_000,
            'area_util' => 98,
            'licenca' => '123/2004',
        ]);
        $this->listing(['preco' => 400_000]);
        $this->listing(['conselho_dobrado' => 'porto', 'freguesia_dobrada' => 'bonfim']);
        [$mail] = $this->mailsOfNextDay();
        $text = self::textOf($mail);
        $this->assertSame('ines@segredo.pt', $mail->getTo()[0]->getAddress());
        $this->assertSame('1 novidade nas suas pesquisas', $mail->getSubject());
        $this->assertStringContainsString('== Comprar · Ovar · Até 300 000 € ==', $text);
        $this->assertMatchesRegularExpression(
            "~1 novo imóvel\n\n- Casa <b>nova</b> Bcc: outro@exemplo\.pt: http://localhost/\S+_$new->id\n"
                .'200 000 €\nOvar, Válega\n~',
            $text,
        );
        $this->assertStringContainsString('Classe energética B', $text);
        $this->assertStringContainsString('Área útil 98 m² · Licença de utilização 123/2004', $text);
        $this->assertStringContainsString(
            "Área útil 98\u{A0}m² · Licença de utilização 123/2004",
            $mail->getHtmlBody(),
        );
        $this->assertStringContainsString(
            "Ver todos: http://localhost/lista?objectivo=Comprar&localizacao=Ovar\n",
            $text,
        );
        $this->assertStringContainsString('Licença AMI n.º 00000', $text);
        $this->assertStringContainsString('Casa &lt;b&gt;nova&lt;/b&gt; Bcc', $mail->getHtmlBody());
        $this->assertStringContainsString("_$new->id\"", $mail->getHtmlBody());
        $this->assertStringContainsString('src="http://localhost/fotos/', $mail->getHtmlBody());

        $old->update(['preco' => 245_000]);
        $new->update(['preco' => 210_000]);
        [$mail] = $this->mailsOfNextDay();
        $this->assertMatchesRegularExpression(
            "~Desceu o preço\n\n- $old->titulo: \S+\n245 000 €\nDesceu 5 000 €\n~",
            self::textOf($mail),
        );
        $this->assertStringNotContainsString('Casa', self::textOf($mail), 'a higher price is not news');

        $new->delete();
        $this->assertSame([], $this->mailsOfNextDay(), 'an import may be under way');
        [$mail] = $this->mailsOfNextDay();
        $this->assertStringContainsString("Já não está disponível\n\n- Casa <b>nova</b>", self::textOf($mail));
        $this->assertSame([], $this->mailsOfNextDay());
    }

    public function test_mails_only_the_number_if_more_than_fifty_listings_are_new(): void
    {
        $this->mails();
        $this->confirmed();
        $this->listings(51);
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame('51 novidades nas suas pesquisas', $mail->getSubject());
        $this->assertStringContainsString("51 novos imóveis\n\nVer todos: http", self::textOf($mail));
        $this->assertStringNotContainsString('Moradia n.º', $mail->getHtmlBody());
        $this->listings(50);
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame(50, substr_count(self::textOf($mail), '- Moradia n.º'));
    }

    public function test_names_fifty_reduced_or_gone_listings_and_counts_the_rest(): void
    {
        $this->listings(53);
        $this->mails();
        $this->confirmed();
        $this->mailsOfNextDay();
        Imovel::query()->update(['preco' => 240_000]);
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame('53 novidades nas suas pesquisas', $mail->getSubject());
        $this->assertSame(50, substr_count(self::textOf($mail), 'Desceu 10 000 €'));
        $this->assertStringContainsString("\n\ne mais 3\n", self::textOf($mail));
        Imovel::query()->delete();
        $this->mailsOfNextDay();
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame(50, substr_count(self::textOf($mail), '- Moradia'));
        $this->assertStringContainsString('e mais 3', $mail->getHtmlBody());
    }

    public function test_combines_a_persons_due_alerts_in_one_mail(): void
    {
        $this->mails();
        $this->confirmed();
        $this->confirmed(['frequencia' => 'Semanal', 'localizacao' => ['Espinho']]);
        $this->confirmed(['email' => 'outra@segredo.pt', 'localizacao' => ['Porto']]);
        $this->nextDay();
        [$sections, $kills] = [[], 0];
        DB::beforeExecuting(function (string $sql) use (&$kills) {
            abort_if(preg_match('/set .due_at/', $sql) === 1 && $kills-- > 0, 500);
        });
        for ($day = 0; $day < 9; $day++) {
            $this->listing(['conselho_dobrado' => 'espinho']);
            $kills = 1;
            rescue(fn () => Artisan::call('alerts:run'), report: false);
            $this->listing();
            $mails = [...$this->mails(), ...$this->mails()];
            $this->assertLessThanOrEqual(1, count($mails));
            $sections[] = $mails === [] ? 0 : preg_match_all('/^== /m', self::textOf($mails[0]));
            $this->nextDay();
        }
        $this->assertSame([2, 1, 1, 1, 1, 1, 1, 2, 1], $sections);
    }

    public function test_sends_a_failed_mail_later_and_loses_nothing(): void
    {
        $this->mails();
        $this->confirmed();
        $this->listing(['titulo' => 'A primeira']);
        $this->nextDay();
        $mailer = config('mail.default');
        FailingMail::break('ines@segredo.pt');
        $this->assertSame(1, Artisan::call('alerts:run'), 'the exit code reports the failure');
        $this->assertLogged('The mail of mailing');
        $this->listing(['titulo' => 'A segunda']);
        $this->nextDay();
        config(['mail.default' => $mailer]);
        [$mail] = $this->mails();
        $this->assertMatchesRegularExpression('~2 novos imóveis.*A primeira.*A segunda~s', self::textOf($mail));
        $this->assertSame([], $this->mailsOfNextDay());
    }

    public function test_names_a_listing_without_a_card_by_its_id_and_still_mails_everybody(): void
    {
        $this->mails();
        $this->confirmed();
        $this->confirmed(['email' => 'outra@segredo.pt', 'localizacao' => ['Espinho']]);
        $broken = $this->listing(['titulo' => 'Sem fotografias']);
        $this->listing(['titulo' => 'Moradia inteira']);
        $this->listing(['titulo' => 'Em Espinho', 'conselho_dobrado' => 'espinho', 'freguesia_dobrada' => null]);
        DB::table('imoveis')->where('id', $broken->id)->update(['fotos' => 'null']);
        $mails = $this->mailsOfNextDay();
        $this->assertCount(2, $mails);
        $this->assertStringContainsString('2 novos imóveis', self::textOf($mails[0]));
        $this->assertStringContainsString('- Moradia inteira', self::textOf($mails[0]));
        $this->assertStringContainsString("- Imóvel $broken->id", self::textOf($mails[0]));
        $this->assertStringContainsString('- Em Espinho', self::textOf($mails[1]));
        $this->assertLogged("Listing $broken->id has no card");
    }

    public function test_leaves_a_broken_search_to_the_next_run_and_runs_the_others(): void
    {
        $this->mails();
        $this->confirmed();
        $this->confirmed(['email' => 'outra@segredo.pt', 'maxprice' => 260_000]);
        $this->listing(['titulo' => 'Para ambas']);
        $bad = Alert::orderBy('id')->value('search_id');
        $criteria = SavedSearch::query()->where('id', $bad)->value('criteria');
        SavedSearch::query()->where('id', $bad)->update(['criteria' => '{"quartos":[[]]}']);
        $this->nextDay();
        $before = count($this->mailedTo());
        $this->assertSame(1, Artisan::call('alerts:run'));
        $this->assertSame(['outra@segredo.pt'], array_slice($this->mailedTo(), $before));
        $this->assertLogged("Search $bad of the alerts could not be run");
        SavedSearch::query()->where('id', $bad)->update(['criteria' => $criteria]);
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame(
            ['ines@segredo.pt', true],
            [$mail->getTo()[0]->getAddress(), str_contains(self::textOf($mail), '- Para ambas')],
        );
    }

    public function test_reports_returns_only_to_people_told_that_the_listings_were_gone(): void
    {
        for ($count = 0; $count < 60; $count++) {
            $kept[] = $this->listing()->getAttributes();
        }
        Imovel::query()->delete();
        $this->mails();
        $this->confirmed();
        foreach ($kept as $day => $row) {
            Imovel::insert($row);
            if ($day % 20 === 19) {
                $this->mailsOfNextDay();
            }
        }
        Imovel::query()->delete();
        for ($day = 0; $day < 3; $day++) {
            $this->mailsOfNextDay();
        }
        Imovel::insert($kept);
        $this->listing(['titulo' => 'A nova']);
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame('61 novidades nas suas pesquisas', $mail->getSubject());
        $this->assertMatchesRegularExpression(
            "~1 novo imóvel\n\n- A nova.*Voltaram a estar disponíveis\n\n- ~s",
            self::textOf($mail),
        );
        $this->assertStringContainsString("\ne mais 11\n", self::textOf($mail));
        $this->assertSame([], $this->mailsOfNextDay());
    }

    public function test_counts_and_shows_a_listing_once_when_many_searches_find_it(): void
    {
        $this->mails();
        $alert = Alert::factory()->confirmed()->for(AlertSubscriber::factory()->create(), 'subscriber');
        for ($count = 0; $count < 20; $count++) {
            $alert->of([...self::ASKED, 'maxprice' => 300_000 + $count])->create();
        }
        $this->listings(50);
        [$mail] = $this->mailsOfNextDay();
        $this->assertSame('50 novidades nas suas pesquisas', $mail->getSubject());
        $this->assertSame(50, substr_count(self::textOf($mail), '- Moradia n.º'));
        $this->assertLessThan(100_000, strlen($mail->getHtmlBody()));
        $this->assertStringContainsString('/cancelar', $mail->getHtmlBody());
    }

    #[TestWith(['UTC'])]
    #[TestWith(['Europe/Lisbon'])]
    #[TestWith(['Europe/Luxembourg'])]
    #[TestWith(['America/Sao_Paulo'])]
    public function test_schedules_mails_for_eight_in_lisbon_in_any_time_zone_of_the_site(string $zone): void
    {
        $usual = date_default_timezone_get();
        config(['app.timezone' => $zone]);
        date_default_timezone_set($zone);
        try {
            foreach ([
                '2026-07-10 06:00' => '2026-07-10 07:00',
                '2026-01-10 06:00' => '2026-01-10 08:00',
            ] as $now => $due) {
                $this->travelTo(CarbonImmutable::parse($now, 'UTC'));
                $alert = new Alert(['due_at' => AlertSettings::dueIn(0)]);
                // This is the time as the database stores it and as a run compares it.
                $this->assertSame(
                    $due,
                    CarbonImmutable::parse($alert->getAttributes()['due_at'], $zone)->utc()->format('Y-m-d H:i'),
                    "$zone $now",
                );
            }
        } finally {
            date_default_timezone_set($usual);
        }
    }

    public function test_replays_alerts_through_the_sites_own_search(): void
    {
        config(['imo-widgets.listings.search' => OwnSearch::class]);
        $this->mails();
        $this->confirmed(['localizacao' => ['Nenhures'], 'comercial' => ['7', '07']]);
        $this->listing(['titulo' => 'Par']);
        $this->listing(['titulo' => 'Outra']);
        [$mail] = $this->mailsOfNextDay();
        $this->assertMatchesRegularExpression('~^(?!.*- Outra).*- Par~s', self::textOf($mail));
        $this->assertSame(['07', '7'], Alert::sole()->search->criteria['comercial'], 'two ids');
    }

    public function test_notices_when_the_runs_stop_or_hold_back(): void
    {
        config(['imo-widgets.alerts.hold_back_share' => 0.5]);
        $this->listings(20);
        $this->mails();
        Alert::factory()->confirmed()->create();
        $this->assertSame([], $this->errorsOfCheck());
        $this->travel(2)->days();
        $this->assertSame(
            ['alerts:run: has not finished for a day; new listings are not mailed. Let cron run `php artisan '
                .'schedule:run` every minute.'],
            $this->errorsOfCheck(),
        );
        Imovel::query()->delete();
        Artisan::call('alerts:run');
        $this->assertSame(
            ['alerts:run: holds back, because too many listings are missing or new; nothing is mailed. Compare the '
                .'table of listings with the log; if the change is intended, run `php artisan alerts:run --accept`.'],
            $this->errorsOfCheck(),
        );
        Artisan::call('alerts:run', ['--accept' => true]);
        $this->assertSame([], $this->errorsOfCheck());
    }

    /** @return list<string> */
    private function errorsOfCheck(): array
    {
        $findings = collect((new AlertRun)->answers(app()->make(Site::class, ['only' => []])));

        return $findings->where('severity', Severity::Error)->map->text()->values()->all();
    }
}

/** A search that can't be limited to given listings. */
final class OwnSearch implements ListingSearch
{
    public function search(array $criteria, int $page, int $perPage): LengthAwarePaginator
    {
        return new Page(
            Imovel::where('titulo', 'Par')->get()->map(fn (Imovel $listing) => ['id' => $listing->id])->all(),
            1,
            $perPage,
            $page,
        );
    }
}
