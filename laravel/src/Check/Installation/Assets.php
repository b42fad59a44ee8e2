<?php

namespace ImoWidgets\Check\Installation;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\Bundle;

final class Assets extends Question
{
    public const LINE = 'Assets';

    public const ASKS = 'Is the published bundle complete, and from the installed package?';

    private const MEANS = 'pages may show only their fallbacks';

    private const INSTALL = 'Run `php artisan imo-widgets:install`.';

    public function __construct(private readonly Bundle $bundle)
    {
    }

    public function answers(Site $site): iterable
    {
        $folder = $this->bundle->published;
        $refusal = $this->bundle->refusal();
        $damaged = implode(', ', $this->bundle->damagedFiles());
        if ($refusal !== null) {
            yield self::error($refusal, self::MEANS, 'Set `path` in config/imo-widgets.php.');
        }
        yield match (true) {
            $this->bundle->state() === Bundle::NOT_PUBLISHED => self::error(
                "found none in $folder", self::MEANS, self::INSTALL,
            ),
            $this->bundle->state() === Bundle::OUT_OF_DATE => self::error(
                "those in $folder are out of date", self::MEANS, self::INSTALL,
            ),
            $damaged !== '' => self::error("missing or changed since the build: $damaged", self::MEANS, self::INSTALL),
            default => self::fine("current, in $folder"),
        };
    }
}
