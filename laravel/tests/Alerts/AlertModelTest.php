<?php

namespace ImoWidgets\Tests\Alerts;

use App\Models\Imovel;
use Error;
use Illuminate\Console\CacheCommandMutex;
use Illuminate\Mail\Events\MessageSending;
use Illuminate\Mail\Events\MessageSent;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Sleep;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\Cursor;
use ImoWidgets\Alerts\Mailing;
use ImoWidgets\Alerts\RunAlertsCommand;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Symfony\Component\Mailer\Exception\TransportException;

/**
 * Compares alerts with a simple model of what each person may be told, in random histories. Homes are added, completed,
 * changed, withdrawn and relisted; feeds fail or are refilled with new ids; people subscribe and leave; mails are
 * refused; clocks are set back; and runs are killed at any statement and any mail. `IMO_SEED=7 IMO_HISTORIES=1
 * IMO_STEPS=200` plays other histories.
 */
#[Group('database')]
final class AlertModelTest extends AlertTestCase
{
    private const GROUPS = 2;

    private const PLACES = ['Ovar', 'Espinho', ''];

    private const DEALS = ['Venda', 'Venda', 'Arrendamento'];

    private const PRICES = [100_000, 150_000, 150_000.4, 200_000, 250_000, null];

    private Randomizer $random;

    /** The number of statements and mails after which the run is killed; `null` if it isn't killed. */
    private ?int $life = null;

    private bool $isKilledByMail = false;

    private ?TransportException $refusal = null;

    private bool $isRefusedAfterwards = false;

    private AlertModel $model;

    /** @var array<string, true> */
    private array $happened = [];

    /** @var array<string, true> the ids of the sent mails */
    private array $messages = [];

    private int $read = 0;

    private int $count = 0;

    protected function setUp(): void
    {
        parent::setUp();
        config(['imo-widgets.alerts.hold_back_share' => 0.5, 'imo-widgets.listings.identity' => 'id_ref']);
        // A killed run would otherwise really wait before its retries.
        Sleep::fake();
        $live = function (string $when) {
            $this->life = $this->isKilledByMail && $when === 'sent' ? 0 : $this->life;
            if ($this->life !== null && --$this->life < 0) {
                throw new KilledRun('killed');
            }
            if ($this->refusal !== null && $when === ($this->isRefusedAfterwards ? 'sent' : 'sending')) {
                throw $this->refusal;
            }
        };
        DB::beforeExecuting(fn () => $live(''));
        Event::listen(MessageSending::class, fn () => $live('sending'));
        Event::listen(MessageSent::class, fn () => $live('sent'));
    }

    #[DataProvider('histories')]
    public function test_tells_each_person_what_is_true_once_and_loses_nothing(int $first, int $last): void
    {
        // Kills are placed by counting statements, and the first history of a process has additional ones.
        $this->play(0);
        for ($seed = $first; $seed <= $last; $seed++) {
            try {
                $this->play($seed);
            } catch (\Throwable $problem) {
                $this->fail("IMO_SEED=$seed IMO_HISTORIES=1: {$problem->getMessage()}\n{$problem->getTraceAsString()}");
            }
        }
        // A single history may lack some of these events, but many histories together have all of them.
        if ($last - $first >= 8) {
            $this->assertEqualsCanonicalizing(
                ['novo', 'desceu', 'voltou', 'saiu', 'killed', 'mailed again'],
                array_keys($this->happened),
                "IMO_SEED=$first",
            );
        }
    }

    public static function histories(): array
    {
        $first = (int) (getenv('IMO_SEED') ?: 1);
        $count = (int) (getenv('IMO_HISTORIES') ?: 25);
        $size = max(1, intdiv($count, self::GROUPS));

        return array_map(fn (int $from) => [$from, $from + $size - 1], range($first, $first + $count - 1, $size));
    }

    public function test_lets_only_one_run_work_at_a_time(): void
    {
        $this->confirmed();
        $this->listing();
        $this->assertTrue(app(CacheCommandMutex::class)->create(app(RunAlertsCommand::class)));
        $this->assertSame(0, Artisan::call('alerts:run'));
        $this->assertSame(0, Cursor::get('ran'), 'another run holds the lock');
        $this->travel(55)->minutes();
        $this->mails();
        $this->assertNotSame(0, Cursor::get('ran'), 'the next hourly run resumes a killed one');
    }

    private function play(int $seed): void
    {
        $this->random = new Randomizer(new Mt19937($seed));
        $this->travelTo('2026-11-23 09:00:00');
        foreach ([
            'alert_told',
            'alerts',
            'alert_mailings',
            'alert_searches',
            'alert_subscribers',
            'alert_cursors',
            'listing_versions',
            'listing_states',
        ] as $table) {
            DB::table("imo_$table")->delete();
        }
        Imovel::query()->delete();
        Cache::flush();
        Mail::mailer('array')->getSymfonyTransport()->flush();
        [$this->read, $this->count, $this->model] = [0, 0, new AlertModel];
        for ($count = 0; $count < 16; $count++) {
            $this->add();
        }
        $this->runToItsEnd();
        array_map($this->person(...), [1, 2, 3]);
        for ($step = 0; $step < (int) (getenv('IMO_STEPS') ?: 10); $step++) {
            $this->step();
        }
        // A missing home counts as gone after a day, and weekly mails are sent within a week, after which a home that
        // they reported may be gone too.
        foreach ([1, 1, 1, 1, 7, 1] as $number => $days) {
            while ($number === 3 && $this->model->withdrawn !== []) {
                $this->bringBack();
            }
            $this->travel($days)->days();
            $this->runToItsEnd();
        }
        $unsaid = $this->model->unsaid(AlertModel::table());
        $this->assertSame([], $unsaid, implode("\n", $unsaid));
        $this->assertSame(0, Mailing::query()->whereNull('sent_at')->count());
    }

    private function step(): void
    {
        for ($changes = $this->one(2, 6); $changes > 0; $changes--) {
            $this->change();
        }
        match ($this->one(0, 11)) {
            0 => $this->outage(),
            1 => $this->refill(),
            2 => $this->refuse(),
            default => null,
        };
        // Usually a day or an hour passes; sometimes a clock is set back.
        $this->travel([1, 24, 24, 24, 25, 26, 30, -1][$this->one(0, 7)])->hours();
        while ($this->one(0, 2) === 0) {
            $this->killAfter($this->one(0, 2) > 0 ? $this->one(1, 120) : null);
        }
        $this->runToItsEnd();
    }

    private function change(): void
    {
        // Half of the changes concern the newest homes, which people have been told about.
        $homes = $this->homes();
        $home = $homes === [] ? null : $this->pick($this->one(0, 1) === 0 ? $homes : array_slice($homes, -3));
        match ($this->one(0, 14)) {
            0, 1, 13, 14 => $this->add(),
            2, 3, 4 => $home?->update(['preco' => $this->pick(self::PRICES)]),
            5 => $home?->update(['tipo_negocio' => $this->pick(self::DEALS)]),
            6 => $home?->update(['conselho_dobrado' => strtolower($this->pick(self::PLACES))]),
            7 => $home?->update(['estado' => $this->pick(['Novo', 'Usado'])]),
            8, 9, 10 => $this->flicker($home),
            11 => $this->person(),
            12 => $this->leave(),
        };
    }

    private function add(): void
    {
        $name = 'H'.++$this->count;
        $this->listing([
            'id_ref' => $name,
            'titulo' => $name,
            'preco' => $this->pick(self::PRICES),
            'tipo_negocio' => $this->pick(self::DEALS),
            'conselho_dobrado' => strtolower($this->pick(self::PLACES)), 'freguesia_dobrada' => '',
        ]);
    }

    /** Withdraws a home, or relists a withdrawn one. */
    private function flicker(?Imovel $home): void
    {
        if ($this->model->withdrawn !== [] && $this->one(0, 3) === 0) {
            $this->bringBack();
        } elseif ($home !== null) {
            $this->model->withdrawn[] = (array) DB::table('imoveis')->find($home->id);
            $home->delete();
        }
    }

    private function bringBack(): void
    {
        DB::table('imoveis')->insert(Arr::except(array_shift($this->model->withdrawn), 'id'));
    }

    private function outage(): void
    {
        $rows = DB::table('imoveis')->get()->map(fn (object $row) => (array) $row)->all();
        Imovel::whereKey(
            array_column(array_slice($rows, 0, $this->pick([count($rows), max(13, (int) (count($rows) * 0.8))])), 'id'),
        )->delete();
        for ($hour = 0; $hour < 3; $hour++) {
            $this->travel(10)->hours();
            $this->assertSame(1, Artisan::call('alerts:run'), 'held back');
            $this->assertCount($this->read, $this->sentMails());
        }
        DB::table('imoveis')->insertOrIgnore($rows);
    }

    private function refill(): void
    {
        $rows = DB::table('imoveis')->orderByDesc('id')->get();
        Imovel::query()->delete();
        foreach ($rows as $row) {
            DB::table('imoveis')->insert(Arr::except((array) $row, 'id'));
        }
    }

    /** Makes the mail server refuse all mails for some runs, or break the connection after accepting one. */
    private function refuse(): void
    {
        [$this->refusal, $this->isRefusedAfterwards] = [
            [
                new TransportException('535 5.7.8 wrong password', 535),
                false,
            ], [new TransportException('421 later', 421), false],
            [new TransportException('broken off'), false], [new TransportException('broken off'), true],
        ][$this->one(0, 3)];
        $this->travel(1)->days();
        $runs = $this->one(1, 3);
        for (; $runs > 0; $runs--) {
            Artisan::call('alerts:run');
            $this->readMails(isUncertain: true);
            $this->model->see(AlertModel::table(), now()->getTimestamp());
            $this->travel(1)->hours();
        }
        $this->refusal = null;
    }

    private function person(): void
    {
        // An alert begins with the listings that the last run saw, so a run comes first.
        $this->runToItsEnd();
        $name = "p{$this->one(1, 3)}@segredo.pt";
        $asked = [
            'place' => $this->pick([null, null, 'Ovar', 'Espinho']),
            'most' => $this->pick([null, null, 150_000, 220_000]),
            'deal' => $this->pick([null, null, 'Venda', 'Arrendamento']),
        ];
        $alert = $this->confirmed([
            'email' => $name, 'localizacao' => array_filter([$asked['place']]), 'maxprice' => $asked['most'],
            'objetivo' => array_filter([['Venda' => 'Comprar', 'Arrendamento' => 'Arrendar'][$asked['deal']] ?? null]),
            'frequencia' => $this->pick(['Diária', 'Semanal']),
        ]);
        $this->model->begin($alert->id, $name, $asked, $alert->search->words());
        $this->read = count($this->sentMails());
    }

    private function leave(): void
    {
        if ($this->model->alerts !== [] && $this->one(0, 2) === 0) {
            $id = $this->random->pickArrayKeys($this->model->alerts, 1)[0];
            $this->post('/avisos/'.Alert::find($id)->subscriber->token, ['aviso' => $id, 'fazer' => 'apagar'])
                ->assertOk();
            $this->model->end($id);
        }
    }

    private function runToItsEnd(): void
    {
        $this->life = null;
        $this->assertSame(0, Artisan::call('alerts:run'), implode("\n", $this->logged));
        $this->readMails(isUncertain: false);
        $this->model->see(AlertModel::table(), now()->getTimestamp());
    }

    /** @param  int|null  $life  the number of statements and mails; `null` to kill the run once a mail has been sent */
    private function killAfter(?int $life): void
    {
        [$this->life, $this->isKilledByMail] = [$life, $life === null];
        try {
            Artisan::call('alerts:run');
        } catch (KilledRun) {
            $this->happened['killed'] = true;
        }
        // The killed run's locks would expire later.
        Cache::flush();
        [$this->life, $this->isKilledByMail] = [null, false];
        $this->readMails(isUncertain: true);
        // A mail that the killed run queued would be queued again only hours later.
        Mailing::query()->whereNull('sent_at')->update(['queued_at' => null]);
    }

    /** @param  bool  $isUncertain  true if the last of these mails may not have been recorded */
    private function readMails(bool $isUncertain): void
    {
        $mails = array_slice($this->sentMails(), $this->read);
        $this->read = count($this->sentMails());
        foreach ($mails as $number => $mail) {
            $news = AlertModel::newsOf(self::sentencesIn([$mail], withSearch: true));
            $id = $mail->getHeaders()->get('Message-ID')->getId();
            $this->happened += array_fill_keys(array_column($news, 0), true);
            if (isset($this->messages[$id])) {
                $this->happened['mailed again'] = true;
            }
            $this->messages[$id] = true;
            $isLast = $number === count($mails) - 1;
            $wrong = $this->model->hear(
                $mail->getTo()[0]->getAddress(),
                $id,
                $news,
                AlertModel::table(),
                $isUncertain && ($isLast || $this->isRefusedAfterwards),
            );
            $this->assertNull($wrong, (string) $wrong.self::textOf($mail));
        }
    }

    /** @return list<Imovel> */
    private function homes(): array
    {
        return Imovel::orderBy('id')->get()->all();
    }

    private function one(int $least, int $most): int
    {
        return $this->random->getInt($least, $most);
    }

    private function pick(array $of): mixed
    {
        return $of[$this->one(0, count($of) - 1)];
    }
}

/**
 * Simulates `kill -9`: from here on, the process does nothing more, and the database rolls back its open transaction.
 */
final class KilledRun extends Error
{
}
