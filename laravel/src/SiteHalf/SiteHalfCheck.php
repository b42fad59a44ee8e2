<?php

namespace ImoWidgets\SiteHalf;

use Illuminate\Contracts\Foundation\Application;
use UnexpectedValueException;

/** Whether the site half is of the version of the installed package, for `imo-widgets:check`. */
final class SiteHalfCheck
{
    public function __construct(private readonly Application $app, private readonly Stubs $stubs)
    {
    }

    /** @return list<string> empty for a site that has no record, too: its half may be its own */
    public function warnings(): array
    {
        try {
            $record = BaseRecord::read();
        } catch (UnexpectedValueException $problem) {
            return [$problem->getMessage()];
        }
        $behind = $record === null ? [] : $this->behind($record);

        return $behind === [] ? [] : ["The site half is older than imo-widgets {$this->stubs->version}: ".implode(', ', $behind).'. On a developer\'s machine, `php artisan imo-widgets:api --update --dry-run` says what an update would do.'];
    }

    /** @return list<string> the files that this version has another text of than the one that the site's was made of */
    private function behind(BaseRecord $record): array
    {
        $bases = $record->texts();
        $isBehind = function (string $new, string $path) use ($bases): bool {
            $mine = is_file(base_path($path)) ? str_replace("\r\n", "\n", file_get_contents(base_path($path))) : null;
            $isDeleted = $mine === null && isset($bases[$path]);

            return $new !== ($bases[$path] ?? null) && $new !== $mine && ! $isDeleted;
        };

        return array_keys(array_filter($this->stubs->texts($this->app->getNamespace(), $record->isStateless, $record->hasAlerts), $isBehind, ARRAY_FILTER_USE_BOTH));
    }
}
