<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\Leads\Http\LeadController;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Finds problems with leads before the first one comes, for `imo-widgets:check`. A site that stores leads by its own
 * code is not checked.
 */
final class LeadsCheck
{
    /** Transports that deliver no mail. */
    private const NO_MAIL = ['log', 'array', null];

    private const SAMPLE = 'Zoë 🏡 São João';

    /** @param  ApiRoutes  $routes  tell if the package's own routes answer here */
    public function __construct(private readonly ApiRoutes $routes, private readonly Recipients $recipients)
    {
    }

    /** @return list<string> what loses a lead, or shows it to somebody */
    public function problems(): array
    {
        return $this->isOurs()
            ? [...$this->recipients(), ...$this->digest(), ...$this->tables(), ...$this->disk(), ...$this->production()]
            : [];
    }

    /** @return list<string> what may be meant so */
    public function warnings(): array
    {
        $isDebug =
            $this->isOurs()
            && app()->isProduction()
            && array_filter($this->logChannels((string) config('logging.default')), $this->takesDebugLines(...)) !== [];

        return $isDebug
            ? [
                'The log takes debug lines in production (LOG_LEVEL=debug), where mailers and other packages write '
                    .'what visitors typed; expected LOG_LEVEL=info.',
            ]
            : [];
    }

    private function isOurs(): bool
    {
        return in_array(LeadController::class, $this->routes->actionsOf(LeadKind::General->path()), true);
    }

    /** @return list<string> */
    private function recipients(): array
    {
        $mistakes = array_map(
            fn (string $mistake) => "config/imo-widgets.php: $mistake; its leads go to somebody else.",
            $this->recipients->mistakes(),
        );
        $from = config('mail.from.address');
        $nobody =
            'Nobody is told of a lead: expected an address in IMO_LEADS_MAIL (leads.mail.to in '
                .'config/imo-widgets.php)'
            .($from === null ? '' : ", or one of somebody's in MAIL_FROM_ADDRESS, got \"$from\"")
            .'.';

        return $this->recipients->general() === [] ? [...$mistakes, $nobody] : $mistakes;
    }

    /** @return list<string> */
    private function digest(): array
    {
        [$at, $hours] = [LeadSettings::get('digest.at'), LeadSettings::get('digest.hours')];
        $isWrong = $at !== false && LeadSettings::digestTime() === null;

        return array_values(
            array_filter([
                $isWrong
                    ? 'config/imo-widgets.php: leads.digest.at expected a time such as 09:00, or false, got '
                        .json_encode($at)
                        .'; no reminder of leads without an answer goes.'
                    : null,
                is_int($hours) && $hours >= 0
                    ? null
                    : 'config/imo-widgets.php: leads.digest.hours expected a number of hours, got '
                        .json_encode($hours)
                        .'.',
            ]),
        );
    }

    /**
     * @return list<string> problems of the tables: without them no lead is stored, and an old charset loses characters
     */
    private function tables(): array
    {
        try {
            if (! Schema::hasTable('imo_leads') || ! Schema::hasTable('imo_lead_changes')) {
                return ['The table imo_leads is not there, so that no lead is stored: run `php artisan migrate`.'];
            }

            return $this->readBack(self::SAMPLE) === self::SAMPLE
                ? []
                : [
                    'The database does not give back what a visitor types ("'
                    .self::SAMPLE
                    .'"): expected the charset utf8mb4 of the connection and the tables.',
                ];
        } catch (QueryException $problem) {
            return SqlState::isRefusal($problem)
                ? [
                    'The database refuses what a visitor types ("'
                    .self::SAMPLE
                    .'"): '
                    .SqlState::of($problem)
                    .'; expected the charset utf8mb4 of the connection and the tables.',
                ]
                : [];
        } catch (Throwable) {
            // No database here: a site may run the check where its assets are built.
            return [];
        }
    }

    /** Writes a text to the database and returns it as read back; the transaction is rolled back. */
    private function readBack(string $text): mixed
    {
        $database = DB::connection();
        $level = $database->transactionLevel();
        $database->beginTransaction();
        try {
            $id = $database
                ->table('imo_cv_files')
                ->insertGetId(['disk' => 'check', 'file' => $text, 'person' => str_repeat('0', 64)]);

            return $database->table('imo_cv_files')->where('id', $id)->value('file');
        } finally {
            $database->rollBack($level);
        }
    }

    /** @return list<string> */
    private function disk(): array
    {
        $disk = LeadSettings::get('disk');
        $isPublic = config("filesystems.disks.$disk.visibility") === 'public';
        $folder = CvFile::problemOfFolder();

        return array_values(
            array_filter([
                $isPublic
                    ? "CVs lie on the disk \"$disk\", whose files anybody may read: expected a private one in "
                        .'leads.disk.'
                    : null,
                $folder === null ? null : "$folder.",
            ]),
        );
    }

    /** @return list<string> */
    private function production(): array
    {
        if (! app()->isProduction()) {
            return [];
        }
        $mailer = (string) config('mail.default');
        $transports = array_map(fn (string $name) => config("mail.mailers.$name.transport"), [
            $mailer,
            ...(array) config("mail.mailers.$mailer.mailers"),
        ]);
        $isNone = array_intersect($transports, self::NO_MAIL) !== [];

        return array_values(
            array_filter([
                $isNone
                    ? "MAIL_MAILER is \"$mailer\" in production: a mail about a lead ends in the log or nowhere, and "
                        .'counts as sent; expected a mail server.'
                    : null,
                config('app.debug')
                    ? 'APP_DEBUG is on in production: an error page shows what a visitor typed, and the settings of '
                        .'this site.'
                    : null,
            ]),
        );
    }

    /** @return list<string> the channels that a line ends in */
    private function logChannels(string $name): array
    {
        $channel = (array) config("logging.channels.$name");

        return ($channel['driver'] ?? null) === 'stack'
            ? array_merge([], ...array_map($this->logChannels(...), (array) ($channel['channels'] ?? [])))
            : [$name];
    }

    private function takesDebugLines(string $name): bool
    {
        $channel = (array) config("logging.channels.$name");
        $goesNowhere = $channel === [] || ($channel['handler'] ?? null) === \Monolog\Handler\NullHandler::class;

        return ! $goesNowhere && ($channel['level'] ?? 'debug') === 'debug';
    }
}
