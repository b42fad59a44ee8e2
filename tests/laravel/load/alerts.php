<?php

/**
 * The steps of tests/laravel/load/alerts.ts and killed-alerts.ts, run in a site's folder: `php alerts.php searches 100000`
 * adds as many subscriptions, `changes 5000` adds listings and lowers prices, `withdraw` (prints the reduced) and `return` change those that were added,
 * `run` sends the alerts, `parts` prints the time of each part of a run, `expected` prints which of the added listings each alert
 * finds, and `sent` the number of mails that are not sent yet.
 */

use App\Models\Imovel;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Mail\MailManager;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertMailings;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\ListingWatcher;
use ImoWidgets\Alerts\SavedSearch;
use ImoWidgets\Alerts\Sentence;
use ImoWidgets\Alerts\Mailing;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\ListingVersion;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Symfony\Component\Mailer\SentMessage;
use Symfony\Component\Mailer\Transport\AbstractTransport;

require getcwd().'/vendor/autoload.php';
$app = require getcwd().'/bootstrap/app.php';
$app->make(Kernel::class)->bootstrap();
[, $command, $argument] = $argv + [2 => '0'];
$random = new Randomizer(new Mt19937(7));

/** Accepts every mail, and writes a line about it to a file before answering. */
final class SinkTransport extends AbstractTransport
{
    private const HEADINGS = ['novo' => '/^\d+ novos? /', 'desceu' => '/^Desceu o /', 'voltou' => '/^Volt/', 'saiu' => '/^Já não /'];

    protected function doSend(SentMessage $message): void
    {
        $mail = $message->getOriginalMessage();
        [$sentence, $said] = [null, []];
        foreach (explode("\n", (string) $mail->getTextBody()) as $line) {
            $headed = array_filter(Sentence::cases(), fn (Sentence $case) => preg_match(self::HEADINGS[$case->value], $line) === 1);
            $sentence = array_values($headed)[0] ?? $sentence;
            if (preg_match('/^- Novo (\d+)/', $line, $title) === 1) {
                $said[] = "{$sentence?->value} $title[1]";
            }
        }
        $line = json_encode([$message->getMessageId(), $mail->getTo()[0]->getAddress(), $said]);
        file_put_contents(getenv('IMO_SINK'), "$line\n", FILE_APPEND | LOCK_EX);
    }

    public function __toString(): string
    {
        return 'sink';
    }
}

$app->make(MailManager::class)->extend('sink', fn () => new SinkTransport);
config(['mail.default' => 'sink', 'mail.mailers.sink' => ['transport' => 'sink']]);

$timed = function (string $what, Closure $work): void {
    $processor = fn () => array_sum(array_map(fn (string $part) => getrusage()["ru_$part.tv_sec"] + getrusage()["ru_$part.tv_usec"] / 1e6, ['utime', 'stime']));
    [$start, $before] = [hrtime(true), $processor()];
    $work();
    printf("%s %.1f s, %.1f s of it PHP's own, memory %d MB\n", $what, (hrtime(true) - $start) / 1e9, $processor() - $before, memory_get_peak_usage(true) / 1e6);
};

match ($command) {
    'searches' => (function () use ($argument, $random) {
        $places = DB::table('imoveis')->limit(20_000)->pluck('conselho')->unique()->values()->all();
        $kinds = ['Apartamento', 'Moradia', 'Terreno', 'Loja'];
        [$now, $last] = [now(), ListingVersion::last()];
        foreach (array_chunk(range(1, (int) $argument), 1000) as $chunk) {
            DB::transaction(function () use ($chunk, $places, $kinds, $random, $now, $last) {
                $asked = array_map(fn (int $n) => SavedSearch::of([
                    'objetivo' => [$random->getInt(0, 3) === 0 ? 'Arrendar' : 'Comprar'],
                    'tipologia' => $random->getInt(0, 4) === 0 ? [] : [$kinds[$random->getInt(0, 3)]],
                    'localizacao' => [$places[(int) (count($places) * ($random->getInt(0, 999) / 1000) ** 2)]],
                    'quartos' => $random->getInt(0, 1) === 0 ? [] : [(string) $random->getInt(1, 4)],
                    'maxprice' => $random->getInt(0, 1) === 0 ? null : 10_000 * $random->getInt(5, 60),
                ]), $chunk);
                $byDigest = array_combine(array_map(fn (SavedSearch $search) => $search->digest, $asked), $asked);
                SavedSearch::query()->insertOrIgnore(array_map(fn (string $digest) => ['digest' => $digest, 'criteria' => json_encode((object) $byDigest[$digest]->criteria), 'created_at' => $now], array_keys($byDigest)));
                $ids = SavedSearch::query()->whereIn('digest', array_keys($byDigest))->pluck('id', 'digest');
                AlertSubscriber::query()->insert(array_map(fn (int $n) => ['id' => $n, 'person' => hash('sha256', "p$n@exemplo.pt"), 'email' => "p$n@exemplo.pt", 'token' => sprintf('%040x', $n), 'created_at' => $now], $chunk));
                Alert::query()->insert(array_map(fn (int $n, SavedSearch $search) => [
                    'subscriber_id' => $n, 'search_id' => $ids[$search->digest], 'send_id' => sprintf('%032x', $n), 'token' => sprintf('%040x', $n), 'frequency' => 'Diária', 'url' => '/lista',
                    'consent' => 'x', 'confirmed_at' => $now, 'expires_at' => $now->copy()->addYear(), 'due_at' => $now->copy()->subDay(), 'began_at_version' => $last, 'told_to_version' => $last, 'created_at' => $now,
                ], $chunk, $asked));
            });
        }
        printf("%d alerts of %d searches\n", Alert::count(), SavedSearch::query()->count());
    })(),
    'changes' => (function () use ($argument, $random) {
        $count = (int) $argument;
        $first = (int) DB::table('imoveis')->max('id');
        $old = DB::table('imoveis')->whereIn('id', array_map(fn () => $random->getInt(1, $first), range(1, 2 * $count)))->get();
        DB::transaction(function () use ($old, $count, $first) {
            foreach ($old->take($count) as $n => $row) {
                DB::table('imoveis')->insert([...(array) $row, 'id' => $first + $n + 1, 'titulo' => 'Novo '.($first + $n + 1), 'id_ref' => "NOVO-$n"]);
            }
            DB::table('imoveis')->whereIn('id', $old->skip($count)->whereNotNull('preco')->pluck('id'))->update(['preco' => DB::raw('preco * 0.9')]);
        });
        printf("%d new, %d reduced\n", min($count, $old->count()), $old->skip($count)->whereNotNull('preco')->count());
    })(),
    'look' => $timed('look', fn () => $app->make(ListingWatcher::class)->look()),
    'parts' => (function () use ($app, $timed) {
        $timed('look', fn () => $app->make(ListingWatcher::class)->look());
        $timed('find the news', fn () => $app->make(AlertMailings::class)->prepare());
        printf("%d mails\n", Mailing::query()->count());
        Bus::fake();
        $timed('queue', function () use ($app) {
            foreach ($app->make(AlertMailings::class)->waiting(true) as $mailing) {
                Mailing::query()->where('id', $mailing)->update(['queued_at' => now()]);
            }
        });
        $some = Mailing::query()->orderBy('id')->limit(1000)->pluck('id');
        $timed("write {$some->count()} mails", fn () => $some->each(fn (int $id) => $app->call([new ImoWidgets\Alerts\Jobs\SendAlertMailing($id), 'handle'])));
    })(),
    // The run itself sends its mails, one after the other.
    'run' => (function () use ($app) {
        // The locks of a killed run or mail expire with time. A listing that is missing in two runs is gone.
        Cache::flush();
        config(['imo-widgets.alerts.gone_after_hours' => 0]);
        exit($app->make(Kernel::class)->call('alerts:run'));
    })(),
    // This uses the site's own search, one alert after the other.
    'expected' => (function () use ($app) {
        $search = $app->make(ImoWidgets\Listings\EloquentListingSearch::class);
        $new = Imovel::where('titulo', 'like', 'Novo %')->pluck('id')->all();
        foreach (Alert::with('subscriber')->lazyById() as $alert) {
            foreach ($new === [] ? [] : $search->among($alert->search->criteria, $new) as $id) {
                echo "{$alert->subscriber->email} $id\n";
            }
        }
    })(),
    // A third of the new listings is reduced, and a third withdrawn.
    'withdraw' => (function () {
        $isNew = DB::table('imoveis')->where('titulo', 'like', 'Novo %');
        $reduced = (clone $isNew)->whereRaw('id % 3 = 0')->where('preco', '>', 100)->pluck('id');
        DB::table('imoveis')->whereIn('id', $reduced)->update(['preco' => DB::raw('preco * 0.8')]);
        echo $reduced->implode("\n");
        $withdrawn = (clone $isNew)->whereRaw('id % 3 = 1')->get();
        file_put_contents(getenv('IMO_SINK').'.withdrawn', json_encode($withdrawn));
        DB::table('imoveis')->whereIn('id', $withdrawn->pluck('id'))->delete();
    })(),
    'return' => (function () {
        $withdrawn = json_decode(file_get_contents(getenv('IMO_SINK').'.withdrawn'), true);
        DB::table('imoveis')->insert($withdrawn);
    })(),
    // This simulates the next day, on which jobs that are still queued count as lost.
    'again' => (function () {
        Mailing::query()->whereNull('sent_at')->update(['queued_at' => now()->subDays(2)]);
        Alert::query()->update(['due_at' => now()->subDay()]);
    })(),
    'sent' => print(Mailing::query()->whereNull('sent_at')->count()." not sent\n"),
};
