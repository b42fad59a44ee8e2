<?php

namespace ImoWidgets\Tests\Alerts;

use App\Models\Imovel;
use Illuminate\Mail\Events\MessageSending;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Symfony\Component\Mailer\Exception\TransportException;

/**
 * Simulates a month of a small agency: 150 homes, 25 alerts, a feed that is down for a night and a day, a refill with
 * new ids, and a wrong password over a long weekend. `IMO_MONTH=month.txt` writes the mails of one subscriber to a
 * file.
 */
final class AlertMonthTest extends AlertTestCase
{
    private const PLACES = ['Ovar', 'Espinho', 'Aveiro'];

    private Randomizer $random;

    public function test_tells_the_truth_for_a_month_with_an_outage_a_refill_and_a_wrong_password(): void
    {
        config(['imo-widgets.alerts.hold_back_share' => 0.5, 'imo-widgets.alerts.months' => 24]);
        $seed = (int) (getenv('IMO_SEED') ?: 7);
        $this->random = new Randomizer(new Mt19937($seed));
        $model = new AlertModel;
        array_map($this->add(...), range(1, 150));
        $this->assertSame(0, Artisan::call('alerts:run'));
        $model->see(AlertModel::table(), now()->getTimestamp());
        for ($person = 1; $person <= 25; $person++) {
            $this->ask_($model, $person);
        }
        [$wrongPassword, $down] = [false, null];
        Event::listen(MessageSending::class, function () use (&$wrongPassword) {
            throw_if($wrongPassword, new TransportException('535 5.7.8 Authentication credentials invalid', 535));
        });
        [$read, $days] = [count($this->sentMails()), []];
        for ($day = 1; $day <= 30; $day++) {
            foreach ([8, 10, 12, 18] as $hour) {
                $this->travelTo(now()->setTime($hour, 5));
                $wrongPassword = $day >= 20 && $day <= 23;
                if ([$day, $hour] === [9, 10]) {
                    $down = DB::table('imoveis')->get()->map(fn (object $row) => (array) $row)->all();
                    Imovel::query()->delete();
                }
                if ([$day, $hour] === [10, 12]) {
                    DB::table('imoveis')->insert($down);
                    $down = null;
                }
                if ($down === null) {
                    array_map($this->change(...), [1, 2]);
                }
                if ([$day, $hour] === [15, 8]) {
                    $this->refill();
                }
                $code = Artisan::call('alerts:run');
                if ($down !== null || ! $wrongPassword) {
                    $this->assertSame($down === null ? 0 : 1, $code, "$day, $hour");
                }
                foreach (array_slice($this->sentMails(), $read) as $mail) {
                    $days[spl_object_id($mail)] = now()->format('d/m, H:i');
                    $wrong = $model->hear(
                        $mail->getTo()[0]->getAddress(),
                        $mail->getHeaders()->get('Message-ID')->getId(),
                        AlertModel::newsOf(self::sentencesIn([$mail], withSearch: true)),
                        AlertModel::table(),
                        isUncertain: false,
                    );
                    $this->assertNull($wrong, "IMO_SEED=$seed, day $day: $wrong");
                }
                $read = count($this->sentMails());
                if ($down === null) {
                    $model->see(AlertModel::table(), now()->getTimestamp());
                }
            }
            $this->travel(1)->days();
        }
        $ofOne = array_filter(
            $this->sentMails(),
            fn ($mail) => isset($days[spl_object_id($mail)]) && $mail->getTo()[0]->getAddress() === 'p1@segredo.pt',
        );
        $texts = array_map(
            fn ($mail) => "{$days[spl_object_id($mail)]}: {$mail->getSubject()}\n\n".self::textOf($mail),
            $ofOne,
        );
        if (is_string(getenv('IMO_MONTH'))) {
            file_put_contents(getenv('IMO_MONTH'), implode("\n----------\n\n", $texts));
        }
        $this->assertGreaterThan(5, count($texts));
        $this->assertStringContainsString('Desceu o preço', implode($texts));
    }

    private function add(int $number): void
    {
        $place = self::PLACES[$this->random->getInt(0, 2)];
        $this->listing([
            'id_ref' => "H$number",
            'titulo' => "H$number",
            'preco' => 1000 * $this->random->getInt(90, 450),
            'tipo_negocio' => 'Venda',
            'conselho' => $place,
            'conselho_dobrado' => strtolower($place),
            'freguesia' => '',
            'freguesia_dobrada' => '',
        ]);
    }

    private function ask_(AlertModel $model, int $person): void
    {
        $asked = ['place' => self::PLACES[$person % 3], 'most' => 50_000 * $this->random->getInt(4, 8), 'deal' => null];
        $alert = $this->confirmed([
            'email' => "p$person@segredo.pt",
            'localizacao' => [$asked['place']],
            'maxprice' => $asked['most'],
            'objetivo' => [],
            'frequencia' => $person % 4 === 0 ? 'Semanal' : 'Diária',
        ]);
        $model->begin($alert->id, "p$person@segredo.pt", $asked, $alert->search->words());
    }

    /** Adds a home, changes a price, withdraws a home, or does nothing. */
    private function change(): void
    {
        static $next = 300;
        $home = Imovel::orderByDesc('id')->limit(60)->get()->all()[$this->random->getInt(0, 59)];
        match ($this->random->getInt(0, 5)) {
            0, 1 => $this->add(++$next),
            2, 3 => $home->update(['preco' => round($home->preco * $this->random->getInt(85, 108) / 100, -3)]),
            4 => $home->delete(),
            5 => null,
        };
    }

    private function refill(): void
    {
        $next = (int) Imovel::max('id');
        $rows = DB::table('imoveis')->orderBy('id')->get();
        Imovel::query()->delete();
        DB::table('imoveis')->insert($rows->map(function (object $row) use (&$next) {
            return ['id' => ++$next] + (array) $row;
        })->all());
    }
}
