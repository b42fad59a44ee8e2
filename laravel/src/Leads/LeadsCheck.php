<?php

namespace ImoWidgets\Leads;

use Illuminate\Contracts\Cache\LockProvider;
use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\Alerts\Http\AlertController;
use ImoWidgets\Alerts\Tables;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Leads\Http\LeadController;
use ImoWidgets\Leads\Notifications\LeadDigest;
use ImoWidgets\Settings;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Finds what would lose a lead, show it to a stranger, or keep alerts from being mailed, on a site that uses the
 * package's own calls.
 */
final class LeadsCheck
{
    /** Transports that deliver no mail. */
    private const NO_MAIL = ['log', 'array', null];

    private const SAMPLE = 'Zoë 🏡 São João';

    public function __construct(private readonly ApiRoutes $routes, private readonly Recipients $recipients)
    {
    }

    /** @return list<string> */
    public function problems(): array
    {
        $areLeadsHere = in_array(LeadController::class, $this->routes->actionsOf(LeadKind::General->path()), true);

        return [
            ...$areLeadsHere ? [
                ...$this->recipients(), ...$this->digest(), ...$this->tables(), ...$this->disk(), ...$this->locks(),
                ...$this->production(),
            ] : [],
            ...$this->alerts(),
        ];
    }

    /** @return iterable<int, string> */
    private function alerts(): iterable
    {
        if (! in_array(AlertController::class.'@keep', $this->routes->actionsOf('/api/avisos'), true)) {
            return;
        }
        try {
            $yesterday = now()->subDay();
            $isOld = Tables::query('alerts')->where('confirmed_at', '<', $yesterday)->exists();
            if ($isOld && Tables::cursor('ran') < $yesterday->getTimestamp()) {
                yield 'alerts:run has not come to its end for a day, so new listings are not mailed; expected `php '
                    .'artisan schedule:run` every minute.';
            }
        } catch (QueryException $problem) {
            yield 'The tables of alerts could not be read ('.SqlState::of($problem).'): run `php artisan migrate`.';
        }
    }

    /** @return iterable<int, string> */
    private function recipients(): iterable
    {
        foreach ($this->recipients->mistakes() as $mistake) {
            yield "config/imo-widgets.php: $mistake; its leads go to somebody else.";
        }
        if ($this->recipients->general() === []) {
            $from = config('mail.from.address');
            yield 'Nobody is told of a lead: expected an address in IMO_LEADS_MAIL (leads.mail.to in '
                .'config/imo-widgets.php)'
                .($from === null ? '' : ", or one of somebody's in MAIL_FROM_ADDRESS, got \"$from\"")
                .'.';
        }
    }

    /** @return iterable<int, string> */
    private function digest(): iterable
    {
        [$at, $hours] = [Settings::get('leads.digest.at'), Settings::get('leads.digest.hours')];
        if ($at !== false && LeadDigest::timeOfDay() === null) {
            yield 'config/imo-widgets.php: leads.digest.at expected a time such as 09:00, or false, got '
                .json_encode($at)
                .'; no reminder of leads without an answer goes.';
        }
        if (! is_int($hours) || $hours < 0) {
            yield 'config/imo-widgets.php: leads.digest.hours expected a number of hours, got '.json_encode($hours).'.';
        }
    }

    /** @return iterable<int, string> */
    private function tables(): iterable
    {
        $sample = '"'.self::SAMPLE.'"';
        $expected = 'expected the charset utf8mb4 of the connection and the tables.';
        try {
            if (! Schema::hasTable('imo_leads') || ! Schema::hasTable('imo_cv_files')) {
                yield 'The table imo_leads is not there, so that no lead is stored: run `php artisan migrate`.';
            } elseif ($this->readBack(self::SAMPLE) !== self::SAMPLE) {
                yield "The database does not give back what a visitor types ($sample): $expected";
            }
        } catch (QueryException $problem) {
            yield SqlState::isRefusal($problem)
                ? "The database does not take what a visitor types ($sample): ".SqlState::of($problem)."; $expected"
                : "The database can't be asked, so that no lead is stored: ".SqlState::of($problem).'.';
        }
    }

    /** Writes a text to the database and returns it as read back; the transaction is rolled back. */
    private function readBack(string $text): string
    {
        DB::beginTransaction();
        try {
            $row = ['disk' => 'check', 'file' => $text, 'person' => str_repeat('0', 64)];

            return CvFile::query()->create($row)->refresh()->file;
        } finally {
            DB::rollBack();
        }
    }

    /** @return iterable<int, string> */
    private function disk(): iterable
    {
        $disk = Settings::get('leads.disk');
        if (config("filesystems.disks.$disk.visibility") === 'public') {
            yield "CVs lie on the disk \"$disk\", whose files anybody may read: expected a private one in leads.disk.";
        }
        if (CvFile::folder() === '') {
            yield "The CVs have no folder on the disk \"$disk\": name one in leads.folder in config/imo-widgets.php.";
        }
        try {
            Storage::disk($disk)->exists(CvFile::folder());
        } catch (Throwable $problem) {
            $class = $problem::class;
            yield "The disk \"$disk\" of the CVs could not be looked into ($class): leads.disk in "
                .'config/imo-widgets.php.';
        }
    }

    /** @return iterable<int, string> */
    private function locks(): iterable
    {
        try {
            if (Cache::getStore() instanceof LockProvider) {
                Cache::lock('imo-widgets:check', 1)->get();

                return;
            }
            $problem = 'its driver has none';
        } catch (Throwable $cause) {
            $problem = $cause instanceof QueryException ? SqlState::of($cause) : $cause::class;
        }
        $store = (string) config('cache.default');
        yield "The cache \"$store\" gives no lock ($problem), and without one no mail about a lead goes: expected "
            .'another one in CACHE_STORE, or its table of locks.';
    }

    /** @return iterable<int, string> */
    private function production(): iterable
    {
        if (! app()->isProduction()) {
            return;
        }
        $mailer = (string) config('mail.default');
        $mailers = [$mailer, ...(array) config("mail.mailers.$mailer.mailers")];
        $transports = array_map(fn (string $name) => config("mail.mailers.$name.transport"), $mailers);
        if (array_intersect($transports, self::NO_MAIL) !== []) {
            yield "MAIL_MAILER is \"$mailer\" in production: a mail about a lead ends in the log or nowhere, and "
                .'counts as sent; expected a mail server.';
        }
        $store = (string) config('cache.default');
        if (in_array(config("cache.stores.$store.driver"), ['array', 'null'], true)) {
            yield "The cache \"$store\" in production holds for one process alone: two workers may send the same mail, "
                .'and no limit counts; expected another one in CACHE_STORE.';
        }
        if (config('app.debug')) {
            yield 'APP_DEBUG is on in production: an error page shows what a visitor typed, and the settings of this '
                .'site.';
        }
    }
}
