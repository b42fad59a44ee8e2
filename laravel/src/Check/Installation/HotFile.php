<?php

namespace ImoWidgets\Check\Installation;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;

final class HotFile extends Question
{
    public const LINE = 'Dev server';

    public const ASKS = 'Is there no `public/hot` that sends the pages to a dev server?';

    public function concerns(Site $site): bool
    {
        return ! app()->isLocal();
    }

    public function answers(Site $site): iterable
    {
        $hot = public_path('hot');
        yield is_file($hot)
            ? self::error("$hot exists", 'visitors get the site\'s own scripts from a dev server', 'Delete it.')
            : self::fine('none');
    }
}
