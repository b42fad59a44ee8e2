<?php

namespace ImoWidgets\Check\Installation;

use Illuminate\Contracts\Cache\LockProvider;
use Illuminate\Database\QueryException;
use Illuminate\Support\Facades\Cache;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\SqlState;
use Throwable;

final class CacheLocks extends Question
{
    public const LINE = 'Cache';

    public const ASKS = 'Does CACHE_STORE have locks, which mails need, and in production share them between '
        .'processes?';

    private const REMEDY = 'Name another store in CACHE_STORE, or make its tables: `php artisan migrate`.';

    public function concerns(Site $site): bool
    {
        return $site->sendsLinks();
    }

    public function answers(Site $site): iterable
    {
        // `env()` turns CACHE_STORE=null into PHP's null, although "null" names Laravel's store that keeps nothing.
        $store = (string) (config('cache.default') ?? 'null');
        $problem = self::problem();
        $isAlone = in_array(config("cache.stores.$store.driver", $store), ['array', 'null'], true);
        yield match (true) {
            $problem !== null => self::error(
                "\"$store\" has no locks or stores nothing ($problem)",
                'no mail is sent, and forms get a 500',
                self::REMEDY,
            ),
            $isAlone && $site->isLive => self::error(
                "\"$store\" works within only one process",
                'two workers may send the same mail, and no limit counts',
                self::REMEDY,
            ),
            default => self::fine("\"$store\" has locks"),
        };
    }

    private static function problem(): ?string
    {
        try {
            if (! Cache::getStore() instanceof LockProvider) {
                return 'its driver has none';
            }
            Cache::lock('imo-widgets:check', 1)->get();
            Cache::put('imo-widgets:check', 1, 1);
        } catch (Throwable $cause) {
            return $cause instanceof QueryException ? SqlState::of($cause) : $cause::class;
        }

        return null;
    }
}
