<?php

namespace ImoWidgets\Check\Leads;

use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Queue;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Settings;
use Throwable;

final class LeadsAnnounced extends Question
{
    public const LINE = 'Announced leads';

    public const ASKS = 'Has each unanswered lead that is older than 15 minutes been mailed?';

    public const AFTER = [LeadTables::class];

    /** The age in minutes at which a lead should have been mailed, even after two retries for a busy mail server. */
    private const MINUTES = 15;

    /** The number of days that `leads:recover` looks back by default. */
    private const DAYS = 7;

    public function concerns(Site $site): bool
    {
        return $site->keepsLeads();
    }

    public function answers(Site $site): iterable
    {
        $unannounced = Settings::leadModel()::query()
            ->whereNull('announced_at')
            // A lead whose state was changed has been seen, even without a mail.
            ->where('state', LeadState::Open)
            ->where('created_at', '<=', now()->subMinutes(self::MINUTES));
        $count = (clone $unannounced)->count();
        if ($count === 0) {
            yield self::fine('all of them');

            return;
        }
        $since = Carbon::parse((string) $unannounced->min('created_at'));
        $days = (int) ceil($since->diffInDays(now()));
        $jobs = self::waitingJobs();
        $recover = '`php artisan leads:recover'.($days > self::DAYS ? " --days=$days`" : '`');
        yield self::error(
            "$count ".($count === 1 ? 'lead' : 'leads')." without a mail since {$since->format('Y-m-d H:i')}; "
                .($jobs > 0 ? MailQueue::waiting($jobs).' in the queue' : 'none of their jobs is waiting'),
            'visitors wait for an answer, and the agency doesn\'t know',
            $jobs > 0
                ? 'Keep `php artisan queue:work --tries=5` running.'
                : "See `php artisan queue:failed` and the log; $recover queues again what has waited for two hours.",
        );
    }

    private static function waitingJobs(): int
    {
        try {
            return Queue::size();
        } catch (Throwable) {
            // The question about the queue reports the reason.
            return 0;
        }
    }
}
