<?php

namespace ImoWidgets\Leads\Actions;

use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\Lead;

/** Records a download of the CV in its lead's trail (docs/operating.md#the-cv). */
final class RecordCvDownload
{
    /** @throws NotStored if other processes keep changing the trail */
    public function handle(Lead $lead, ?string $by): void
    {
        for ($tries = 1; ! $lead->appendToTrail(Lead::DOWNLOAD, $by); $tries++) {
            if ($tries === Lead::TRAIL_TRIES) {
                throw new NotStored(
                    "A download of the CV of lead {$lead->getKey()} could not be recorded: other processes kept "
                        .'changing its trail. The answer was a 503.',
                );
            }
        }
    }
}
