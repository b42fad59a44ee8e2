<?php

namespace ImoWidgets\Widgets;

use Illuminate\Contracts\Config\Repository;

/** Whether the assets may be published: never over a file of the site's own. */
final class Publication
{
    /**
     * @param  Repository  $config  read anew each time: a command may come with another `path` than the process began
     *     with
     */
    public function __construct(private readonly Bundle $bundle, private readonly Repository $config)
    {
    }

    /**
     * @param  string|null  $folder  where to; the configured one when left out
     * @return string|null why nothing may be written there, for who runs the command; `null` when it may
     */
    public function refusal(?string $folder = null): ?string
    {
        $problem = PublishPath::from($this->config->get('imo-widgets.path'))->problem;
        if ($problem !== null) {
            return $problem;
        }
        $foreign = (new Bundle($this->bundle->shipped, $folder ?? $this->bundle->published))->foreignFile();

        return $foreign === null
            ? null
            : "$foreign is not of imo-widgets: expected none or our own, so nothing is published. "
                    ."Set 'path' in config/imo-widgets.php to a folder of its own, or delete the file.";
    }
}
