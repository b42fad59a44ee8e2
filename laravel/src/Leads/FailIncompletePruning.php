<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Events\ModelPruningFinished;
use ImoWidgets\Exceptions\LeadNotDeleted;

/**
 * Listens to `ModelPruningFinished` and makes `model:prune` fail if old leads are left: Laravel itself reports each
 * failed deletion but exits with 0.
 */
final class FailIncompletePruning
{
    /** @throws LeadNotDeleted with the ids of the leads that are left */
    public function handle(ModelPruningFinished $event): void
    {
        foreach ($event->models as $model) {
            $left = is_a($model, Lead::class, true) ? (new $model)->prunable()->pluck('id') : collect();
            if ($left->isNotEmpty()) {
                throw new LeadNotDeleted(
                    "Leads that are older than config('imo-widgets.leads.months') are still there: "
                        ."{$left->implode(', ')}.",
                );
            }
        }
    }
}
