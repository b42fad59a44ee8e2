<?php

namespace ImoWidgets\Tests\Alerts;

use App\Models\Imovel;
use Error;
use Illuminate\Console\CacheCommandMutex;
use Illuminate\Mail\Events\MessageSending;
use Illuminate\Mail\Events\MessageSent;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\Console\RunAlertsCommand;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Alerts against a model of them, with listings that come, go, flicker and change their price, people who ask and leave, clocks
 * that are put back, and runs that are killed at any statement and any mail: what was mailed in the end is what the model says,
 * each once. `IMO_SEED=7 IMO_STEPS=200` tries others.
 */
#[Group('database')]
final class AlertModelTest extends AlertTestCase
{
    private const PLACES = ['Ovar', 'Espinho'];

    private const PRICES = [100_000, 150_000, 200_000, 250_000];

    private Randomizer $random;

    /** The statements and mails that a run may do before it is killed; `null` for a run without a kill. */
    private ?int $life = null;

    /** @var array<string, array{price: int, place: string, title: string, isThere: bool}> the site's listings, by key */
    private array $listings = [];

    /** @var array<string, array{price: int, isGone: bool, missingSince: int|null}> as a run has seen them last */
    private array $seen = [];

    /** @var array<int, array{place: string|null, most: int}> what people have asked for, by alert */
    private array $alerts = [];

    /** @var array<string, true> what they have to be told: alert, listing, event */
    private array $told = [];

    /** People who have left: they may have been told, and need not be. */
    private array $left = [];

    private bool $isFirst = true;

    #[DataProvider('seeds')]
    public function test_mails_each_event_once_no_matter_when_a_run_is_killed(int $seed): void
    {
        $this->random = new Randomizer(new Mt19937($seed));
        $this->letRunsDie();
        $kills = 0;
        for ($step = 0; $step < (int) (getenv('IMO_STEPS') ?: 12); $step++) {
            for ($changes = $this->random->getInt(0, 6); $changes > 0; $changes--) {
                $this->change();
            }
            $this->passTime();
            while ($this->random->getInt(0, 1) === 0) {
                $kills += $this->killedAfter($this->random->getInt(1, 50)) ? 1 : 0;
            }
            $this->run_();
            // Another run at the same moment finds nothing left to do.
            $this->random->getInt(0, 3) > 0 || $this->run_();
        }
        for ($day = 0; $day < 9; $day++) {
            $this->travel(1)->days();
            $this->run_();
        }
        $this->assertGreaterThan(0, $kills);
        $this->assertToldOnce();
    }

    public static function seeds(): array
    {
        $first = (int) (getenv('IMO_SEED') ?: 1);

        return array_map(fn (int $seed) => [$seed], range($first, $first + 2));
    }

    public function test_lets_only_one_run_work_at_a_time(): void
    {
        $this->confirmed();
        $this->listing();
        $this->assertTrue(app(CacheCommandMutex::class)->create(app(RunAlertsCommand::class)));
        $this->assertSame(0, Artisan::call('alerts:run'));
        $this->assertSame(0, Tables::cursor('ran'), 'the other one works');
        $this->travel(55)->minutes();
        $this->mails();
        $this->assertNotSame(0, Tables::cursor('ran'), 'the next hour continues a killed one');
    }

    private function change(): void
    {
        $key = $this->listings === [] ? null : $this->random->pickArrayKeys($this->listings, 1)[0];
        match ($this->random->getInt(0, 7)) {
            0, 1, 2 => $this->add(),
            3, 4 => $key === null ? $this->add() : $this->price((string) $key),
            5 => $key === null ? $this->add() : $this->flicker((string) $key),
            6 => $this->person(),
            7 => $this->leave(),
        };
    }

    private function add(): void
    {
        $place = self::PLACES[$this->random->getInt(0, 1)];
        $price = self::PRICES[$this->random->getInt(0, 3)];
        $listing = $this->listing(['preco' => $price, 'conselho_dobrado' => strtolower($place), 'freguesia_dobrada' => null]);
        $this->listings[(string) $listing->id] = ['price' => $price, 'place' => $place, 'title' => $listing->titulo, 'isThere' => true];
    }

    private function price(string $key): void
    {
        $price = self::PRICES[$this->random->getInt(0, 3)];
        $this->listings[$key]['price'] = $price;
        Imovel::whereKey($key)->update(['preco' => $price]);
    }

    private function flicker(string $key): void
    {
        ['isThere' => $isThere, 'price' => $price, 'place' => $place, 'title' => $title] = $this->listings[$key];
        $isThere ? Imovel::whereKey($key)->delete() : $this->listing(['id' => (int) $key, 'titulo' => $title, 'preco' => $price, 'conselho_dobrado' => strtolower($place), 'freguesia_dobrada' => null]);
        $this->listings[$key]['isThere'] = ! $isThere;
    }

    private function person(): void
    {
        $place = [null, ...self::PLACES][$this->random->getInt(0, 2)];
        $most = self::PRICES[$this->random->getInt(1, 3)] + count($this->alerts) + count($this->left);
        $alert = $this->confirmed([
            'email' => "p{$this->random->getInt(1, 3)}@segredo.pt", 'localizacao' => $place === null ? [] : [$place], 'maxprice' => $most,
            'frequencia' => $this->random->getInt(0, 1) === 0 ? 'Diária' : 'Semanal',
        ]);
        $this->alerts[$alert->id] = ['place' => $place, 'most' => $most];
    }

    private function leave(): void
    {
        if ($this->alerts !== [] && $this->random->getInt(0, 2) === 0) {
            $id = $this->random->pickArrayKeys($this->alerts, 1)[0];
            $this->left[$id] = true;
            unset($this->alerts[$id]);
            $alert = Alert::find($id);
            $this->post("/avisos/{$alert->subscriber->token}", ['aviso' => $id, 'fazer' => 'apagar'])->assertOk();
        }
    }

    /** Mostly hours, sometimes days; now and then a clock is put back. */
    private function passTime(): void
    {
        $hours = [1, 3, 24, 30, 80, -1, -2][$this->random->getInt(0, 6)];
        $this->travel($hours)->hours();
    }

    /** A run to its end, and what the model makes of it. */
    private function run_(): void
    {
        $this->life = null;
        $this->assertSame(0, Artisan::call('alerts:run'));
        foreach ($this->listings as $key => $listing) {
            $this->see((string) $key, $listing);
        }
        $this->isFirst = false;
    }

    private function see(string $key, array $listing): void
    {
        $seen = $this->seen[$key] ?? null;
        $now = now()->getTimestamp();
        if (! $listing['isThere']) {
            if ($seen === null || $seen['isGone']) {
                return;
            }
            $isGone = $seen['missingSince'] !== null && $now - $seen['missingSince'] >= 24 * 3600;
            $this->seen[$key] = ['missingSince' => $seen['missingSince'] ?? $now, 'isGone' => $isGone] + $seen;
            $isGone && $this->tellOfGone($key);

            return;
        }
        $this->seen[$key] = ['price' => $listing['price'], 'isGone' => false, 'missingSince' => null];
        if (! $this->isFirst && ($seen === null || $seen['isGone'])) {
            $this->tell($key, $listing, 'novo');
        }
        if (! $this->isFirst && $seen !== null && $listing['price'] < $seen['price']) {
            $this->tell($key, $listing, "desceu:{$listing['price']}.00");
        }
    }

    private function tell(string $key, array $listing, string $event): void
    {
        foreach ($this->alerts as $id => $alert) {
            if (($alert['place'] === null || $alert['place'] === $listing['place']) && $listing['price'] <= $alert['most']) {
                $this->told["$id $key $event"] = true;
            }
        }
    }

    private function tellOfGone(string $key): void
    {
        foreach (array_keys($this->alerts) as $id) {
            if (preg_grep("/^$id $key (novo|desceu)/", array_keys($this->told)) !== []) {
                $this->told["$id $key saiu"] = true;
            }
        }
    }

    /** @return bool whether it was killed before its end */
    private function killedAfter(int $life): bool
    {
        $this->life = $life;
        try {
            Artisan::call('alerts:run');
        } catch (KilledRun) {
            // As a shell sees it.
        }
        // Its lock ends by the clock.
        app(CacheCommandMutex::class)->forget(app(RunAlertsCommand::class));
        $isKilled = $this->life <= 0;
        $this->life = null;

        return $isKilled;
    }

    private function letRunsDie(): void
    {
        $live = function () {
            if ($this->life !== null && --$this->life < 0) {
                throw new KilledRun('killed');
            }
        };
        DB::beforeExecuting($live);
        Event::listen(MessageSending::class, $live);
        Event::listen(MessageSent::class, $live);
    }

    private function assertToldOnce(): void
    {
        $mailed = Tables::query('alert_events')->join('imo_alert_mailings', 'imo_alert_mailings.id', '=', 'mailing_id')->whereNotNull('sent_at')->get();
        $of = fn (iterable $events) => collect($events)->map(fn (object $event) => "$event->alert_id $event->listing_key $event->event")->sort()->values()->all();
        $expected = array_filter(array_keys($this->told), fn (string $told) => isset($this->alerts[(int) strtok($told, ' ')]));
        $this->assertSame(collect($expected)->sort()->values()->all(), $of($mailed));
        $this->assertNotSame([], $expected);
        $this->assertSame(0, Tables::query('alert_mailings')->whereNull('sent_at')->count());
        $this->assertSame(0, Tables::query('alert_events')->whereNull('mailing_id')->count());

        $mails = collect($this->sentMails())->groupBy(fn ($mail) => $mail->getHeaders()->get('Message-ID')?->getId() ?? '');
        $lines = $mails->flatMap(fn ($same) => self::linesOf(self::textOf($same->first())));
        $this->assertSame([], $lines->duplicates()->all(), 'told twice');
        foreach ($mailed->groupBy('message') as $message => $events) {
            $same = $mails["imo-$message@localhost"] ?? collect();
            $this->assertNotEmpty($same, 'a mail that is noted as sent went');
            $said = AlertTestCase::textOf($same->first());
            foreach ($events->unique('listing_key') as $event) {
                $this->assertMatchesRegularExpression("/^- {$this->listings[$event->listing_key]['title']}(?:: http|$)/m", $said);
            }
        }
    }

    /** @return list<string> what a mail says of a listing in a search: the search, as what, the listing, and of a reduction the price */
    private static function linesOf(string $text): array
    {
        [$words, $part, $found] = ['', '', []];
        $lines = explode("\n", $text);
        foreach ($lines as $number => $line) {
            $words = str_starts_with($line, '== ') ? $line : $words;
            $part = preg_match('/(novo imóvel|novos imóveis|Desceu o preço|Já não est(?:á|ão) dispon(?:ível|íveis))$/u', $line, $heading) === 1 ? $heading[1] : $part;
            if (str_starts_with($line, '- ')) {
                $found[] = "$words ".strtr($part, ['novos imóveis' => 'novo imóvel', 'Já não estão disponíveis' => 'Já não está disponível'])." $line".($part === 'Desceu o preço' ? $lines[$number + 1] : '');
            }
        }

        return $found;
    }
}

/** Stands for `kill -9`: from here on the process does nothing any more, and its database rolls back what was open. */
final class KilledRun extends Error
{
}
