<?php

namespace ImoWidgets\Check\Leads;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\LeadKind;

final class UploadLimits extends Question
{
    public const LINE = 'Uploads';

    public const ASKS = 'Do the settings of PHP\'s command line allow a CV? `--url` checks the web server\'s.';

    /** The size of the largest accepted CV in bytes; the request is slightly larger because of its other fields. */
    public const LARGEST_CV = 1_000_000;

    public function concerns(Site $site): bool
    {
        return $site->uses(LeadKind::Application);
    }

    public function answers(Site $site): iterable
    {
        $limits = ['upload_max_filesize' => '', 'post_max_size' => ''];
        foreach (array_keys($limits) as $setting) {
            $limit = $limits[$setting] = (string) ini_get($setting);
            // 0 means no limit.
            if (ini_parse_quantity($limit) > 0 && ini_parse_quantity($limit) < self::LARGEST_CV) {
                yield self::error("$setting is $limit", 'a CV of 1 MB is refused', 'Set 2M or more in php.ini.');
            }
        }
        yield ini_get('file_uploads')
            ? self::fine("up to {$limits['upload_max_filesize']}, {$limits['post_max_size']} a request")
            : self::error('file_uploads is off', 'no CV arrives', 'Turn it on in php.ini.');
    }
}
